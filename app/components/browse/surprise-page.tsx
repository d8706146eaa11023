import { Link, useNavigation } from "react-router";
import { Poster } from "~/components/title/artwork";
import { HeroBackdrop } from "~/components/title/hero-backdrop";
import { Rating } from "~/components/title/meters";
import { PlayButton, ResumeLine, useRecordOpening } from "~/components/title/play-button";
import { useViewings } from "~/components/title/use-local-library";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { NavigateButton } from "~/components/ui/navigate-button";
import type { CardFacts } from "~/domain/catalogue/cards";
import { SURPRISE_PATH, titleKey, titlePath } from "~/domain/catalogue/paths";
import type { SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import type { TitleRef } from "~/domain/catalogue/types";
import { decideNextUp, type Viewing } from "~/domain/library/next/next-up";
import { labelNextUp } from "~/domain/library/next/next-up-label";
import { nameLanguage } from "~/lib/text/name-language";
import { EmptyList } from "./empty-list";

interface Draw extends CardFacts {
	backdrop: string | null;
	overview: string;
	/** How long it is; empty when unknown. */
	extent: string;
	seasons: SeasonEpisodes[];
	viewings: Viewing[];
	/** As "it is 94 minutes and light"; empty where nothing was asked for. */
	reason: string;
	/** A similar title; it is a reason where the visitor has watched it. */
	like: (TitleRef & { title: string }) | null;
	likeViewings: Viewing[];
}

interface Answer {
	label: string;
	/** URL of the draw with this answer, or without it where it is given. */
	to: string;
	isGiven: boolean;
	picture?: string;
}

interface SurprisePageProps {
	/** Null where nothing fits. */
	draw: Draw | null;
	/** What did not fit, where the draw is a wider one; else empty. */
	widened: string;
	/** What to change where nothing fits. */
	advice: string;
	again: { label: string; to: string };
	times: Answer[];
	moods: Answer[];
	/** Those of the listing from which the visitor came, each with the URL of the draw without it. */
	filters: { label: string; to: string }[];
}

/** One title by chance, why it was drawn, and the two questions that decide what the next draw is. */
export function SurprisePage({ draw, widened, advice, again, times, moods, filters }: SurprisePageProps) {
	const isDrawing = useNavigation().location?.pathname === SURPRISE_PATH;
	const button = (
		<NavigateButton to={again.to} size="large" icon="ticket" busyLabel={isDrawing && "Drawing..."}>
			{again.label}
		</NavigateButton>
	);
	return (
		<div className="relative isolate overflow-x-clip">
			{draw && <HeroBackdrop subject={draw.id} path={draw.backdrop} />}
			<div className="px-gutter pt-24 md:pt-36">
				<h1 className="text-sm font-semibold text-bulb">Surprise Me</h1>
				{draw ? (
					<Drawn draw={draw} widened={widened}>
						{button}
					</Drawn>
				) : (
					<div role="status">
						<EmptyList heading="Nothing fits" advice={advice}>
							{button}
						</EmptyList>
					</div>
				)}
				<div className="mt-4 flex flex-col gap-5 md:mt-8">
					<Question question="How long do you have?" answers={times} />
					<Question question="What mood?" answers={moods} />
					{filters.length > 0 && (
						<div>
							<Caption>Drawn from</Caption>
							<ul aria-label="Drawn from" className="flex flex-wrap items-center gap-2">
								{filters.map(({ label, to }) => (
									<li key={label}>
										<Link to={to} rel="nofollow" aria-label={`Remove filter: ${label}`} className="removable">
											{label}
											<Icon name="close" className="size-3.5" />
										</Link>
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

function Drawn({ draw, widened, children }: { draw: Draw; widened: string; children: React.ReactNode }) {
	const viewings = useViewings(draw, draw.viewings, draw.seasons);
	const next = decideNextUp(draw.seasons, viewings);
	const label = labelNextUp(draw, next);
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
					{widened && <p className="mb-3 text-balance text-cream">{widened}</p>}
					<h2
						dir="auto"
						lang={nameLanguage(draw.title)}
						className={`lettering ${draw.title.length > 30 ? "text-[clamp(2rem,1.5rem+2.2vw,3.75rem)]" : "text-title"}`}
					>
						{draw.title}
					</h2>
					<p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
						{draw.year && <span className="tabular-nums">{draw.year}</span>}
						{draw.extent && <span>{draw.extent}</span>}
						<Rating value={draw.rating} className="font-semibold" />
						<span className="text-soft">{draw.genres.join(" · ")}</span>
					</p>
					<Reason {...draw} />
				</div>
				<div className="shaded col-span-2">
					<p dir="auto" className="mt-4 line-clamp-3 max-w-[58ch] text-base text-cream/90 md:text-lg">
						{draw.overview}
					</p>
					<div className="mt-6 flex flex-wrap gap-3">
						{label && <PlayButton label={label} onClick={recordPress} />}
						{children}
						<ButtonLink to={titlePath(draw)} onClick={recordPress} size="large" icon="info">
							More Info <span className="sr-only">about {draw.title}</span>
						</ButtonLink>
					</div>
					{label && <ResumeLine label={label} />}
				</div>
			</div>
		</div>
	);
}

/** Nothing that is not true of the title and of this visitor. */
function Reason({ reason, like, likeViewings }: Pick<Draw, "reason" | "like" | "likeViewings">) {
	return (
		<p className="mt-3 max-w-[58ch] font-semibold text-balance text-glow">
			{reason && `Because ${reason}`}
			{like && (
				<LikeReason key={titleKey(like)} like={like} viewings={likeViewings} opening={reason ? ", and" : "Because"} />
			)}
			{!reason && !like && "Drawn by chance"}
		</p>
	);
}

interface LikeReasonProps {
	like: TitleRef & { title: string };
	/** Those of a signed-in visitor. */
	viewings: Viewing[];
	opening: string;
}

/** Its room is there before the browser has told what a signed-out visitor watched. */
function LikeReason({ like, viewings, opening }: LikeReasonProps) {
	const hasWatched = useViewings(like, viewings).some(({ times }) => times > 0);
	return (
		<span className={hasWatched ? "" : "invisible"}>
			{opening} you watched {like.title}
		</span>
	);
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
function Question({ question, answers }: { question: string; answers: Answer[] }) {
	return (
		<nav aria-label={question} className="min-w-0">
			<Caption>{question}</Caption>
			<ul className="reel -mx-gutter gap-2 px-gutter py-1 md:flex-wrap">
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
