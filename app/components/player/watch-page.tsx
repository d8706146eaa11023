import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useSite } from "~/components/site/site-context";
import type { Rateable } from "~/components/title/verbs/rate-label";
import { MarkedText } from "~/components/ui/marked-text";
import { Notice } from "~/components/ui/notice";
import type { FilmFacts } from "~/domain/catalogue/cards";
import { watchPath } from "~/domain/catalogue/paths";
import type { EpisodeRef, TitleRef } from "~/domain/catalogue/types";
import type { KnownTitle } from "~/domain/library/browser/local-card";
import type { OwnPlayback } from "~/domain/library/lists/own-title.server";
import { isWatched, type Viewing } from "~/domain/library/next/next-up";
import type { PlayerServerList } from "~/domain/playback/player-servers";
import { playerTexts } from "~/messages/player";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { ElsewhereFacts } from "./elsewhere";
import { NextEpisodeOffer } from "./next-offer";
import { PlayerBar } from "./player-bar";
import { PlayerFrame } from "./player-frame";
import { StreamingServers } from "./streaming-servers";
import { type Player, type UpNext, usePlayer } from "./use-player";
import { useWatchRecord } from "./use-watch-record";
import { type ShownEpisode, WatchLine } from "./watch-line";

interface WatchPageProps {
	title: KnownTitle & TitleRef;
	/** Of a show. */
	episode?: ShownEpisode;
	film: FilmFacts;
	playable: EpisodeRef;
	servers: PlayerServerList;
	elsewhere: ElsewhereFacts;
	ownFacts: Pick<OwnPlayback, "resumeAt" | "isRecordFull" | "isInWatchLater" | "remarks"> & {
		/** Ids of the other people of the account whom the title is closed to. */
		closedTo?: string[];
	};
	/** Of the movie or the season. */
	viewings: Viewing[];
	/** The episode has not aired: it has no mark and no rating. */
	isUnaired?: boolean;
	/** The next episode, possibly of the next season. */
	upNext?: UpNext | null;
	/** Shown over the picture. */
	overlay?: (player: Player, shown: Rateable) => React.ReactNode;
	/** In the line under the player: what to watch after a movie. */
	next?: React.ReactNode;
	/** Of a show: its episodes, beside the player or below it. */
	episodes?: (player: Player) => React.ReactNode;
	notice?: React.ReactNode;
	/** More of what plays or plays next. */
	children?: React.ReactNode;
	details: (player: Player) => React.ReactNode;
}

/**
 * The layout of both watch pages: a dark house from edge to edge with the player, one line under it and a show's episodes; below
 * that, everything else.
 */
export function WatchPage(props: WatchPageProps) {
	const { title, episode, playable, servers, ownFacts, upNext = null } = props;
	const texts = useTexts(playerTexts);
	const { season } = useTexts(siteTexts);
	const name = episode ? texts.episodeOf(title.title, season(episode.season), episode.number) : title.title;
	const player = usePlayer({
		title: playable,
		name,
		servers,
		resumeAt: ownFacts.resumeAt,
		upNext,
		previous: episode?.previous ?? null,
	});
	const [isConfigurationOpen, setIsConfigurationOpen] = useState(false);
	const rail = useRef<HTMLDivElement>(null);
	const at = episode && { season: episode.season, episode: episode.number };
	const shown = { title, name: title.title, episode: at, remarks: ownFacts.remarks };
	const viewing = props.viewings.find((candidate) => candidate.episode === playable.episode);
	useWatchRecord(playable, player, title);

	// A long list beside the player shows the episode that plays.
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another episode opens.
	useEffect(() => {
		const row = rail.current?.querySelector<HTMLElement>("[aria-current]");
		if (rail.current && row) rail.current.scrollTop = row.offsetTop - rail.current.clientHeight / 3;
	}, [name]);

	return (
		<article>
			<RecordWithoutScripts playable={playable} />
			<div className={`house ${props.episodes ? "house-with-episodes" : ""}`}>
				<PlayerFrame player={player} name={name} title={title} elsewhere={props.elsewhere}>
					{episode && <NextEpisodeOffer key={name} player={player} ended={shown} />}
					{props.overlay?.(player, shown)}
				</PlayerFrame>
				<div className="pb-1 xl:col-span-full">
					<WatchLine
						title={title}
						episode={episode}
						shown={shown}
						playable={playable}
						player={player}
						isInWatchLater={ownFacts.isInWatchLater}
						isWatched={viewing !== undefined && isWatched(viewing)}
						isUnaired={props.isUnaired === true}
						isConfigurationOpen={isConfigurationOpen}
						next={props.next}
					/>
					<PlayerBar player={player} film={props.film} closedTo={ownFacts.closedTo} />
				</div>
				{props.episodes && (
					<aside aria-label={texts.episodes} className="house-episodes">
						<div
							ref={rail}
							className="space-y-8 px-gutter pt-2 pb-6 xl:absolute xl:inset-0 xl:overflow-y-auto xl:px-5 xl:py-3 [scrollbar-width:thin]"
						>
							{props.episodes(player)}
						</div>
					</aside>
				)}
			</div>
			<div className="grid gap-x-12 gap-y-12 px-gutter pt-4 lg:pt-10 lg:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="min-w-0 space-y-12">
					{ownFacts.isRecordFull && (
						<Notice tone="alarm">
							<MarkedText
								text={texts.recordFull}
								marks={{
									link: (words) => (
										<Link to="/watched" className="font-semibold underline underline-offset-4">
											{words}
										</Link>
									),
								}}
							/>
						</Notice>
					)}
					{props.notice}
					{props.children}
					<StreamingServers
						player={player}
						onConfigurationToggle={(isOpen) => {
							setIsConfigurationOpen(isOpen);
							if (isOpen) player.readServers();
						}}
					/>
				</div>
				<aside aria-label={texts.details} className="min-w-0">
					{props.details(player)}
				</aside>
			</div>
		</article>
	);
}

/**
 * Records that the title was opened, in a browser that runs no scripts: it loads this image, and other browsers do not
 * (docs/decisions/033-record-without-scripts.md).
 */
function RecordWithoutScripts({ playable }: { playable: EpisodeRef }) {
	const { visitor } = useSite();
	if (!visitor) return null;
	return (
		<noscript>
			<img src={`${watchPath(playable, playable)}/opened`} alt="" width={1} height={1} className="absolute" />
		</noscript>
	);
}
