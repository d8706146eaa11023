import { Link } from "react-router";
import { Poster } from "~/components/title/artwork";
import type { Rateable } from "~/components/title/verbs/rate-label";
import { RateLink } from "~/components/title/verbs/rate-link";
import { WatchLaterToggle } from "~/components/title/verbs/watch-later-toggle";
import { WatchedToggle } from "~/components/title/verbs/watched-toggle";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { titlePath } from "~/domain/catalogue/paths";
import type { EpisodeRef, TitleRef } from "~/domain/catalogue/types";
import type { KnownTitle } from "~/domain/library/browser/local-card";
import { nextServer } from "~/domain/playback/player-servers";
import { readKey } from "~/lib/dom/keys";
import { nameLanguage } from "~/lib/text/name-language";
import { playerTexts } from "~/messages/player";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { SERVER_CONFIGURATION_ID, toggleServerConfiguration } from "./streaming-servers";
import type { Player } from "./use-player";

/** Of a show: the episode on the screen. */
export interface ShownEpisode {
	season: number;
	number: number;
	name: string;
	/** Number of the one before it in its season; null for the first. */
	previous: number | null;
}

interface WatchLineProps {
	title: KnownTitle & TitleRef;
	episode?: ShownEpisode;
	playable: EpisodeRef;
	player: Player;
	isInWatchLater: boolean;
	/** The same, to be rated. */
	shown: Rateable;
	/** The movie or the episode. */
	isWatched: boolean;
	isUnaired: boolean;
	/** In the panel of the servers. */
	isConfigurationOpen: boolean;
	/** What to watch after a movie. */
	next?: React.ReactNode;
}

/** A button of the line: on phones an icon over its word, as wide as the word needs. */
const TOOL =
	"flex min-h-14 flex-auto cursor-pointer max-[23rem]:basis-12 flex-col items-center gap-1 rounded-lg px-0.5 pt-2 text-center text-xs leading-tight font-semibold text-soft transition-colors hover:bg-cream/10 hover:text-cream data-on:text-bulb aria-disabled:cursor-default aria-disabled:opacity-45 md:min-h-11 md:flex-none md:basis-auto md:flex-row md:gap-2 md:rounded-full md:px-3 md:pt-0 md:text-[0.9375rem] md:whitespace-nowrap";
/** The word of a button whose icon is enough in a narrow line. */
const WORD = "lg:max-xl:sr-only";
/** The same of one that few press. */
const QUIET_WORD = "lg:max-[87.5rem]:sr-only";

/** The one line under the player: what plays, what is next, and what a visitor does with it. */
export function WatchLine(props: WatchLineProps) {
	const { title, episode, playable, player } = props;
	const texts = useTexts(playerTexts);
	const site = useTexts(siteTexts);
	const at = episode && { season: episode.season, episode: episode.number };
	return (
		<header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-gutter pt-2 lg:flex-nowrap lg:pt-3">
			<Link
				to={titlePath(title)}
				replace
				title={texts.backTo(title.title)}
				data-arrow-keys="beside"
				className="-ms-3 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-soft transition-colors hover:bg-cream/10 hover:text-cream"
			>
				<Icon name="left" className="size-6" />
			</Link>
			<Poster
				subject={title.id}
				path={title.poster}
				sizes="2.25rem"
				widest="w185"
				className="hidden aspect-2/3 w-9 shrink-0 rounded-sm sm:block"
			/>
			<div className="min-w-24 grow basis-0">
				<h1
					dir="auto"
					lang={nameLanguage(title.title)}
					className="lettering line-clamp-2 pt-[0.08em] text-[clamp(1.375rem,1.2rem+0.7vw,2rem)]"
				>
					{title.title}
				</h1>
				{episode && (
					<p className="line-clamp-2 text-[0.8125rem] text-soft sm:text-[0.9375rem]">
						<span className="font-semibold text-glow">{site.episodeCode(episode.season, episode.number)}</span>{" "}
						<bdi>{episode.name}</bdi>
					</p>
				)}
			</div>
			<div className={`flex gap-2 max-md:*:flex-auto lg:flex-wrap ${episode ? "max-md:w-full" : "max-md:hidden"}`}>
				{episode ? <Steps season={episode.season} player={player} /> : props.next}
			</div>
			<div className="-mx-1 flex flex-wrap max-lg:grow max-lg:basis-full md:-mx-3 lg:ms-0 lg:justify-end lg:gap-1">
				<WatchLaterToggle
					title={title}
					isSaved={props.isInWatchLater}
					nextSeason={at?.season}
					nextEpisode={at?.episode}
					className={TOOL}
				>
					<span className={WORD}>{site.myList}</span>
				</WatchLaterToggle>
				{!props.isUnaired && (
					<>
						<WatchedToggle
							title={title}
							knownTitle={title}
							{...at}
							name={at ? site.episodeCode(at.season, at.episode) : title.title}
							isWatched={props.isWatched}
							listEpisodes={() => [playable]}
							className={TOOL}
						>
							<span className={WORD}>{texts.watched}</span>
						</WatchedToggle>
						<RateLink {...props.shown} className={TOOL} wordClass={WORD} />
					</>
				)}
				<SkipServer player={player} />
				<ServerSettings isOpen={props.isConfigurationOpen} />
			</div>
		</header>
	);
}

/** To the episodes before and after this one. */
function Steps({ season, player: { next, previousTo } }: { season: number; player: Player }) {
	const texts = useTexts(playerTexts);
	const { episodeCode } = useTexts(siteTexts);
	return (
		<>
			{previousTo && (
				<ButtonLink
					to={previousTo}
					variant="quiet"
					icon="left"
					replace
					preventScrollReset
					className="max-md:-ms-2 max-md:justify-start max-md:px-2 md:px-3"
				>
					{texts.previous}
				</ButtonLink>
			)}
			{next && (
				<NextLink to={next.to} name={next.name || episodeCode(next.season, next.episode)}>
					{next.season === season ? texts.nextEpisode : texts.upNext}
				</NextLink>
			)}
		</>
	);
}

/** What plays next, with its name. */
export function NextLink({ to, name, children }: { to: string; name: string; children: string }) {
	return (
		<ButtonLink to={to} replace preventScrollReset className="min-w-0 max-md:justify-between">
			<span className="min-w-0 text-start leading-tight">
				{children}
				<span dir="auto" className="block truncate text-xs font-normal text-soft md:max-w-44">
					{name}
				</span>
			</span>
			<Icon name="right" />
		</ButtonLink>
	);
}

/** Without scripts it chooses the next server. */
function SkipServer({ player: { list, server, phase, skip } }: { player: Player }) {
	const { doesNotPlay } = useTexts(playerTexts);
	const other = server && nextServer(list.config, new Set([server.id]));
	return (
		<form
			method="get"
			onSubmit={(event) => {
				event.preventDefault();
				skip();
			}}
			className={other ? "contents" : "contents noscript:hidden"}
		>
			<button
				type="submit"
				name="server"
				value={other?.id}
				aria-disabled={phase === "failed" || undefined}
				title={doesNotPlay}
				className={TOOL}
			>
				<Icon name="alert" />
				<span className={QUIET_WORD}>{doesNotPlay}</span>
			</button>
		</form>
	);
}

/** Opens and closes the configuration in the panel of the servers. Without scripts it is a link to it. */
function ServerSettings({ isOpen }: { isOpen: boolean }) {
	const { serverSettings } = useTexts(playerTexts);

	function press(event: React.SyntheticEvent): void {
		event.preventDefault();
		toggleServerConfiguration();
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a button does nothing without scripts.
		<a
			href={`#${SERVER_CONFIGURATION_ID}`}
			role="button"
			aria-expanded={isOpen}
			title={serverSettings}
			onClick={press}
			onKeyDown={(event) => {
				if (readKey(event.nativeEvent) === " ") press(event);
			}}
			className={TOOL}
		>
			<Icon name="settings" />
			<span className={QUIET_WORD}>{serverSettings}</span>
		</a>
	);
}
