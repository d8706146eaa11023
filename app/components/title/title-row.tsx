import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "~/components/ui/icon";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey } from "~/domain/catalogue/paths";
import { cardsTexts } from "~/messages/cards";
import { useTexts } from "~/messages/use-language";
import { CardSkeleton, TitleCardView, useKinds } from "./title-card";

const ROW_ARROWS_OVER = 6;
export const ROW_SKELETONS = 8;

/** Must match the widths of `.card-row`. */
const CARD_SIZES =
	"(min-width: 2400px) 11vw, (min-width: 1366px) 12vw, (min-width: 1152px) 13.7vw, (min-width: 912px) 16.3vw, (min-width: 720px) 20vw, (min-width: 480px) 26vw, 37vw";
const REEL = "reel -mx-gutter gap-(--row-gap) scroll-px-gutter px-gutter pt-1 pb-2";

interface ArrowProps {
	side: "left" | "right";
	/** The row's title, so that the buttons of several rows have different names. */
	row: string;
	/** At this end of the row already. */
	isAtEnd: boolean;
	onClick: () => void;
	/** Measures the row: rows off the screen are not laid out before somebody turns to them. */
	onApproach: () => void;
}

function Arrow({ side, row, isAtEnd, onClick, onApproach }: ArrowProps) {
	const { previousIn, nextIn } = useTexts(cardsTexts);
	return (
		<button
			type="button"
			onClick={isAtEnd ? undefined : onClick}
			onPointerEnter={onApproach}
			onFocus={onApproach}
			aria-disabled={isAtEnd}
			aria-label={side === "left" ? previousIn(row) : nextIn(row)}
			className="inline-flex size-10 cursor-pointer items-center justify-center rounded-full text-soft inset-ring inset-ring-line transition-colors hover:bg-cream/12 hover:text-cream aria-disabled:cursor-default aria-disabled:opacity-40"
		>
			<Icon name={side} />
		</button>
	);
}

/** Buttons that scroll a row by most of its width. */
function Arrows({ row, reel }: { row: string; reel: React.RefObject<HTMLUListElement | null> }) {
	const [end, setEnd] = useState({ isFirst: true, isLast: false });

	function update() {
		const list = reel.current;
		if (!list) return;
		// Negative from right to left.
		const left = Math.abs(list.scrollLeft);
		const isLast = left >= list.scrollWidth - list.clientWidth - 1;
		setEnd((old) => (old.isFirst === left < 1 && old.isLast === isLast ? old : { isFirst: left < 1, isLast }));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: listens for as long as the row is there.
	useEffect(() => {
		const list = reel.current;
		list?.addEventListener("scroll", update, { passive: true });
		return () => list?.removeEventListener("scroll", update);
	}, []);

	function scroll(direction: 1 | -1) {
		const list = reel.current;
		if (!list) return;
		const sign = getComputedStyle(list).direction === "rtl" ? -direction : direction;
		const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
		list.scrollBy({ left: sign * list.clientWidth * 0.85, behavior });
	}

	return (
		<div data-arrow-keys="skip" className="hidden gap-2 md:flex md:noscript:hidden">
			<Arrow side="left" row={row} isAtEnd={end.isFirst} onClick={() => scroll(-1)} onApproach={update} />
			<Arrow side="right" row={row} isAtEnd={end.isLast} onClick={() => scroll(1)} onApproach={update} />
		</div>
	);
}

interface RowHeadingProps extends Pick<CardRowProps, "title" | "isName" | "picture" | "links"> {
	children?: React.ReactNode;
}

function RowHeading({ title, isName, picture, links = [], children }: RowHeadingProps) {
	const heading = (
		<>
			{picture}
			<h2 dir={isName ? "auto" : undefined} className="lettering text-heading">
				{title}
			</h2>
		</>
	);
	const [first, second] = links;
	// Words beside a picture are at its middle.
	const [row, words] = picture ? ["items-center", "row-link items-center"] : ["items-end", "row-link"];
	return (
		<div className={`mb-4 flex min-h-10 justify-between gap-4 ${row}`}>
			{first && !second ? (
				<Link to={first.url} data-row-links className={words}>
					{heading}
					<span className="row-link-all">{first.text}</span>
				</Link>
			) : (
				<div data-row-links className={words}>
					{heading}
					{links.map(({ url, text }) => (
						<Link key={url} to={url} className="row-link-all">
							{text}
						</Link>
					))}
				</div>
			)}
			{children}
		</div>
	);
}

interface CardRowProps {
	title: string;
	/** Its title is not in the page's language, or has a name that is not. */
	isName?: boolean;
	/** Before the heading, as a person's portrait. */
	picture?: React.ReactNode;
	/** To the listings that go on with the row; the heading is part of a single one. */
	links?: { url: string; text: string }[];
	count: number;
	/** Its cards are squares with a name. */
	hasSquares?: boolean;
	/** Renders the list. */
	children: (reel: { ref: React.Ref<HTMLUListElement>; className: string }) => React.ReactNode;
}

/**
 * A row that scrolls by touch, wheel, keyboard and, with more than six cards, by arrow buttons. It has its own accessible
 * name, since screen readers skip its heading while the row is off screen.
 */
export function CardRow({ title, isName, picture, links, count, hasSquares, children }: CardRowProps) {
	const reel = useRef<HTMLUListElement>(null);
	return (
		<section aria-label={title} className={hasSquares ? "card-row square-row" : "card-row"}>
			<RowHeading title={title} isName={isName} picture={picture} links={links}>
				{count > ROW_ARROWS_OVER && <Arrows row={title} reel={reel} />}
			</RowHeading>
			{children({ ref: reel, className: REEL })}
		</section>
	);
}

interface TitleRowProps extends Pick<CardRowProps, "title" | "isName" | "picture"> {
	/** Of the listing that goes on with the row, of a mixed row with its movies. */
	url?: string;
	/** Of a mixed row: of the listing that goes on with its shows. */
	showsUrl?: string;
	/** Each may have a reason for its recommendation. */
	cards: (CardFacts & { reason?: string })[];
}

/** A row of titles. Where movies and shows stand side by side, each says which it is. */
export function TitleRow({ title, isName, picture, url, showsUrl, cards }: TitleRowProps) {
	const texts = useTexts(cardsTexts);
	const isMixed = cards.some(({ mediaType }) => mediaType !== cards[0]?.mediaType);
	const links = [
		...(url ? [{ url, text: showsUrl ? texts.allMovies : texts.seeAll }] : []),
		...(showsUrl ? [{ url: showsUrl, text: texts.allShows }] : []),
	];
	const kinds = useKinds();
	return (
		<CardRow title={title} isName={isName} picture={picture} links={links} count={cards.length}>
			{({ ref, className }) => (
				<ul
					ref={ref}
					data-prefetch
					className={isMixed ? `${className} mixed` : className}
					style={isMixed ? kinds : undefined}
				>
					{cards.map((card) => (
						<li key={titleKey(card)}>
							<TitleCardView card={card} sizes={CARD_SIZES} />
						</li>
					))}
				</ul>
			)}
		</CardRow>
	);
}

/** A row whose cards are still loading. */
export function RowSkeleton({ title }: { title: string }) {
	return (
		<section aria-label={title} aria-busy="true" className="card-row">
			<RowHeading title={title} />
			<div className={REEL}>
				{Array.from({ length: ROW_SKELETONS }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id.
					<div key={index}>
						<CardSkeleton />
					</div>
				))}
			</div>
		</section>
	);
}
