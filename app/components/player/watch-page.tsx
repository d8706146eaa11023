import { useState } from "react";
import { Link } from "react-router";
import { Backdrop } from "~/components/title/artwork";
import { Notice } from "~/components/ui/notice";
import type { EpisodeRef } from "~/domain/catalogue/paths";
import { titlePath } from "~/domain/catalogue/paths";
import { seasonLabel } from "~/domain/catalogue/titles/season-words";
import type { MediaType } from "~/domain/catalogue/types";
import type { KnownTitle } from "~/domain/library/local-card";
import type { PlayerEvent } from "~/domain/playback/messages";
import type { UpNext } from "~/domain/playback/next-offer";
import type { PlayerServerList } from "~/domain/playback/player-servers";
import { createEmitter, type Emitter } from "~/lib/store";
import { NextEpisodeOffer } from "./next-episode-offer";
import { PlayerBar } from "./player-bar";
import { PlayerFrame } from "./player-frame";
import { RecordWithoutScripts } from "./record-without-scripts";
import { StreamingServers } from "./streaming-servers";
import { type Playback, usePlayback } from "./use-playback";
import { usePlayerServers } from "./use-player-servers";
import { useResumeAt } from "./use-resume-at";
import { useWatchRecord } from "./use-watch-record";
import { WatchHeader } from "./watch-header";

interface WatchPageProps {
	title: KnownTitle & { mediaType: MediaType; id: number };
	/** Of a show. */
	episode?: { season: number; number: number; name: string };
	/** Length of the film; null when unknown. */
	minutes: number | null;
	playable: EpisodeRef;
	servers: PlayerServerList;
	/** Position to resume at, in seconds. */
	resumeAt?: number;
	/** What was watched cannot be added to the visitor's record. */
	isRecordFull?: boolean;
	/** The next episode, possibly of the next season. */
	next?: (playback: Playback) => UpNext | null;
	/** Shown over the picture. */
	overlay?: (events: Emitter<PlayerEvent>) => React.ReactNode;
	notice?: React.ReactNode;
	/** What follows the title: the next episode, or other movies. */
	navigation?: (playback: Playback) => React.ReactNode;
	sidebar: (playback: Playback) => React.ReactNode;
}

/** The layout of both watch pages: the player, the title, what is next, then servers and details. */
export function WatchPage(props: WatchPageProps) {
	const { title, episode, playable, servers, resumeAt, notice, navigation, sidebar } = props;
	const { list, isRefreshing, refresh, read } = usePlayerServers(servers);
	const [events] = useState(createEmitter<PlayerEvent>);
	const startAt = useResumeAt(playable, resumeAt);
	const playback = usePlayback(list.config, { playable, resumeAt: startAt, events });
	const [isConfigurationOpen, setIsConfigurationOpen] = useState(false);
	useWatchRecord(playable, events, { card: title, isSilent: playback.isSilent });
	const next = props.next?.(playback);
	const name = episode
		? `${title.title}, ${seasonLabel(episode.season).toLowerCase()}, episode ${episode.number}`
		: title.title;
	return (
		<article className="relative isolate px-gutter pt-16 md:pt-20">
			<div className="absolute inset-x-0 top-0 -z-10 h-[min(100svh,60rem)] overflow-hidden" aria-hidden="true">
				<Backdrop
					subject={title.id}
					path={title.backdrop}
					sizes="40vw"
					className="size-full scale-110 opacity-35 blur-2xl"
				/>
				<div className="absolute inset-0 bg-linear-to-b from-ground/40 via-ground/70 to-ground" />
			</div>
			<RecordWithoutScripts playable={playable} />
			<div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="min-w-0">
					<PlayerFrame
						playback={playback}
						title={name}
						next={next?.to ?? null}
						back={titlePath(title)}
						onPlayerEvent={events.emit}
						bar={<PlayerBar playback={playback} minutes={props.minutes} />}
					>
						{next && <NextEpisodeOffer key={next.to} next={next} events={events} />}
						{props.overlay?.(events)}
					</PlayerFrame>
					<WatchHeader title={title} episode={episode} isConfigurationOpen={isConfigurationOpen} />
					<div className="mt-8 space-y-10 empty:hidden">
						{props.isRecordFull && (
							<Notice tone="alarm">
								Your record of what you watched is full, so this title is not added.{" "}
								<Link to="/watched" className="font-semibold underline underline-offset-4">
									Remove some entries
								</Link>
							</Notice>
						)}
						{notice}
						{navigation?.(playback)}
					</div>
				</div>
				<aside aria-label="Details" className="min-w-0 space-y-10 lg:row-span-2">
					{sidebar(playback)}
				</aside>
				<div className="min-w-0">
					<StreamingServers
						list={list}
						activeId={playback.server?.id}
						onChoose={playback.choose}
						isRefreshing={isRefreshing}
						onRefresh={refresh}
						onConfigurationToggle={(isOpen) => {
							setIsConfigurationOpen(isOpen);
							if (isOpen) void read();
						}}
					/>
				</div>
			</div>
		</article>
	);
}
