import { useRef } from "react";
import { createStatic } from "~/components/site/static-html";
import { Icon } from "~/components/ui/icon";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey } from "~/domain/catalogue/paths";
import { ROW_ARROWS_OVER, ROW_SKELETONS } from "~/product";
import { CardSkeleton, TitleCardView } from "../title/title-card";

/** Must match the widths of `.card-row`. */
const CARD_SIZES =
	"(min-width: 150rem) 15rem, (min-width: 96rem) 12.5rem, (min-width: 64rem) 11rem, (min-width: 40rem) 10rem, 8.75rem";
const REEL = "reel -mx-gutter gap-4 scroll-px-gutter px-gutter pt-1 pb-2 lg:gap-5";

function Arrow({ side, onClick }: { side: "left" | "right"; onClick: () => void }) {
	return (
		<button
			type="button"
			onClick={onClick}
			aria-label={side === "left" ? "Scroll back" : "Scroll on"}
			className="inline-flex size-10 cursor-pointer items-center justify-center rounded-full text-soft inset-ring inset-ring-line transition-colors hover:bg-cream/12 hover:text-cream rtl:-scale-x-100"
		>
			<Icon name={side} />
		</button>
	);
}

function RowHeading({ title, children }: { title: string; children?: React.ReactNode }) {
	return (
		<div className="mb-4 flex min-h-10 items-end justify-between gap-4">
			<h2 className="lettering text-heading">{title}</h2>
			{children}
		</div>
	);
}

interface CardRowProps {
	title: string;
	count: number;
	/** Renders the list. */
	children: (reel: { ref: React.Ref<HTMLUListElement>; className: string }) => React.ReactNode;
}

/**
 * A row that scrolls by touch, wheel, keyboard and, with more than six cards, by arrow buttons. It has its own accessible
 * name, since screen readers skip its heading while the row is off screen.
 */
export function CardRow({ title, count, children }: CardRowProps) {
	const reel = useRef<HTMLUListElement>(null);

	function scroll(direction: 1 | -1) {
		const list = reel.current;
		if (!list) return;
		const sign = getComputedStyle(list).direction === "rtl" ? -direction : direction;
		list.scrollBy({ left: sign * list.clientWidth * 0.85, behavior: "smooth" });
	}

	return (
		<section aria-label={title} className="card-row">
			<RowHeading title={title}>
				{count > ROW_ARROWS_OVER && (
					<div data-unwalked className="hidden gap-2 md:flex">
						<Arrow side="left" onClick={() => scroll(-1)} />
						<Arrow side="right" onClick={() => scroll(1)} />
					</div>
				)}
			</RowHeading>
			{children({ ref: reel, className: REEL })}
		</section>
	);
}

const Cards = createStatic("ul", (cards: (CardFacts & { reason?: string })[]) =>
	cards.map((card) => (
		<li key={titleKey(card)}>
			<TitleCardView card={card} sizes={CARD_SIZES} />
		</li>
	)),
);

/** A row of titles; each may have a reason for its recommendation. */
export function TitleRow({ title, cards }: { title: string; cards: (CardFacts & { reason?: string })[] }) {
	return (
		<CardRow title={title} count={cards.length}>
			{(reel) => <Cards {...reel} source={cards} data-links="ahead" />}
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
