import { useSite } from "~/components/site/site-context";
import { ButtonLink } from "~/components/ui/button";
import { titleKey } from "~/domain/catalogue/paths";
import type { EpisodeNumber, Genre, TitleRef, Trailer } from "~/domain/catalogue/types";
import type { NextUp } from "~/domain/library/next-up";
import { labelNextUp } from "~/domain/library/next-up-label";
import { formatCount } from "~/lib/format";
import { Poster } from "./artwork";
import { HeroBackdrop } from "./hero-backdrop";
import { Rating } from "./meters";
import { PlayButton, ResumeLine, useRecordOpening } from "./play-button";
import { ShareMenu } from "./share-menu";
import { TRAILER_HASH } from "./trailer-player";
import { WatchLaterToggle } from "./watch-later-toggle";
import { type MarkedList, WatchedToggle } from "./watched-toggle";

interface TitleHeroProps extends TitleRef {
	title: string;
	originalTitle: string;
	tagline: string;
	poster: string | null;
	backdrop: string | null;
	rating: number;
	votes: number;
	genres: Genre[];
	status: string;
	/** Of a movie. */
	runtime?: number | null;
	trailer: Trailer | null;
	/** In the installation's country; empty when unknown. */
	ageRating: string;
	/** Short details after the rating, e.g. year and runtime. */
	details: string[];
	/** For a show: the episode to save it with; null when none is listed. */
	selection?: EpisodeNumber | null;
	/** What the button plays; null where nothing is listed. */
	next: NextUp | null;
	/** The episodes that a mark on the title means; absent where none can have aired. */
	listMarked?: MarkedList;
	/** Of the episode that the button plays, where it is known. */
	episodeName?: string;
	/** Whether the visitor has saved it. */
	isInWatchLater: boolean;
	/** Absolute URL of the page, for sharing. */
	address: string;
}

const ROUND =
	"inline-flex size-13 cursor-pointer items-center justify-center rounded-full bg-cream/12 inset-ring inset-ring-cream/15 backdrop-blur-sm transition-colors hover:bg-cream/22 data-on:bg-bulb data-on:text-ink data-on:hover:bg-glow";

/** A very long name must leave room for the buttons. */
function nameSize(name: string): string {
	if (name.length > 120) return "text-heading";
	return name.length > 50 ? "text-[clamp(2rem,1.5rem+2.2vw,3.75rem)]" : "text-title";
}

/**
 * The top of a detail page: backdrop, poster, name and actions. It stays hidden until the content after it has arrived,
 * since its text is at the bottom.
 */
export function TitleHero(props: TitleHeroProps) {
	const { selection, next } = props;
	const label = labelNextUp(props, next);
	const { mediaType, id, title, poster, backdrop, rating, status, runtime } = props;
	const genres = props.genres.map(({ name }) => name);
	const known = { mediaType, id, title, poster, backdrop, rating, genres, status, runtime };
	const recordOpening = useRecordOpening({ ...known, season: next?.season, episode: next?.episode });
	// Before its season was read, only the player page knows which episode it opens.
	const recordPress = next?.action === "unread" ? undefined : recordOpening;
	return (
		<header className="relative overflow-x-clip not-[:has(+_*)]:invisible">
			<HeroBackdrop subject={props.id} path={props.backdrop} />
			<div className="flex flex-col gap-8 px-gutter pt-36 md:flex-row md:items-end md:gap-12 md:pt-52 print:flex-row">
				<div className="w-36 shrink-0 sm:w-44 md:w-60 md:max-w-[32vw] 2xl:w-72">
					<Poster
						subject={props.id}
						path={props.poster}
						isFirst
						sizes="(min-width: 96rem) 18rem, (min-width: 48rem) 15rem, (min-width: 40rem) 11rem, 9rem"
						widest="w500"
						className="poster-arrives aspect-2/3 w-full rounded-lg"
					/>
				</div>
				<div className="shaded min-w-0 pb-1">
					<h1 dir="auto" className={`lettering wrap-break-word ${nameSize(props.title)}`}>
						{props.title}
					</h1>
					{props.originalTitle && (
						<p dir="auto" className="mt-2 text-soft">
							{props.originalTitle}
						</p>
					)}
					{props.tagline && (
						<p dir="auto" className="mt-3 text-lg text-bulb italic">
							{props.tagline}
						</p>
					)}
					<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
						<Rating value={props.rating} className="font-semibold" />
						{props.votes > 0 && <span className="text-soft">{formatCount(props.votes)} votes</span>}
						{props.details.map((detail) => (
							<span key={detail}>{detail}</span>
						))}
						{props.ageRating && (
							<span className="rounded px-1.5 text-sm inset-ring inset-ring-edge">{props.ageRating}</span>
						)}
					</p>
					{props.genres.length > 0 && (
						<p className="mt-1.5 text-[0.9375rem] text-soft">{props.genres.map(({ name }) => name).join(" · ")}</p>
					)}
					<div className="screen-only mt-7 flex flex-wrap items-center gap-3">
						{label && <PlayButton label={label} onClick={recordPress} />}
						{props.trailer && (
							<ButtonLink to={TRAILER_HASH} size="large" icon="film">
								Trailer
							</ButtonLink>
						)}
						<WatchLaterToggle
							key={titleKey(props)}
							title={known}
							isSaved={props.isInWatchLater}
							nextSeason={selection?.season}
							nextEpisode={selection?.episode}
						/>
						{props.listMarked && (
							<WatchedToggle
								title={props}
								known={known}
								name={props.title}
								isWatched={next?.action === "again"}
								listMarked={props.listMarked}
								className={ROUND}
							/>
						)}
						<ShareMenu title={props.title} address={props.address} />
						{useSite().visitor?.role === "owner" && (
							<ButtonLink to={`/admin?tab=blocked&title=${titleKey(props)}`} variant="quiet" size="small">
								Block this title
							</ButtonLink>
						)}
					</div>
					{label && <ResumeLine label={label} episodeName={props.episodeName} />}
				</div>
			</div>
		</header>
	);
}
