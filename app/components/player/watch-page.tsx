import { useState } from "react";
import { Backdrop } from "~/components/title/artwork";
import type { MediaType } from "~/domain/catalogue/types";
import type { UpNext } from "~/domain/playback/next-offer";
import type { PlayerEvent } from "~/domain/playback/player-messages";
import type { PlayableTitle, PlayerServerList } from "~/domain/playback/player-servers";
import { createEmitter } from "~/lib/store";
import { NextEpisodeOffer } from "./next-episode-offer";
import { PlayerFrame } from "./player-frame";
import { StreamingServers } from "./streaming-servers";
import { type Playback, usePlayback } from "./use-playback";
import { usePlayerServers } from "./use-player-servers";
import { useWatchRecord } from "./use-watch-record";
import { WatchHeader } from "./watch-header";

interface WatchPageProps {
	title: {
		mediaType: MediaType;
		id: number;
		title: string;
		poster: string | null;
		backdrop: string | null;
		rating: number;
	};
	/** Of a show. */
	episode?: { season: number; number: number; name: string };
	playable: PlayableTitle;
	servers: PlayerServerList;
	/** Position to resume at, in seconds. */
	resumeAt?: number;
	/** The next episode, possibly of the next season. */
	next?: (playback: Playback) => UpNext | null;
	notice?: React.ReactNode;
	/** Between the player and the servers. */
	navigation?: (playback: Playback) => React.ReactNode;
	sidebar: (playback: Playback) => React.ReactNode;
}

/** The layout of both watch pages: header, player, servers, sidebar. */
export function WatchPage(props: WatchPageProps) {
	const { title, episode, playable, servers, resumeAt, notice, navigation, sidebar } = props;
	const { list, isRefreshing, refresh } = usePlayerServers(servers);
	const [events] = useState(createEmitter<PlayerEvent>);
	const playback = usePlayback(list.config, { playable, resumeAt, events });
	useWatchRecord(playable, events);
	const next = props.next?.(playback);
	const [isConfigurationOpen, setIsConfigurationOpen] = useState<boolean | null>(null);
	const name = episode ? `${title.title}, season ${episode.season}, episode ${episode.number}` : title.title;
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
			<WatchHeader
				title={title}
				episode={episode}
				areSettingsOpen={isConfigurationOpen ?? false}
				onToggleSettings={() => setIsConfigurationOpen(!isConfigurationOpen)}
			/>
			<div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="min-w-0 space-y-10">
					<PlayerFrame playback={playback} title={name} onPlayerEvent={events.emit}>
						{next && <NextEpisodeOffer key={next.to} next={next} events={events} />}
					</PlayerFrame>
					{notice}
					{navigation?.(playback)}
					<StreamingServers
						list={list}
						activeId={playback.server?.id}
						onChoose={playback.choose}
						isRefreshing={isRefreshing}
						onRefresh={refresh}
						isConfigurationOpen={isConfigurationOpen}
					/>
				</div>
				<aside aria-label="Details" className="min-w-0 space-y-10 lg:pt-1">
					{sidebar(playback)}
				</aside>
			</div>
		</article>
	);
}
