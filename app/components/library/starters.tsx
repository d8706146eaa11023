import { useState } from "react";
import { Link } from "react-router";
import { Poster } from "~/components/title/artwork";
import { Rating } from "~/components/title/meters";
import { RateLink } from "~/components/title/verbs/rate-link";
import { useMade } from "~/components/title/verbs/use-made";
import { WatchLaterToggle } from "~/components/title/verbs/watch-later-toggle";
import { WatchedToggle } from "~/components/title/verbs/watched-toggle";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titlePath } from "~/domain/catalogue/paths";
import { changeKey } from "~/domain/library/changes/changes";
import { NO_REMARKS, type OwnRemarks } from "~/domain/library/changes/remarks";
import { begunTexts } from "~/messages/begun";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

const VERB =
	"flex min-h-14 min-w-15 grow cursor-pointer flex-col items-center gap-1 rounded-lg px-1 pt-2 text-center text-xs leading-tight font-semibold text-soft transition-colors hover:bg-cream/10 hover:text-cream data-on:text-bulb";

/** Nothing was said of a title of an empty library. */
const UNSAID: OwnRemarks = { title: NO_REMARKS, place: NO_REMARKS };

/** Titles to pick from while a library is empty. They stay until the page is left, also once one was picked. */
export function useStarters(starters: CardFacts[]): CardFacts[] {
	const [shown, setShown] = useState(starters);
	if (shown.length === 0 && starters.length > 0) setShown(starters);
	return shown;
}

/** What is recommended begins with what is picked here. */
export function Starters({ cards }: { cards: CardFacts[] }) {
	const texts = useTexts(begunTexts);
	return (
		<section aria-labelledby="starters" className="relative px-gutter">
			<h2 id="starters" className="lettering text-heading">
				{texts.threeToBegin}
			</h2>
			<p className="mt-1 mb-5 text-soft">{texts.threeToBeginAdvice}</p>
			<ul className="reel -mx-gutter scroll-px-gutter gap-6 px-gutter py-1">
				{cards.map((card) => (
					<Starter key={card.id} card={card} />
				))}
			</ul>
		</section>
	);
}

function Starter({ card }: { card: CardFacts }) {
	const { mediaType, id, title, year, poster, rating, genres } = card;
	const made = useMade(changeKey({ kind: "mark", mediaType, id, at: 0 }));
	const texts = useTexts(begunTexts);
	const site = useTexts(siteTexts);
	const knownTitle = { ...card, backdrop: null };
	return (
		<li className="relative flex w-72 shrink-0 grow snap-start gap-4">
			<Poster
				subject={id}
				path={poster}
				sizes="5rem"
				widest="w185"
				className="aspect-2/3 w-20 shrink-0 self-start rounded-md"
			/>
			<div className="flex min-w-0 grow flex-col">
				<h3 className="line-clamp-2 font-semibold">
					<Link to={titlePath(card)} state={{ card }} dir="auto" className="row-link-over hover:text-glow">
						{title}
					</Link>
				</h3>
				<p className="mt-0.5 flex flex-wrap gap-x-2 text-[0.8125rem] text-soft">
					{year && <span>{year}</span>}
					<Rating value={rating} />
					<span className="basis-full truncate">{useFormats().commas(genres.map(site.genre))}</span>
				</p>
				<div className="relative z-1 mt-auto -ms-1 flex max-w-64">
					<WatchLaterToggle title={knownTitle} isSaved={false} className={VERB}>
						<span aria-hidden="true">{site.myList}</span>
					</WatchLaterToggle>
					<WatchedToggle
						title={card}
						knownTitle={knownTitle}
						name={title}
						isWatched={made?.kind === "mark"}
						listEpisodes={() => [{ season: 1, episode: 1 }]}
						className={VERB}
					>
						<span aria-hidden="true">{texts.watchedShort}</span>
					</WatchedToggle>
					<RateLink title={card} name={title} remarks={UNSAID} className={VERB} />
				</div>
			</div>
		</li>
	);
}
