import { Link } from "react-router";
import { Poster } from "~/components/title/artwork";
import { FilmBulbs, Rating } from "~/components/title/meters";
import { useVerbsSoon } from "~/components/title/verbs/load-verbs";
import { VerbForm } from "~/components/title/verbs/verb-form";
import { Icon, PathIcon } from "~/components/ui/icon";
import { closeMenu, MENU_ITEM, Menu } from "~/components/ui/menu";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { addToListPath } from "~/domain/library/own-lists/own-lists";
import { focusNeighbour } from "~/lib/dom/focus-neighbour.client";
import { libraryTexts } from "~/messages/library";
import { useTexts } from "~/messages/use-language";
import { type Removal, titleOfRemoval, useIsRemoved } from "./removal";

/** Follows the columns of `ListGrid`. */
const SIZES =
	"(min-width: 80rem) 15vw, (min-width: 64rem) 18vw, (min-width: 48rem) 22vw, (min-width: 40rem) 30vw, (min-resolution: 2.5dppx) 29vw, 43vw";

export function ListGrid({ label, children }: { label: string; children: React.ReactNode }) {
	useVerbsSoon();
	return (
		<ul
			aria-label={label}
			className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-5 xl:grid-cols-6"
		>
			{children}
		</ul>
	);
}

interface ListCardProps {
	card: CardFacts;
	removal: Removal;
	/** The watch page; null where the poster leads to the title's page. */
	watchTo: string | null;
	/** The title cannot be opened here any more: no artwork and no link. */
	isGone?: boolean;
	/** 0..1 */
	progress?: number;
	isFirst: boolean;
	/** Of the title's heading. */
	level?: 2 | 3 | 4;
	/** True: the poster is a checkbox of the form around the list, and nothing leads away. */
	isSelecting: boolean;
	/** Below the title. */
	children: React.ReactNode;
}

/** A title of My List: the poster links to the watch page, the name to the detail page. */
export function ListCard(props: ListCardProps) {
	const { card, removal, watchTo, isGone = false, progress = 0, isFirst, level = 3, isSelecting } = props;
	const texts = useTexts(libraryTexts);
	const Heading = `h${level}` as const;
	const children = isGone ? <p>{texts.notAvailable}</p> : props.children;
	const poster = isGone ? null : card.poster;
	const sheet = (
		<span className="card-sheet">
			<Poster subject={card.id} path={poster} sizes={SIZES} isFirst={isFirst} className="card-poster" />
			<FilmBulbs progress={progress} className="bulbs-below" />
		</span>
	);
	return (
		<li hidden={useIsRemoved()(removal)} className="group relative">
			{isSelecting ? (
				<label className="card selectable">
					{sheet}
					<input
						type="checkbox"
						name="title"
						value={titleOfRemoval(removal)}
						aria-label={texts.selectTitle(card.title)}
						className="checkbox"
					/>
				</label>
			) : (
				<>
					{isGone ? (
						<span className="card">{sheet}</span>
					) : (
						<Link
							to={watchTo ?? titlePath(card)}
							aria-label={watchTo === null ? card.title : texts.watchTitle(card.title)}
							className="card"
						>
							{sheet}
						</Link>
					)}
					<RemoveControl removal={removal} cardOf={isGone ? null : card} />
				</>
			)}
			<div className="mt-2.5 flex items-start justify-between gap-2">
				<Heading className="min-w-0 text-[0.9375rem] leading-snug font-semibold">
					{isSelecting || isGone || watchTo === null ? (
						<span dir="auto" className="line-clamp-2">
							{card.title}
						</span>
					) : (
						<Link to={titlePath(card)} state={{ card }} dir="auto" className="line-clamp-2 hover:text-glow">
							{card.title}
						</Link>
					)}
				</Heading>
				{card.rating > 0 && !isGone && (
					<span className="shrink-0 rounded-full bg-bulb/12 px-2 py-0.5 text-xs font-semibold text-glow">
						<Rating value={card.rating} />
					</span>
				)}
			</div>
			<div className="mt-1 space-y-0.5 text-[0.8125rem] text-soft">{children}</div>
		</li>
	);
}

/** Of a button of a menu in a list, filled. */
export const DOTS =
	"M12 6.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2zM12 13.1a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2zM12 19.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2z";

interface RemoveControlProps {
	removal: Removal;
	/** Null for a title without a page. */
	cardOf: TitleRef | null;
}

const ROUND =
	"absolute end-2 top-2 z-10 inline-flex size-10 cursor-pointer items-center justify-center rounded-full bg-ground/75 text-cream frosted transition hover:bg-ground/95";

/** In wide windows a mouse shows it when it is over the card. */
const ON_HOVER =
	"md:focus-visible:opacity-100 md:[@media(hover:hover)]:opacity-0 md:[@media(hover:hover)]:group-focus-within:opacity-100 md:[@media(hover:hover)]:group-hover:opacity-100";

/** A menu, and in wide windows also a button. Both work without scripts. */
function RemoveControl({ removal: { title, name, kind, list, done }, cardOf }: RemoveControlProps) {
	const texts = useTexts(libraryTexts);
	function leave(form: HTMLFormElement) {
		closeMenu(form);
		focusNeighbour(form);
	}
	const { mediaType, id } = title;
	const verb = { title: { mediaType, id }, name, done, fields: { list }, onPress: leave };
	return (
		<>
			<VerbForm {...verb} className="hidden md:contents">
				<button
					type="submit"
					name="intent"
					value={kind}
					aria-label={texts.removeTitle(name)}
					title={texts.remove}
					data-on-card
					className={`${ROUND} hover:text-alarm ${ON_HOVER}`}
				>
					<Icon name="close" />
				</button>
			</VerbForm>
			<Menu
				label={texts.optionsFor(name)}
				button={<PathIcon path={DOTS} filled />}
				buttonClass={`${ROUND} card-menu md:top-14 ${ON_HOVER}`}
				className="w-48"
			>
				{cardOf && (
					<>
						<Link to={titlePath(cardOf)} className={MENU_ITEM}>
							<Icon name="info" className="size-4.5" />
							{texts.viewDetails}
						</Link>
						<Link to={addToListPath(cardOf)} className={MENU_ITEM}>
							<Icon name="list" className="size-4.5" />
							{texts.addToList}
						</Link>
					</>
				)}
				<VerbForm {...verb}>
					<button type="submit" name="intent" value={kind} className={`${MENU_ITEM} text-alarm`}>
						<Icon name="trash" className="size-4.5" />
						{texts.remove}
					</button>
				</VerbForm>
			</Menu>
		</>
	);
}
