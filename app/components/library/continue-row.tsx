import { Link } from "react-router";
import { Backdrop } from "~/components/title/artwork";
import { FilmBulbs } from "~/components/title/meters";
import { CardRow, ROW_SKELETONS } from "~/components/title/title-row";
import { WatchedCheck } from "~/components/title/verbs/watched-check";
import { Icon } from "~/components/ui/icon";
import { titleKey, watchPath } from "~/domain/catalogue/paths";
import type { BegunCard } from "~/domain/library/next/begun-card";
import type { BegunRows as Rows } from "~/domain/library/next/home-hero";
import { formatTimeLeft } from "~/domain/library/next/next-up-label";
import { begunTexts } from "~/messages/begun";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { useFurtherOn } from "./use-further-on";

const WIDTH = "min-h-0 w-60 shrink-0 snap-start sm:w-68 lg:w-76 2xl:w-84 4xl:w-100";
/** Below the link, so that arrow keys go from the card down to its button. */
const FACTS = "flex min-h-11 items-center justify-between gap-2";
const SIZES = "(min-width: 96rem) 21rem, (min-width: 64rem) 19rem, 17rem";

function useTargetWords(): (card: BegunCard) => string {
	const texts = useTexts(begunTexts);
	const shared = useTexts(siteTexts);
	const sayFurtherOn = useFurtherOn();
	return ({ mediaType, target, episodeName, ahead = [], isNext, secondsLeft, year }) => {
		const code = shared.episodeCode(target.season, target.episode);
		const episode = mediaType === "movie" ? "" : isNext ? texts.next(code) : code;
		const own = secondsLeft === null ? episodeName : formatTimeLeft(shared, secondsLeft);
		const detail = ahead.length > 0 ? sayFurtherOn(ahead) : own;
		return [episode, detail].filter(Boolean).join(" · ") || String(year ?? "");
	};
}

/** Home's rows of what the visitor has begun; one without titles is not there. */
export function BegunRows({ continuing, upNext }: Rows<BegunCard>) {
	const texts = useTexts(begunTexts);
	return (
		<>
			<BegunRow title={texts.continueWatching} cards={continuing} />
			<BegunRow title={texts.upNext} cards={upNext} />
		</>
	);
}

function BegunRow({ title, cards }: { title: string; cards: BegunCard[] }) {
	const describeTarget = useTargetWords();
	if (cards.length === 0) return null;
	return (
		<CardRow title={title} count={cards.length}>
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
									<span className="absolute start-3 bottom-6 inline-flex size-9 items-center justify-center rounded-full bg-bulb text-ink">
										<Icon name="play" className="size-4.5" />
									</span>
									<FilmBulbs progress={card.progress} className="bulbs-below" />
								</span>
								<span dir="auto" className="card-name">
									{card.title}
								</span>
								<span className="sr-only">{describeTarget(card)}</span>
							</Link>
							<span className={FACTS}>
								<span aria-hidden="true" className="card-facts mt-0! min-w-0">
									{describeTarget(card)}
								</span>
								{!card.isDone && <WatchedCheck title={card} target={card.target} />}
							</span>
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
		<CardRow title={useTexts(begunTexts).continueWatching} count={0}>
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
							</span>
							<span className={FACTS} />
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
