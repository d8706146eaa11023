import { Link, useLocation } from "react-router";
import { usePendingPath } from "~/browser/navigation/use-pending-path";
import { WhoIsHereLine } from "~/components/site/who-is-here-line";
import { Poster } from "~/components/title/artwork";
import { HeroBackdrop } from "~/components/title/hero-backdrop";
import { Rating } from "~/components/title/meters";
import { PlayButton, ResumeLine, useRecordOpening } from "~/components/title/play-button";
import { useViewings } from "~/components/title/use-local-library";
import { ButtonLink } from "~/components/ui/button";
import { NavigateButton } from "~/components/ui/navigate-button";
import type { ActiveFilter } from "~/domain/catalogue/lists/active-filters";
import type { MoodKey } from "~/domain/catalogue/moods";
import { SURPRISE_PATH, titleKey, titlePath } from "~/domain/catalogue/paths";
import type { MediaType, TitleRef } from "~/domain/catalogue/types";
import type { ShownDraw } from "~/domain/library/discover/surprise.server";
import {
	type DrawAdvice,
	type DrawMinutes,
	readSurprise,
	type Widening,
} from "~/domain/library/discover/surprise-query";
import { decideNextUp, type Viewing } from "~/domain/library/next/next-up";
import { labelNextUp } from "~/domain/library/next/next-up-label";
import { nameLanguage } from "~/lib/text/name-language";
import { browseTexts } from "~/messages/browse";
import { type SiteTexts, siteTexts } from "~/messages/site";
import { surpriseTexts } from "~/messages/surprise";
import { useTexts } from "~/messages/use-language";
import { EmptyList } from "./empty-list";
import { useFilterNames } from "./filter-names";
import { RemovableFilter } from "./removable-filter";

interface Draw extends ShownDraw {
	viewings: Viewing[];
	/** Of the similar title, which is a reason where the visitor has watched it. */
	likeViewings: Viewing[];
}

interface Answer {
	/** URL of the draw with this answer, or without it where it is given. */
	to: string;
	isGiven: boolean;
}

interface SurprisePageProps {
	/** Null where nothing fits. */
	draw: Draw | null;
	/** What did not fit, where the draw is a wider one. */
	widened: Widening | null;
	/** What to change where nothing fits. */
	advice: DrawAdvice | null;
	again: { key: "again" | "anew" | "everything"; to: string };
	times: (Answer & { minutes: DrawMinutes })[];
	moods: (Answer & { mood: MoodKey; picture: string })[];
	/** Those of the listing from which the visitor came, each with the URL of the draw without it. */
	filters: { key: DrawnFrom; to: string }[];
}

/** The listing from which the visitor came, its chip, or a filter of it. */
export type DrawnFrom = "kind" | "chip" | ActiveFilter["key"];

/** One title by chance, why it was drawn, and the two questions that decide what the next draw is. */
export function SurprisePage({ draw, widened, advice, again, times, moods, filters }: SurprisePageProps) {
	const isDrawing = usePendingPath() === SURPRISE_PATH;
	const nameFilter = useFilterName();
	const texts = useTexts(surpriseTexts);
	const site = useTexts(siteTexts);
	const names = { again: texts.drawAgain, anew: texts.beginAgain, everything: texts.drawFromEverything };
	const button = (
		<NavigateButton
			to={again.to}
			size="large"
			icon="ticket"
			busyLabel={isDrawing && texts.drawing}
			className={draw ? "max-[56rem]:grow" : ""}
		>
			{names[again.key]}
		</NavigateButton>
	);
	return (
		<div className="relative isolate overflow-x-clip">
			{draw && <HeroBackdrop subject={draw.id} path={draw.backdrop} />}
			<div className="px-gutter pt-24 md:pt-36">
				<h1 className="text-sm font-semibold text-bulb">{site.surpriseMe}</h1>
				{draw ? (
					<Drawn draw={draw} widened={widened}>
						{button}
					</Drawn>
				) : (
					<div role="status">
						<EmptyList heading={texts.nothingFits} advice={advice ? texts.advice(advice) : ""}>
							{button}
						</EmptyList>
					</div>
				)}
				<div className="mt-4 flex flex-col gap-5 md:mt-8">
					<WhoIsHereLine />
					<Question
						question={texts.howLong}
						answers={times.map((time) => ({ ...time, label: texts.times[time.minutes] }))}
					/>
					<Question
						question={texts.whatMood}
						answers={moods.map((one) => ({ ...one, label: texts.moods[one.mood] }))}
					/>
					{filters.length > 0 && (
						<div>
							<Caption>{texts.drawnFrom}</Caption>
							<ul aria-label={texts.drawnFrom} className="flex flex-wrap items-center gap-2">
								{filters.map(({ key, to }) => (
									<li key={key}>
										<RemovableFilter name={nameFilter(key)} to={to} rel="nofollow" />
									</li>
								))}
							</ul>
						</div>
					)}
				</div>
			</div>
		</div>
	);
}

/** What a filter of the listing is called from which the page's address says that the visitor came. */
function useFilterName(): (key: DrawnFrom) => string {
	const { search } = useLocation();
	const names = useFilterNames();
	const { movies, shows } = useTexts(siteTexts);
	const { kind, filters } = readSurprise(new URLSearchParams(search));
	return (key) => {
		if (kind === null) return "";
		if (key === "kind") return kind === "movie" ? movies : shows;
		return key === "chip" ? names.chip(kind, filters.chip) : names.active(key, kind, filters);
	};
}

function Drawn({ draw, widened, children }: { draw: Draw; widened: Widening | null; children: React.ReactNode }) {
	const viewings = useViewings(draw, draw.viewings, draw.seasons);
	const next = decideNextUp(draw.seasons, viewings);
	const texts = useTexts(surpriseTexts);
	const site = useTexts(siteTexts);
	const { moreInfo, aboutTitle } = useTexts(browseTexts);
	const label = labelNextUp(site, draw, next);
	const recordOpening = useRecordOpening({ ...draw, season: next?.season, episode: next?.episode });
	// Before its season was read, only the player page knows which episode it opens.
	const recordPress = next?.action === "unread" ? undefined : recordOpening;
	return (
		<div className="mt-5 grid grid-cols-[auto_1fr] gap-x-4 md:gap-x-10">
			<Poster
				subject={draw.id}
				path={draw.poster}
				isFirst
				sizes="(min-width: 96rem) 18rem, (min-width: 48rem) 15rem, (min-width: 40rem) 11rem, 6rem"
				widest="w500"
				className="aspect-2/3 w-24 rounded-lg sm:w-44 md:w-60 2xl:w-72"
			/>
			<div className="contents sm:block">
				<div role="status" className="shaded min-w-0">
					{widened && <p className="mb-3 text-balance text-cream">{texts.widened(widened)}</p>}
					<h2
						dir="auto"
						lang={nameLanguage(draw.title, draw.titleLanguage)}
						className={`lettering ${draw.title.length > 30 ? "text-[clamp(2rem,1.5rem+2.2vw,3.75rem)]" : "text-title"}`}
					>
						{draw.title}
					</h2>
					<p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
						{draw.year && <span className="tabular-nums">{draw.year}</span>}
						{draw.extent !== null && <span>{nameExtent(site, draw.mediaType, draw.extent)}</span>}
						<Rating value={draw.rating} className="font-semibold" />
						<span className="text-soft">{draw.genres.map(site.genre).join(" · ")}</span>
					</p>
					<Reason {...draw} />
				</div>
				<div className="shaded col-span-2">
					<p
						dir="auto"
						lang={draw.overviewLanguage}
						className="mt-4 line-clamp-3 max-w-[58ch] text-base text-cream/90 md:text-lg"
					>
						{draw.overview}
					</p>
					<div className="mt-6 flex flex-wrap gap-3">
						{label && <PlayButton label={label} onClick={recordPress} className="max-[56rem]:basis-full" />}
						{children}
						<ButtonLink
							to={titlePath(draw)}
							onClick={recordPress}
							size="large"
							icon="info"
							className="max-[56rem]:grow"
						>
							{moreInfo} <span className="sr-only">{aboutTitle(draw.title)}</span>
						</ButtonLink>
					</div>
					{label && <ResumeLine label={label} />}
				</div>
			</div>
		</div>
	);
}

/** "1h 34m" or "3 seasons". */
function nameExtent(site: SiteTexts, mediaType: MediaType, extent: number): string {
	return mediaType === "movie" ? site.runtime(Math.floor(extent / 60), extent % 60) : site.seasons(extent);
}

/** Nothing that is not true of the title and of this visitor. */
function Reason({ reason, like, likeViewings }: Pick<Draw, "reason" | "like" | "likeViewings">) {
	const texts = useTexts(surpriseTexts);
	return (
		<p className="mt-3 max-w-[58ch] font-semibold text-balance text-glow">
			{reason && <span className="block">{texts.because(reason)}</span>}
			{like && <LikeReason key={titleKey(like)} like={like} viewings={likeViewings} />}
			{!reason && !like && texts.byChance}
		</p>
	);
}

interface LikeReasonProps {
	like: TitleRef & { title: string };
	/** Those of a signed-in visitor. */
	viewings: Viewing[];
}

/** Its room is there before the browser has told what a signed-out visitor watched. */
function LikeReason({ like, viewings }: LikeReasonProps) {
	const { becauseWatched } = useTexts(surpriseTexts);
	const hasWatched = useViewings(like, viewings).some(({ times }) => times > 0);
	return <span className={hasWatched ? "block" : "invisible block"}>{becauseWatched(like.title)}</span>;
}

/** What the list below it is called too. */
function Caption({ children }: { children: string }) {
	return (
		<p aria-hidden="true" className="mb-2.5 text-sm font-semibold text-soft">
			{children}
		</p>
	);
}

/** The answers are links: each draws at once, also without scripts. */
function Question({
	question,
	answers,
}: {
	question: string;
	answers: (Answer & { label: string; picture?: string })[];
}) {
	return (
		<nav aria-label={question} className="min-w-0">
			<Caption>{question}</Caption>
			<ul className="reel -mx-gutter scroll-px-gutter gap-2 px-gutter py-1 md:flex-wrap">
				{answers.map(({ label, to, isGiven, picture }) => (
					<li key={label} className="shrink-0">
						<Link
							to={to}
							rel="nofollow"
							aria-current={isGiven ? "true" : undefined}
							className={`chip ${picture ? "gap-3 py-1 ps-1.5" : ""}`}
						>
							{picture && <img src={picture} alt="" width={185} height={185} className="size-11 rounded-full" />}
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
