import { Link } from "react-router";
import { useSite } from "~/components/site/site-context";
import { LeftOut } from "~/components/site/who-is-here-line";
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
import type { SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import type { EpisodeNumber, TitleDetails, TitleRef, WatchRegions } from "~/domain/catalogue/types";
import type { OwnRemarks } from "~/domain/library/changes/remarks";
import type { OwnTitle } from "~/domain/library/lists/own-title.server";
import type { NextUp } from "~/domain/library/next/next-up";
import { labelNextUp } from "~/domain/library/next/next-up-label";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";
import { HeroBackdrop } from "./hero-backdrop";
import { Rating } from "./meters";
import { PlayButton, ResumeLine, useRecordOpening } from "./play-button";
import { Section } from "./section";
import { ShareItems } from "./share-menu";
import { SignLinks } from "./sign-links";
import { TitleHead } from "./title-head";
import { TRAILER_HASH, TrailerPlayer } from "./trailer-player";
import { WhereToWatch } from "./where-to-watch";

type Below = "cast" | "crew" | "similar" | "keywords" | "companies" | "countries" | "spokenLanguages";

type Own = Pick<OwnTitle, "isInWatchLater" | "ownLists">;

interface TitleHeroProps extends TitleRef, Omit<TitleDetails, Below>, Own {
	signs: SignLink[];
	/** Of a movie. */
	runtime?: number | null;
	regions: WatchRegions | null;
	/** Null when unknown. */
	year: number | null;
	/** Short details after the year, e.g. the runtime. */
	details: string[];
	/** For a show: the episode to save it with; null when none is listed. */
	selection?: EpisodeNumber | null;
	/** What the button plays; null where nothing is listed. */
	next: NextUp | null;
	/** Of a show, with the lists that were read. */
	seasons?: SeasonEpisodes[];
	/** The episodes that a mark on the title means; absent where none can have aired. */
	listEpisodes?: ListEpisodes;
	/** Of the episode that the button plays, where it is known. */
	episodeName?: string;
	/** The visitor's own; the place is `chosen`, else the title. */
	remarks: OwnRemarks;
	/** The episode that the page is about. */
	chosen?: EpisodeNumber | null;
	/** Whether the signed-in visitor has hidden it from lists. */
	isHidden: boolean;
	/** Ids of those who are here whom it is closed to. */
	closedTo: string[];
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
function Overview({ text, language }: { text: string; language: string | undefined }) {
	const texts = useTexts(titleTexts);
	return (
		<Section
			title={texts.overview}
			className={`title-overview max-md:mt-5 ${text.length > LONG_OVER ? "title-overview-long" : ""}`}
		>
			{text.length > FOLDED_OVER && (
				<details className="screen-only group">
					<summary className="flex min-h-6 items-center gap-1 text-sm font-semibold text-bulb">
						{texts.readMore}
						<Icon name="down" className="size-4 group-open:rotate-180" />
					</summary>
				</details>
			)}
			<p dir="auto" lang={language} className="max-w-[68ch] leading-relaxed text-cream/90 md:text-lg">
				{text || texts.noOverview}
			</p>
		</Section>
	);
}

/** What is done to a title now and then. */
function MoreMenu({ mediaType, id, title, address, isHidden, remarks, trailer, episodes }: TitleHeroProps) {
	const texts = useTexts(titleTexts);
	return (
		<Menu
			id={TITLE_MENU}
			label={texts.more}
			button={
				<>
					<PathIcon path={DOTS} className="size-5 stroke-3" />
					<span className="md:hidden">{texts.more}</span>
				</>
			}
			buttonClass={BUTTON}
			className="w-60"
		>
			{/* On phones a show's trailer is far below, after its episodes. */}
			{trailer && episodes && (
				<Link to={TRAILER_HASH} className={`${MENU_ITEM} md:hidden`}>
					{texts.trailer}
				</Link>
			)}
			<p className="px-3 pt-1.5 pb-1 text-sm text-soft">{texts.share}</p>
			<ShareItems title={title} address={address} />
			<HideItem
				key={titleKey({ mediaType, id })}
				title={{ mediaType, id }}
				isHidden={isHidden}
				rating={remarks.title.rating}
			/>
			{useSite().visitor?.role === "owner" && (
				<Link to={`/admin?tab=blocked&title=${titleKey({ mediaType, id })}`} className={MENU_ITEM}>
					{texts.blockTitle}
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
	const { selection, next, trailer, offers, regions, episodes } = props;
	const hasOffers = offers !== null || (regions !== null && props.offersElsewhere === true);
	const texts = useTexts(titleTexts);
	const site = useTexts(siteTexts);
	const isSignedIn = useSite().visitor !== null;
	const code = next ? site.episodeCode(next.season, next.episode) : "";
	const { labelled } = useFormats();
	const { episodeName } = props;
	const label = labelNextUp(site, props, next, episodeName ? (code) => labelled(code, episodeName) : undefined);
	const { mediaType, id, title, poster, backdrop, rating, year, status, runtime, seasons } = props;
	const genres = props.genres.map(({ name }) => name);
	const knownTitle = { mediaType, id, title, poster, backdrop, rating, year, genres, status, runtime, seasons };
	const hasSignsBeside = episodes && (trailer || hasOffers);
	const signs = <SignLinks signs={props.signs} className="title-signs max-md:mt-8" />;
	const recordOpening = useRecordOpening({ ...knownTitle, season: next?.season, episode: next?.episode });
	// Before its season was read, only the player page knows which episode it opens.
	const recordPress = next?.action === "unread" ? undefined : recordOpening;
	return (
		<header className="relative overflow-x-clip not-[:has(+_*)]:invisible">
			<HeroBackdrop subject={props.id} path={props.backdrop} className="max-md:h-88" />
			<div className={`title-top px-gutter pt-36 md:pt-[min(13rem,40svh-5rem)] ${episodes ? "with-episodes" : ""}`}>
				<TitleHead title={props}>
					{props.originalTitle && (
						<p className="mt-2 text-soft">
							<bdi lang={props.language || undefined}>{props.originalTitle}</bdi>
						</p>
					)}
					{props.tagline && (
						<p className="mt-3 text-bulb italic md:text-lg">
							<bdi lang={props.taglineLanguage}>{props.tagline}</bdi>
						</p>
					)}
					<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
						<Rating value={props.rating} className="font-semibold" />
						{props.votes > 0 && <span className="text-soft">{texts.votes(props.votes)}</span>}
						{[props.year, ...props.details].filter(Boolean).map((detail) => (
							<span key={detail}>{detail}</span>
						))}
						{props.ageRating && (
							<span className="rounded px-1.5 text-sm inset-ring inset-ring-edge">{props.ageRating}</span>
						)}
					</p>
					{props.genres.length > 0 && (
						<p className="mt-1.5 text-[0.9375rem] text-soft">
							{props.genres.map(({ name }) => site.genre(name)).join("\u00a0· ")}
						</p>
					)}
				</TitleHead>
				<Overview text={props.overview} language={props.overviewLanguage} />
				<div className="title-actions shaded pb-1 max-md:mt-4">
					<div data-first-focus className="screen-only flex flex-wrap items-center gap-3">
						{label && <PlayButton label={label} onClick={recordPress} className="basis-full md:basis-auto" />}
						{trailer && (
							<ButtonLink to={TRAILER_HASH} size="large" icon="film" className="max-md:hidden">
								{texts.trailer}
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
								<Word>{site.myList}</Word>
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
									<Word>{texts.watched}</Word>
								</WatchedToggle>
							)}
							<RateMenu title={props} name={title} episode={props.chosen} remarks={props.remarks} className={BUTTON} />
							<MoreMenu {...props} />
						</div>
					</div>
					<div className="mt-3 flex min-h-9 flex-wrap items-center gap-x-6">
						{label && <ResumeLine label={label} className="empty:hidden" />}
						{/* They change lines together too. */}
						<div className="screen-only flex flex-wrap items-center gap-x-2 max-md:has-[details[open]]:basis-full md:gap-x-6">
							{mediaType === "tv" && (next?.action === "next" || next?.action === "resume") && (
								<WatchedToggle
									title={props}
									knownTitle={knownTitle}
									season={next.season}
									episode={next.episode}
									name={code}
									done={texts.episodeWatched(code)}
									isWatched={false}
									listEpisodes={() => [next]}
									className={buttonClass("quiet", "small", "-ms-3.5")}
								>
									{texts.markEpisodeWatched(code)}
								</WatchedToggle>
							)}
							<div className="title-remarks flex flex-wrap items-center gap-x-2 max-md:has-[details[open]]:basis-full md:gap-x-6">
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
					<LeftOut closedTo={props.closedTo} className="mt-2 empty:hidden" />
				</div>
				<div className="title-notice">
					<HiddenNotice title={{ mediaType, id }} isHidden={props.isHidden} />
					{props.notice}
				</div>
				{episodes && <div className="title-episodes max-md:mt-8">{episodes}</div>}
				{(trailer || hasOffers) && (
					<div className="title-side max-md:mt-8 max-md:space-y-8">
						{trailer && (
							<Section title={texts.trailer} className="screen-only">
								<TrailerPlayer key={trailer.key} trailer={trailer} title={props.title} />
							</Section>
						)}
						{hasOffers && <WhereToWatch offers={offers} regions={regions} />}
						{hasSignsBeside && signs}
					</div>
				)}
				{!hasSignsBeside && signs}
			</div>
		</header>
	);
}
