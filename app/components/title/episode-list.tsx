import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { WatchedToggle } from "~/components/title/verbs/watched-toggle";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { episodePath, FIRST_EPISODE, watchPath } from "~/domain/catalogue/paths";
import type { EpisodePart } from "~/domain/catalogue/titles/episode-parts";
import { isComing, type SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import { isSpecial } from "~/domain/catalogue/titles/season-words";
import type { Episode, SeasonSummary } from "~/domain/catalogue/types";
import type { KnownTitle } from "~/domain/library/browser/local-card";
import { isUnfinished, isWatched, type Viewing } from "~/domain/library/next/next-up";
import { formatTimeLeft } from "~/domain/library/next/next-up-label";
import { progressOf } from "~/domain/library/next/progress";
import { type Formats, useFormats } from "~/messages/formats";
import { type SiteTexts, siteTexts } from "~/messages/site";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";
import { Still } from "./artwork";
import { FilmBulbs, Rating } from "./meters";

interface EpisodeListProps {
	showId: number;
	/** The show, for marks. */
	knownTitle: KnownTitle;
	/** With the episodes to show. */
	season: { number: number; episodes: Episode[] };
	/** The show's seasons with the numbers of their episodes: what is coming has a date in place of Play and a mark. */
	lists: SeasonEpisodes[];
	selected: number | null;
	/** The visitor has selected it. A mark moves no other. */
	isChosen: boolean;
	/** Of this season. */
	viewings: Viewing[];
	/** As in `WatchedToggle`. */
	onChange?: () => Promise<void>;
}

/** The episodes of one season: the picture plays, the row selects. The one that was chosen has a button that plays it. */
export function EpisodeList({
	showId,
	knownTitle,
	season,
	lists,
	selected,
	isChosen,
	viewings,
	onChange,
}: EpisodeListProps) {
	const seen = new Map(viewings.map((viewing) => [viewing.episode, viewing]));
	return (
		<ol className="space-y-1">
			{season.episodes.map((episode) => (
				<EpisodeRow
					key={episode.id}
					showId={showId}
					knownTitle={knownTitle}
					season={season.number}
					episode={episode}
					isComing={isComing(lists, { season: season.number, episode: episode.number })}
					isSelected={episode.number === selected}
					isChosen={isChosen}
					viewing={seen.get(episode.number)}
					onChange={onChange}
				/>
			))}
		</ol>
	);
}

/** Links to the parts of a long season. */
export function EpisodeParts({ parts, shown }: { parts: EpisodePart[]; shown: number | undefined }) {
	const { episodesByNumber } = useTexts(titleTexts);
	const [params] = useSearchParams();
	// One of them says which season is listed.
	const toAddress = (first: number) =>
		`?${new URLSearchParams({ ...Object.fromEntries(params), from: String(first) })}`;
	if (parts.length < 2) return null;
	return (
		<nav aria-label={episodesByNumber} className="mb-4">
			<ul className="flex flex-wrap gap-2">
				{parts.map(({ first, last }) => (
					<li key={first}>
						<Link
							to={toAddress(first)}
							preventScrollReset
							aria-current={first === shown || undefined}
							className="chip tabular-nums"
						>
							{first === last ? first : `${first}–${last}`}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

interface EpisodeRowProps extends Pick<EpisodeListProps, "showId" | "knownTitle" | "isChosen" | "onChange"> {
	season: number;
	episode: Episode;
	isComing: boolean;
	isSelected: boolean;
	viewing?: Viewing;
}

const STILL = "w-28 shrink-0 self-start overflow-hidden rounded-md sm:w-44";

function EpisodeRow(props: EpisodeRowProps) {
	const { showId, knownTitle, season, episode, isComing, isSelected, isChosen, viewing, onChange } = props;
	const site = useTexts(siteTexts);
	const texts = useTexts(titleTexts);
	const formats = useFormats();
	const at = { season, episode: episode.number };
	const code = site.episodeCode(season, episode.number);
	const watchTo = watchPath({ mediaType: "tv", id: showId }, at);
	const isSeen = viewing !== undefined && isWatched(viewing);
	const resumed = viewing && isUnfinished(viewing) ? viewing : null;
	const hasButton = isSelected && isChosen && !isComing;
	const button = useRef<HTMLAnchorElement>(null);

	// A press on the row leads to the button that it brings.
	useEffect(() => {
		const row = button.current?.closest("li");
		if (hasButton && row?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
	}, [hasButton]);

	// What gets the focus in the first row shows the heading too, which is above the chips and the season's button.
	return (
		<li
			className={`waits group relative flex flex-wrap gap-3 first:**:scroll-mt-96 rounded-lg p-2.5 transition-colors hover:bg-raised sm:gap-5 ${isSelected ? "bg-lifted" : ""}`}
		>
			{isComing ? (
				<Still subject={episode.id} path={episode.still} className={`${STILL} aspect-video opacity-60`} />
			) : (
				<Link
					to={watchTo}
					aria-label={resumed ? texts.resumeEpisode(code) : texts.playEpisode(code)}
					className={`relative z-1 ${STILL}`}
				>
					<Still subject={episode.id} path={episode.still} className="aspect-video w-full" />
					{/* Right in every language: a number that is drawn in a picture is left. */}
					<span
						dir="ltr"
						className="absolute end-2 bottom-2 inline-flex size-8 items-center justify-center rounded-full bg-ground/85 text-cream inset-ring inset-ring-cream/40 transition-colors group-hover:bg-bulb group-hover:text-ink"
					>
						<Icon name="play" className="size-4" />
					</span>
					{resumed && <FilmBulbs progress={progressOf(resumed)} className="bulbs-below" />}
				</Link>
			)}
			<div className="min-w-20 grow basis-0">
				<Link
					to={episodePath(showId, at)}
					preventScrollReset
					aria-current={isSelected || undefined}
					className="row-link-over block py-0.5"
				>
					<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<span dir="auto" className="min-w-0 font-semibold group-hover:text-glow">
							{episode.name ? texts.numbered(episode.number, episode.name) : site.episode(episode.number)}
						</span>
						{isSelected && <Badge tone="bulb">{texts.selected}</Badge>}
					</span>
					<span className="mt-1 flex flex-wrap gap-x-4 text-[0.8125rem] text-soft">
						{isSeen && (
							<span className="inline-flex items-center gap-1 font-semibold text-glow">
								<Icon name="check" className="size-4" />
								{/* On a phone the tick says it, so that the facts have one line. */}
								<span className="max-sm:sr-only">{texts.watched}</span>
							</span>
						)}
						{resumed && resumed.duration > 0 && (
							<span className="font-semibold text-glow">
								{formatTimeLeft(site, resumed.duration - resumed.position)}
							</span>
						)}
						{isComing && <span className="font-semibold text-glow">{site.airs(formats.date(episode.airDate))}</span>}
						{episode.runtime && <span>{site.shortMinutes(episode.runtime)}</span>}
						<Rating value={episode.rating} />
					</span>
					<span dir="auto" className="mt-1.5 line-clamp-2 text-sm text-soft">
						{episode.overview}
					</span>
				</Link>
				{hasButton && (
					<ButtonLink
						ref={button}
						to={watchTo}
						variant="primary"
						size="small"
						icon="play"
						className="relative z-1 mt-3 max-sm:w-max max-sm:max-w-[calc(100%+3.5rem)] max-sm:whitespace-normal"
					>
						{resumed ? texts.resumeThis : texts.watchThis}
					</ButtonLink>
				)}
			</div>
			{!isComing && (
				<WatchedToggle
					title={{ mediaType: "tv", id: showId }}
					knownTitle={knownTitle}
					season={season}
					episode={episode.number}
					name={code}
					isWatched={isSeen}
					listEpisodes={() => [at]}
					onChange={onChange}
					className="relative z-1 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center self-start rounded-full text-soft transition-colors hover:bg-cream/12 hover:text-cream data-on:text-bulb"
				/>
			)}
		</li>
	);
}

/** "Season 2", with the name that the upstream gives it: "Season 2: Book Two". */
function chipText(texts: SiteTexts, { labelled }: Formats, { number, name }: SeasonSummary): string {
	const label = texts.season(number);
	// Also of one that is in English for want of another: its number alone is no name.
	const numbered = label.replace(/\s*\d+\s*/, "\\s*\\d+\\s*");
	const ownName = isSpecial(number)
		? ""
		: name.replace(new RegExp(`^(?:season \\d+|${numbered})\\s*[:–-]?\\s*`, "i"), "");
	return ownName ? labelled(label, ownName) : label;
}

interface SeasonChipsProps {
	showId: number;
	/** In the order of the list; specials last. */
	seasons: SeasonSummary[];
	selected: number;
}

/** A change of season navigates to its first episode. */
export function SeasonChips({ showId, seasons, selected }: SeasonChipsProps) {
	const texts = useTexts(siteTexts);
	const formats = useFormats();
	return (
		<ul aria-label={useTexts(titleTexts).seasons} className="reel -mx-1 scroll-px-1 gap-2 p-1">
			{seasons.map((season) => (
				<li key={season.number} className="shrink-0">
					<Link
						to={episodePath(showId, { season: season.number, episode: FIRST_EPISODE })}
						preventScrollReset
						aria-current={season.number === selected || undefined}
						className="chip"
					>
						{chipText(texts, formats, season)}
					</Link>
				</li>
			))}
		</ul>
	);
}
