import { Link } from "react-router";
import { useSite } from "~/components/site/site-context";
import { HiddenNotice, HideItem, TITLE_MENU } from "~/components/title/verbs/hide-toggle";
import { ListMenu } from "~/components/title/verbs/list-menu";
import { Note } from "~/components/title/verbs/note";
import { RateMenu } from "~/components/title/verbs/rate-menu";
import type { ListEpisodes } from "~/components/title/verbs/verb";
import { WatchLaterToggle } from "~/components/title/verbs/watch-later-toggle";
import { WatchedToggle } from "~/components/title/verbs/watched-toggle";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { Icon, PathIcon } from "~/components/ui/icon";
import { MENU_ITEM, Menu } from "~/components/ui/menu";
import { titleKey } from "~/domain/catalogue/paths";
import type { SignLink } from "~/domain/catalogue/signs/signs";
import type { EpisodeNumber, Genre, TitleRef, Trailer, WatchOffers } from "~/domain/catalogue/types";
import type { OwnRemarks } from "~/domain/library/changes/remarks";
import type { NextUp } from "~/domain/library/next/next-up";
import { labelNextUp } from "~/domain/library/next/next-up-label";
import type { ListOfTitle } from "~/domain/library/own-lists/own-lists";
import { formatCount } from "~/lib/text/format";
import { HeroBackdrop } from "./hero-backdrop";
import { Rating } from "./meters";
import { PlayButton, ResumeLine, useRecordOpening } from "./play-button";
import { Section } from "./section";
import { ShareItems } from "./share-menu";
import { SignLinks } from "./sign-links";
import { TitleHead } from "./title-head";
import { TRAILER_HASH, TrailerPlayer } from "./trailer-player";
import { WhereToWatch } from "./where-to-watch";

interface TitleHeroProps extends TitleRef {
	title: string;
	originalTitle: string;
	language: string;
	tagline: string;
	overview: string;
	signs: SignLink[];
	poster: string | null;
	backdrop: string | null;
	rating: number;
	votes: number;
	genres: Genre[];
	status: string;
	/** Of a movie. */
	runtime?: number | null;
	trailer: Trailer | null;
	offers: WatchOffers | null;
	/** In the installation's country; empty when unknown. */
	ageRating: string;
	/** Null when unknown. */
	year: number | null;
	/** Short details after the year, e.g. the runtime. */
	details: string[];
	/** For a show: the episode to save it with; null when none is listed. */
	selection?: EpisodeNumber | null;
	/** What the button plays; null where nothing is listed. */
	next: NextUp | null;
	/** The episodes that a mark on the title means; absent where none can have aired. */
	listEpisodes?: ListEpisodes;
	/** Of the episode that the button plays, where it is known. */
	episodeName?: string;
	/** Whether the visitor has saved it. */
	isInWatchLater: boolean;
	/** The visitor's own; the place is `chosen`, else the title. */
	remarks: OwnRemarks;
	/** The visitor's own, each with whether the title is in it. */
	ownLists: ListOfTitle[];
	/** The episode that the page is about. */
	chosen?: EpisodeNumber | null;
	/** Whether the signed-in visitor has hidden it from lists. */
	isHidden: boolean;
	/** Absolute URL of the page, for sharing. */
	address: string;
	/** A notice below the buttons. */
	notice: React.ReactNode;
	/** Of a show: its episodes, straight under the buttons. */
	episodes?: React.ReactNode;
}

const BUTTON =
	"title-button inline-flex min-h-13 cursor-pointer select-none items-center justify-center gap-2.5 rounded-full bg-cream/12 px-4 font-semibold inset-ring inset-ring-cream/15 frosted transition-colors hover:bg-cream/22 data-on:bg-bulb data-on:text-ink data-on:hover:bg-glow lg:px-6";
const DOTS = "M5.5 12v.1M12 12v.1M18.5 12v.1";

/** Hidden from screen readers, because the button's name contains it. */
function Word({ children }: { children: string }) {
	return <span aria-hidden="true">{children}</span>;
}

/** Longer texts have more than two lines in every window of a phone. */
const FOLDED_OVER = 150;
/** Longer texts take more room over a show's episodes than there is. */
const LONG_OVER = 450;

/** What the title is about. Phones show two lines of it and the rest after a press; of a show other windows fold a long one too. */
function Overview({ text }: { text: string }) {
	return (
		<Section
			title="Overview"
			className={`title-overview max-md:mt-5 ${text.length > LONG_OVER ? "title-overview-long" : ""}`}
		>
			{text.length > FOLDED_OVER && (
				<details className="screen-only group">
					<summary className="flex min-h-6 items-center gap-1 text-sm font-semibold text-bulb">
						More
						<Icon name="down" className="size-4 group-open:rotate-180" />
					</summary>
				</details>
			)}
			<p dir="auto" className="max-w-[68ch] leading-relaxed text-cream/90 md:text-lg">
				{text || "Nobody has written about this one yet."}
			</p>
		</Section>
	);
}

/** What is done to a title now and then. */
function MoreMenu({ mediaType, id, title, address, isHidden, remarks, trailer, episodes }: TitleHeroProps) {
	return (
		<Menu
			id={TITLE_MENU}
			label="More"
			button={
				<>
					<PathIcon path={DOTS} className="size-5 stroke-3" />
					<span className="md:hidden">More</span>
				</>
			}
			buttonClass={BUTTON}
			className="w-60"
		>
			{/* On phones a show's trailer is far below, after its episodes. */}
			{trailer && episodes && (
				<Link to={TRAILER_HASH} className={`${MENU_ITEM} md:hidden`}>
					Trailer
				</Link>
			)}
			<p className="px-3 pt-1.5 pb-1 text-sm text-soft">Share</p>
			<ShareItems title={title} address={address} />
			<HideItem
				key={titleKey({ mediaType, id })}
				title={{ mediaType, id }}
				isHidden={isHidden}
				rating={remarks.title.rating}
			/>
			{useSite().visitor?.role === "owner" && (
				<Link to={`/admin?tab=blocked&title=${titleKey({ mediaType, id })}`} className={MENU_ITEM}>
					Block this title
				</Link>
			)}
		</Menu>
	);
}

/**
 * The top of a detail page: backdrop, poster, name, overview, actions, a show's episodes, trailer, and where else to watch.
 * styles/title.css arranges them. It stays hidden until the content after it has arrived, since its text is at the bottom.
 */
export function TitleHero(props: TitleHeroProps) {
	const { selection, next, trailer, offers, episodes } = props;
	const isSignedIn = useSite().visitor !== null;
	const label = labelNextUp(props, next, props.episodeName);
	const { mediaType, id, title, poster, backdrop, rating, year, status, runtime } = props;
	const genres = props.genres.map(({ name }) => name);
	const knownTitle = { mediaType, id, title, poster, backdrop, rating, year, genres, status, runtime };
	const recordOpening = useRecordOpening({ ...knownTitle, season: next?.season, episode: next?.episode });
	// Before its season was read, only the player page knows which episode it opens.
	const recordPress = next?.action === "unread" ? undefined : recordOpening;
	return (
		<header className="relative overflow-x-clip not-[:has(+_*)]:invisible">
			<HeroBackdrop subject={props.id} path={props.backdrop} className="max-md:h-88" />
			<div className={`title-top px-gutter pt-36 md:pt-[min(13rem,40svh-5rem)] ${episodes ? "with-episodes" : ""}`}>
				<TitleHead title={props}>
					{props.originalTitle && (
						<p dir="auto" lang={props.language || undefined} className="mt-2 text-soft">
							{props.originalTitle}
						</p>
					)}
					{props.tagline && (
						<p dir="auto" className="mt-3 text-bulb italic md:text-lg">
							{props.tagline}
						</p>
					)}
					<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
						<Rating value={props.rating} className="font-semibold" />
						{props.votes > 0 && <span className="text-soft">{formatCount(props.votes)} votes</span>}
						{[props.year, ...props.details].filter(Boolean).map((detail) => (
							<span key={detail}>{detail}</span>
						))}
						{props.ageRating && (
							<span className="rounded px-1.5 text-sm inset-ring inset-ring-edge">{props.ageRating}</span>
						)}
					</p>
					{props.genres.length > 0 && (
						<p className="mt-1.5 text-[0.9375rem] text-soft">{props.genres.map(({ name }) => name).join("\u00a0· ")}</p>
					)}
				</TitleHead>
				<Overview text={props.overview} />
				<div className="title-actions shaded pb-1 max-md:mt-4">
					<div data-first-focus className="screen-only flex flex-wrap items-center gap-3">
						{label && <PlayButton label={label} onClick={recordPress} className="basis-full md:basis-auto" />}
						{trailer && (
							<ButtonLink to={TRAILER_HASH} size="large" icon="film" className="max-md:hidden">
								Trailer
							</ButtonLink>
						)}
						{/* They change lines together. */}
						<div className="contents flex-wrap items-center gap-2 md:flex lg:gap-3">
							<WatchLaterToggle
								key={titleKey(props)}
								title={knownTitle}
								isSaved={props.isInWatchLater}
								nextSeason={selection?.season}
								nextEpisode={selection?.episode}
								className={BUTTON}
							>
								<Word>My List</Word>
							</WatchLaterToggle>
							{props.listEpisodes && (
								<WatchedToggle
									title={props}
									knownTitle={knownTitle}
									name={props.title}
									isWatched={next?.action === "again"}
									listEpisodes={props.listEpisodes}
									className={BUTTON}
								>
									<Word>Watched</Word>
								</WatchedToggle>
							)}
							<RateMenu title={props} name={title} episode={props.chosen} remarks={props.remarks} className={BUTTON} />
							<MoreMenu {...props} />
						</div>
					</div>
					<div className="mt-3 flex min-h-9 flex-wrap items-center gap-x-6">
						{label && <ResumeLine label={label} className="empty:hidden" />}
						<div className="screen-only contents">
							{mediaType === "tv" && (next?.action === "next" || next?.action === "resume") && (
								<WatchedToggle
									title={props}
									knownTitle={knownTitle}
									season={next.season}
									episode={next.episode}
									name={`S${next.season}E${next.episode}`}
									done={`S${next.season}E${next.episode} watched`}
									isWatched={false}
									listEpisodes={() => [next]}
									className={buttonClass("quiet", "small", "-ms-3.5")}
								>
									Mark S{next.season}E{next.episode} watched
								</WatchedToggle>
							)}
							<Note
								key={`note ${titleKey(props)}`}
								of={{ mediaType, id, ...props.chosen }}
								name={title}
								note={props.remarks.place.note}
								look="button"
							/>
							{isSignedIn && <ListMenu title={{ mediaType, id }} name={title} lists={props.ownLists} />}
						</div>
					</div>
				</div>
				<div className="title-notice">
					<HiddenNotice title={{ mediaType, id }} isHidden={props.isHidden} />
					{props.notice}
				</div>
				{episodes && <div className="title-episodes max-md:mt-8">{episodes}</div>}
				{(trailer || offers) && (
					<div className="title-side max-md:mt-8 max-md:space-y-8">
						{trailer && (
							<Section title="Trailer" className="screen-only">
								<TrailerPlayer key={trailer.key} trailer={trailer} title={props.title} />
							</Section>
						)}
						{offers && <WhereToWatch offers={offers} />}
					</div>
				)}
				<SignLinks signs={props.signs} className="title-signs max-md:mt-8" />
			</div>
		</header>
	);
}
