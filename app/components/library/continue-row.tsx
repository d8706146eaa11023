import { Link } from "react-router";
import { Backdrop } from "~/components/title/artwork";
import { ProgressBar } from "~/components/title/meters";
import { CardRow, ROW_SKELETONS } from "~/components/title/title-row";
import { Icon } from "~/components/ui/icon";
import { titleKey, watchPath } from "~/domain/catalogue/paths";
import type { BegunCard } from "~/domain/library/next/begun-card";
import { formatTimeLeft } from "~/domain/library/next/next-up-label";

const TITLE = "Continue Watching";
const WIDTH = "min-h-0 w-60 shrink-0 snap-start sm:w-68 lg:w-76 2xl:w-84 4xl:w-100";
const SIZES = "(min-width: 96rem) 21rem, (min-width: 64rem) 19rem, 17rem";

function describeTarget({ mediaType, target, episodeName, isNext, secondsLeft, year }: BegunCard): string {
	const episode = mediaType === "tv" ? `${isNext ? "Next: " : ""}S${target.season}E${target.episode}` : "";
	const detail = secondsLeft === null ? episodeName : formatTimeLeft(secondsLeft);
	return [episode, detail].filter(Boolean).join(" · ") || String(year ?? "");
}

/** Home's row of titles that the visitor has started. */
export function ContinueRow({ cards }: { cards: BegunCard[] }) {
	if (cards.length === 0) return null;
	return (
		<CardRow title={TITLE} count={cards.length}>
			{(reel) => (
				<ul {...reel}>
					{cards.map((card) => (
						<li key={titleKey(card)} className={WIDTH}>
							<Link to={watchPath(card, card.target)} className="card">
								<span className="card-sheet">
									<Backdrop
										subject={card.id}
										path={card.backdrop}
										sizes={SIZES}
										className="card-poster aspect-video!"
									/>
									<span className="absolute inset-x-0 top-1/2 bottom-0 bg-[linear-gradient(transparent,rgb(14_12_11/0.8))]" />
									<span className="absolute start-3 bottom-3.5 inline-flex size-9 items-center justify-center rounded-full bg-bulb text-ink">
										<Icon name="play" className="size-4.5" />
									</span>
									<ProgressBar progress={card.progress} className="absolute inset-x-0 bottom-0 rounded-none" />
								</span>
								<span dir="auto" className="card-name">
									{card.title}
								</span>
								<span className="card-facts">{describeTarget(card)}</span>
							</Link>
						</li>
					))}
				</ul>
			)}
		</CardRow>
	);
}

/** Takes the room of the row while it loads. */
export function ContinueSkeleton() {
	return (
		<CardRow title={TITLE} count={0}>
			{(reel) => (
				<ul {...reel} aria-busy="true">
					{Array.from({ length: ROW_SKELETONS }, (_, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id.
						<li key={index} className={WIDTH}>
							<span className="card">
								<span className="card-sheet">
									<span className="pending card-poster block aspect-video!" />
								</span>
								<span className="card-name">&nbsp;</span>
								<span className="card-facts">&nbsp;</span>
							</span>
						</li>
					))}
				</ul>
			)}
		</CardRow>
	);
}

/**
 * Room for the row in the server's HTML, which is the same for all signed-out visitors. The script of the banner above shows
 * it before the rows below it are painted, so nothing moves when the page hydrates.
 */
export function ReservedContinueRow() {
	return (
		<div className="own-row hidden">
			<ContinueSkeleton />
		</div>
	);
}
