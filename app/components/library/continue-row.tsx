import { Link } from "react-router";
import { CardRow } from "~/components/browse/title-row";
import { Backdrop } from "~/components/title/artwork";
import { Icon } from "~/components/ui/icon";
import { titleKey, watchAddress } from "~/domain/catalogue/addresses";
import type { MediaType } from "~/domain/catalogue/types";
import { ProgressBar } from "./progress-bar";

const WIDTH = "w-60 shrink-0 snap-start sm:w-68 lg:w-76 2xl:w-84 4xl:w-100";
const SIZES = "(min-width: 96rem) 21rem, (min-width: 64rem) 19rem, 17rem";

/** What the row shows of a title. */
export interface ContinueFacts {
	mediaType: MediaType;
	id: number;
	title: string;
	backdrop: string | null;
	target: { season: number; episode: number };
	isNext: boolean;
	progress: number;
	/** Appended to the address of the watch page. */
	query?: string;
}

function placeOf({ mediaType, target, isNext }: ContinueFacts): string {
	if (mediaType === "movie") return "";
	return `${isNext ? "Next: " : ""}S${target.season}E${target.episode}`;
}

/** Home's way back into what the visitor has begun. */
export function ContinueRow({ cards }: { cards: ContinueFacts[] }) {
	return (
		<CardRow title="Continue Watching" count={cards.length}>
			{cards.map((card) => (
				<li key={titleKey(card)} className={WIDTH}>
					<Link to={watchAddress(card, card.target) + (card.query ?? "")} className="card">
						<span className="card-sheet">
							<Backdrop path={card.backdrop} sizes={SIZES} className="card-poster aspect-video!" />
							<span className="absolute inset-0 bg-linear-to-t from-ground/80 via-transparent to-transparent" />
							<span className="absolute start-3 bottom-4 inline-flex size-9 items-center justify-center rounded-full bg-bulb text-ink">
								<Icon name="play" className="size-4.5" />
							</span>
							<ProgressBar progress={card.progress} className="absolute inset-x-3 bottom-1.5" />
						</span>
						<span dir="auto" className="card-name">
							{card.title}
						</span>
						<span className="card-facts">{placeOf(card) || `${Math.round(card.progress * 100)}% watched`}</span>
					</Link>
				</li>
			))}
		</CardRow>
	);
}
