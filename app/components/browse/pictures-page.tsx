import { useLayoutEffect, useRef } from "react";
import { SearchForm } from "~/components/site/search-form";
import { ButtonLink } from "~/components/ui/button";
import { RIDDLE_PATH } from "~/domain/catalogue/signs/riddle";
import { findSign, type Picked, picturesUrl, SIGNS, type SignKey, withToggled } from "~/domain/catalogue/signs/signs";
import { EmptyList } from "./empty-list";
import { SignLink } from "./sign-link";
import type { ListLabels } from "./title-count";
import { type TitleListProps, TitleListView } from "./title-list";

const NOTHING_FOUND = "No titles found";

function labelsFor(signs: SignKey[]): ListLabels {
	const names = signs.map((key) => findSign(key).name);
	return {
		nouns: ["title", "titles"],
		more: "Load More",
		isMixed: true,
		heading: () => `Titles with the signs ${names.join(" and ")}`,
		emptyHeading: NOTHING_FOUND,
		instead: <SearchForm />,
		empty: () => (
			<EmptyList
				heading={NOTHING_FOUND}
				advice={names.length > 1 ? `No title has both: ${names.join(" and ")}.` : `No title has the sign ${names[0]}.`}
			>
				{signs.length > 1 && (
					<ul aria-label="One of them alone" className="flex gap-6 pt-2">
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
	const isRow = picked.length > 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a pick moves to the start of the row.
	useLayoutEffect(() => {
		if (row.current) row.current.scrollLeft = 0;
	}, [picked.join()]);
	return (
		<nav aria-label="Pictures" className={isRow ? "-mx-gutter" : ""}>
			{isRow && (
				<a
					href="#titles"
					data-unwalked
					className="sr-only z-50 rounded-full bg-bulb px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
				>
					Skip to titles
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
	return (
		<div className="space-y-6 px-gutter pt-24 md:pt-32">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<h1 className="lettering text-title">Browse by picture</h1>
				<ButtonLink to={RIDDLE_PATH} variant="quiet">
					Today's riddle
				</ButtonLink>
			</div>
			<SignWall picked={signs} />
			{signs.length > 0 && (
				<div id="titles" tabIndex={-1} className="space-y-6 focus:outline-none">
					<TitleListView address={picturesUrl(picked)} first={first} saved={saved} words={labelsFor(signs)} />
				</div>
			)}
		</div>
	);
}
