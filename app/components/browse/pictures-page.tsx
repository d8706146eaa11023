import { useLayoutEffect, useRef } from "react";
import { SearchForm } from "~/components/site/search-form";
import { ButtonLink } from "~/components/ui/button";
import { RIDDLE_PATH } from "~/domain/catalogue/signs/riddle";
import { findSign, type Picked, picturesUrl, SIGNS, type SignKey, withToggled } from "~/domain/catalogue/signs/signs";
import { browseTexts } from "~/messages/browse";
import { useFormats } from "~/messages/formats";
import { picturesTexts } from "~/messages/pictures";
import { signsTexts } from "~/messages/signs";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { EmptyList } from "./empty-list";
import { SignLink } from "./sign-link";
import type { ListLabels } from "./title-count";
import { type TitleListProps, TitleListView } from "./title-list";

function useListLabels(signs: SignKey[]): ListLabels {
	const texts = useTexts(picturesTexts);
	const signNames = useTexts(signsTexts).names;
	const names = useFormats().list(signs.map((key) => signNames[key]));
	return {
		kind: "title",
		more: useTexts(browseTexts).loadMore,
		isMixed: true,
		heading: () => texts.titlesWithSigns(names),
		emptyHeading: texts.nothingFound,
		instead: <SearchForm />,
		empty: () => (
			<EmptyList
				heading={texts.nothingFound}
				advice={signs.length > 1 ? texts.noTitleHasBoth(names) : texts.noTitleHas(names)}
			>
				{signs.length > 1 && (
					<ul aria-label={texts.oneAlone} className="flex gap-6 pt-2">
						{signs.map((key) => (
							<li key={key} className="w-24">
								<SignLink sign={findSign(key)} to={picturesUrl({ signs: [key] })} />
							</li>
						))}
					</ul>
				)}
			</EmptyList>
		),
	};
}

/** Those that are picked come first, so that they are in sight. */
function inOrder(picked: SignKey[]): SignKey[] {
	return [...new Set([...picked, ...SIGNS.map(({ key }) => key)])];
}

/** A grid, and a row above the titles once one is picked. */
function SignWall({ picked }: { picked: SignKey[] }) {
	const row = useRef<HTMLUListElement>(null);
	const { skipToTitles } = useTexts(picturesTexts);
	const isRow = picked.length > 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a pick moves to the start of the row.
	useLayoutEffect(() => {
		if (row.current) row.current.scrollLeft = 0;
	}, [picked.join()]);
	return (
		<nav aria-label={useTexts(siteTexts).pictures} className={isRow ? "-mx-gutter" : ""}>
			{isRow && (
				<a
					href="#titles"
					data-unwalked
					className="sr-only z-50 rounded-full bg-bulb px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
				>
					{skipToTitles}
				</a>
			)}
			<ul
				ref={row}
				className={
					isRow
						? "reel gap-3 px-gutter py-2"
						: "grid grid-cols-[repeat(auto-fill,minmax(min(24vw,8.5rem),1fr))] gap-x-4 gap-y-8"
				}
			>
				{inOrder(picked).map((key) => (
					<li key={key} className={isRow ? "w-24 shrink-0" : "waits"}>
						<SignLink
							sign={findSign(key)}
							to={picturesUrl({ signs: withToggled(picked, key) })}
							isPicked={picked.includes(key)}
						/>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** A wall of pictures, and the titles that have those which are picked; its state is in the URL. */
export function PicturesPage({ picked, first, saved }: { picked: Picked } & Pick<TitleListProps, "first" | "saved">) {
	const { signs } = picked;
	const words = useListLabels(signs);
	return (
		<div className="space-y-6 px-gutter pt-24 md:pt-32">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<h1 className="lettering text-title">{useTexts(siteTexts).browseByPicture}</h1>
				<ButtonLink to={RIDDLE_PATH}>{useTexts(picturesTexts).todaysRiddle}</ButtonLink>
			</div>
			<SignWall picked={signs} />
			{signs.length > 0 && (
				<div id="titles" tabIndex={-1} className="space-y-6 focus:outline-none">
					<TitleListView address={picturesUrl(picked)} first={first} saved={saved} words={words} />
				</div>
			)}
		</div>
	);
}
