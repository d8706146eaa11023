import { useState } from "react";
import { Link, type MetaDescriptor } from "react-router";
import { useSite } from "~/components/site/site-context";
import { Backdrop, Poster } from "~/components/title/artwork";
import { Rating } from "~/components/title/meters";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Notice } from "~/components/ui/notice";
import { titlePath, watchPath } from "~/domain/catalogue/paths";
import { seasonLabel } from "~/domain/catalogue/titles/season-words";
import type { EpisodeRef, TitleRef } from "~/domain/catalogue/types";
import type { KnownTitle } from "~/domain/library/local-card";
import type { PlayerServerList } from "~/domain/playback/player-servers";
import { PRODUCT_NAME } from "~/product";
import { NextEpisodeOffer } from "./next-offer";
import { PlayerFrame } from "./player-frame";
import { SERVER_CONFIGURATION_ID, StreamingServers, toggleServerConfiguration } from "./streaming-servers";
import { type Player, type UpNext, usePlayer } from "./use-player";
import { useWatchRecord } from "./use-watch-record";

/** Metadata of a watch page, which search engines do not list. `name`: of the movie or the episode; null when it failed. */
export function watchMeta(name: string | null): MetaDescriptor[] {
	const robots = { name: "robots", content: "noindex" };
	if (name === null) return [{ title: PRODUCT_NAME }, robots];
	return [
		{ title: `Watch ${name} · ${PRODUCT_NAME}` },
		{ name: "description", content: `Watch ${name}, and resume where you stopped.` },
		robots,
	];
}

interface WatchPageProps {
	title: KnownTitle & TitleRef;
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
	upNext?: UpNext | null;
	/** Shown over the picture. */
	overlay?: (player: Player) => React.ReactNode;
	notice?: React.ReactNode;
	/** What follows the title: the next episode, or other movies. */
	navigation?: (player: Player) => React.ReactNode;
	sidebar: (player: Player) => React.ReactNode;
}

/** The layout of both watch pages: the player, the title, what is next, then servers and details. */
export function WatchPage(props: WatchPageProps) {
	const { title, episode, playable, servers, resumeAt, notice, navigation, sidebar } = props;
	const name = episode
		? `${title.title}, ${seasonLabel(episode.season).toLowerCase()}, episode ${episode.number}`
		: title.title;
	const player = usePlayer({ title: playable, name, servers, resumeAt, upNext: props.upNext ?? null });
	const [isConfigurationOpen, setIsConfigurationOpen] = useState(false);
	useWatchRecord(playable, player, title);
	return (
		<article className="relative isolate px-gutter pt-16 md:pt-20">
			<div className="absolute inset-x-0 top-0 -z-10 h-[min(100svh,60rem)] overflow-hidden" aria-hidden="true">
				<Backdrop
					subject={title.id}
					path={title.backdrop}
					sizes="40vw"
					className="size-full scale-110 opacity-35 [filter:blur(2.5rem)]"
				/>
				<div className="absolute inset-0 bg-linear-to-b from-ground/40 via-ground/70 to-ground" />
			</div>
			<RecordWithoutScripts playable={playable} />
			<div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="min-w-0">
					<PlayerFrame player={player} name={name} minutes={props.minutes}>
						<NextEpisodeOffer player={player} />
						{props.overlay?.(player)}
					</PlayerFrame>
					<WatchHeader title={title} episode={episode} isConfigurationOpen={isConfigurationOpen} />
					<div className="mt-8 space-y-10 empty:hidden">
						{props.isRecordFull && (
							<Notice tone="alarm">
								Your record of what you watched is full, so this title was not added.{" "}
								<Link to="/watched" className="font-semibold underline underline-offset-4">
									Remove some entries
								</Link>
							</Notice>
						)}
						{notice}
						{navigation?.(player)}
					</div>
				</div>
				<aside aria-label="Details" className="min-w-0 space-y-10 lg:row-span-2">
					{sidebar(player)}
				</aside>
				<div className="min-w-0">
					<StreamingServers
						player={player}
						onConfigurationToggle={(isOpen) => {
							setIsConfigurationOpen(isOpen);
							if (isOpen) player.readServers();
						}}
					/>
				</div>
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

interface WatchHeaderProps {
	title: KnownTitle & TitleRef;
	/** Of a show. */
	episode?: { season: number; number: number; name: string };
	/** In the panel of the servers. */
	isConfigurationOpen: boolean;
}

function WatchHeader({ title, episode, isConfigurationOpen }: WatchHeaderProps) {
	return (
		<header className="relative mt-1 flex flex-wrap items-center gap-3 sm:gap-4">
			<Link
				to={titlePath(title)}
				title={`Back to ${title.title}`}
				className="-ms-3 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-soft transition-colors hover:bg-cream/10 hover:text-cream"
			>
				<Icon name="left" className="size-6" />
			</Link>
			<Poster
				subject={title.id}
				path={title.poster}
				sizes="3rem"
				widest="w185"
				className="hidden aspect-2/3 w-12 shrink-0 rounded sm:block"
			/>
			<div className="min-w-24 grow basis-0">
				<h1
					dir="auto"
					className="lettering line-clamp-2 pt-[0.08em] wrap-break-word text-[clamp(1.5rem,1.2rem+1.4vw,2.5rem)]"
				>
					{title.title}
				</h1>
				<p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-soft sm:text-[0.9375rem]">
					{episode && (
						<span dir="auto" className="min-w-0 wrap-break-word">
							<span className="font-semibold text-glow">
								S{episode.season}E{episode.number}
							</span>{" "}
							{episode.name}
						</span>
					)}
					<Rating value={title.rating} />
				</p>
			</div>
			<ServerSettings isOpen={isConfigurationOpen} />
		</header>
	);
}

/** Opens and closes the configuration in the panel of the servers. Without scripts it is a link to it. */
function ServerSettings({ isOpen }: { isOpen: boolean }) {
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
			onClick={press}
			onKeyDown={(event) => {
				if (event.key === " ") press(event);
			}}
			className={buttonClass("secondary", "medium", "shrink-0 max-sm:size-11 max-sm:px-0")}
		>
			<Icon name="settings" />
			<span className="max-sm:sr-only">Server Settings</span>
		</a>
	);
}
