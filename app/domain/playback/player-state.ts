// The rules of a watch page's player: what plays, what happens when a server does not load, and when the next title is
// offered. `components/player/use-player.ts` runs their timers and requests.
import type { Language } from "~/lib/language/languages";
import { titleKey, watchPath } from "../catalogue/paths";
import type { EpisodeRef } from "../catalogue/types";
import type { PlayerEvent, PlayerLanguages, PlayerMessage } from "./messages";
import {
	chooseServer,
	embedUrl,
	nextServer,
	type PlayerConfig,
	type PlayerServer,
	type PlayerServerList,
} from "./player-servers";
import type { OutcomeReport } from "./server-health";

/** What the page's URL and data say is to be played. */
export interface Showing {
	title: EpisodeRef;
	/** Of the page; the built-in players are in it too. */
	language?: Language;
	/** Seconds. */
	startAt: number;
	/** The server of the URL, else the one that this browser chose last; undefined: neither. */
	serverId: number | undefined;
	/** From the page's data. */
	servers: PlayerServerList;
}

/** What the page shows of its player. */
export interface Playback {
	showing: Showing;
	/** The newest that is known. */
	servers: PlayerServerList;
	isRefreshing: boolean;
	/** 0 when none is enabled. */
	serverId: number;
	/** Second at which the frame starts. */
	startAt: number;
	/** Number of retries of this server. */
	retries: number;
	phase: "loading" | "loaded" | "failed";
	/** The frame has sent its load event, as browsers also do for their own page about a host that they cannot reach. */
	hasFrameLoaded: boolean;
	/** The host of the frame has responded, whatever it responded. */
	hasHostResponded: boolean;
	/** Servers that failed, or that the visitor said do not play. */
	failed: number[];
	/** What the visitor is told; null when there is no problem. */
	notice: PlayerNotice | null;
	/** The player in the frame has said that it takes part. Any other one may report no positions. */
	isReady: boolean;
	/** What that player says; null until then. */
	languages: PlayerLanguages | null;
	offer: Offer;
}

/** What has happened to a server. Null for one that is no longer configured. */
export type PlayerNotice =
	| ({ kind: "again"; why: "timeout" | "unreachable"; seconds: number; retry: number; of: number } & OfServer)
	| ({ kind: "replaced"; why: Failure; next: PlayerServer } & OfServer)
	| ({ kind: "failed"; why: Failure } & OfServer)
	| { kind: "none left"; why: Failure };

interface OfServer {
	server: PlayerServer | null;
}

/** It did not load, or the visitor says that it does not play. */
type Failure = "load" | "play";

/** The offer of the next title over the end of this one. */
export interface Offer {
	/** `declined` lasts until the visitor seeks back. */
	state: "hidden" | "offered" | "declined";
	/** Seconds until the next episode starts. */
	left: number;
	/** The film is paused before its end, and so is the countdown. */
	isPaused: boolean;
}

export interface PlayerState {
	/** Keeps its identity while only the position changes, so that the page is not rendered again every second. */
	playback: Playback;
	/** Seconds. */
	position: number;
}

export type PlayerAction =
	/** Sent with each render of the page; nothing changes while it shows the same. */
	| { type: "open"; showing: Showing }
	| { type: "load" }
	/** This frame has not loaded within the config's `loadTimeout`. */
	| { type: "timeout"; frameKey: string }
	/** The host of this frame has responded, or cannot be reached. */
	| { type: "response" | "unreachable"; frameKey: string }
	| { type: "message"; message: PlayerMessage }
	/** The visitor chose a server, or tries the current one again. */
	| { type: "choose"; serverId: number }
	/** The visitor says that the server does not play. */
	| { type: "skip" }
	| { type: "refresh" }
	/** Null: the servers could not be read. */
	| { type: "refreshed"; servers: PlayerServerList | null }
	| { type: "servers"; servers: PlayerServerList }
	/** A second of the countdown has passed. */
	| { type: "second" }
	| { type: "decline" };

/** Seconds before the end of an episode. */
const OFFER_BEFORE = 15;
/** Seconds before the end. Seeking back further hides the offer. */
const WITHDRAW_BEFORE = 20;
/** Seconds. */
export const COUNTDOWN = 10;
/** Seconds. Shorter episodes get no offer: they are trailers or test cards. */
const SHORTEST = 60;

export const NO_OFFER: Offer = { state: "hidden", left: COUNTDOWN, isPaused: false };

function start(showing: Showing, servers: PlayerServerList, isRefreshing = false): Playback {
	const serverId = chooseServer(servers.config, showing.serverId)?.id ?? 0;
	const { startAt } = showing;
	return { showing, servers, isRefreshing, ...startServer(serverId), startAt, failed: [], notice: null };
}

function startServer(serverId: number) {
	const unheard = { phase: "loading", hasFrameLoaded: false, hasHostResponded: false, isReady: false } as const;
	return { serverId, retries: 0, ...unheard, languages: null, offer: NO_OFFER };
}

export function startPlayer(showing: Showing): PlayerState {
	return { playback: start(showing, showing.servers), position: showing.startAt };
}

/** Two showings with the same subject show the same frame. */
function subjectOf({ title, startAt, serverId, language }: Showing, config: PlayerConfig): string {
	const chosen = chooseServer(config, serverId);
	return `${watchPath(title, title)} ${chosen?.id} ${chosen && embedUrl(chosen, title, { startAt, language })}`;
}

/** The playback of what the page shows: the current one, or another one from its start. */
export function openPlayback(playback: Playback, showing: Showing): Playback {
	const { showing: current, isRefreshing } = playback;
	const hasNewServers = showing.servers !== current.servers;
	const servers = hasNewServers ? showing.servers : playback.servers;
	const isSame = subjectOf(showing, servers.config) === subjectOf(current, playback.servers.config);
	if (!isSame) return start(showing, servers, isRefreshing);
	if (!hasNewServers && showing.startAt === current.startAt && showing.serverId === current.serverId) return playback;
	const startAt = showing.startAt === current.startAt ? playback.startAt : showing.startAt;
	return { ...playback, showing, servers, startAt };
}

/** The film goes on at `position` where the servers lack the one that plays, or have it at another address. */
function changeServers(playback: Playback, servers: PlayerServerList, position: number): Playback {
	const { showing, isRefreshing, serverId } = playback;
	const playing = { ...showing, serverId };
	const isSame = subjectOf(playing, servers.config) === subjectOf(playing, playback.servers.config);
	return isSame ? { ...playback, servers } : { ...start(showing, servers, isRefreshing), startAt: position };
}

/** Whether the host of a frame of another site has yet to say that it is there. This site's own was there for the page. */
export function isHostAwaited(playback: Playback): boolean {
	const { address } = frameOf(playback);
	return playback.phase === "loading" && !playback.hasHostResponded && address !== null && !address.startsWith("/");
}

/** When a frame loads after another server failed, that message stays, so that the visitor can read it. */
function toLoaded(playback: Playback): Playback {
	if (playback.phase !== "loading") return playback;
	return { ...playback, phase: "loaded", notice: playback.retries > 0 ? null : playback.notice };
}

function afterSign(playback: Playback, sign: Partial<Pick<Playback, "hasFrameLoaded" | "hasHostResponded">>): Playback {
	if (playback.phase !== "loading") return playback;
	const after = { ...playback, ...sign };
	return after.hasFrameLoaded && !isHostAwaited(after) ? toLoaded(after) : after;
}

function serverOf({ servers: { config }, serverId }: Playback): PlayerServer | null {
	return config.servers.find(({ id }) => id === serverId) ?? null;
}

/** The next server takes over at `startAt`; the player has failed where none is left. */
function replaceServer(
	playback: Playback,
	{ why, startAt, canReplace }: { why: Failure; startAt: number; canReplace: boolean },
): Playback {
	const server = serverOf(playback);
	const failed = [...playback.failed, playback.serverId];
	const next = canReplace ? nextServer(playback.servers.config, new Set(failed)) : null;
	if (next) {
		const notice = { kind: "replaced", why, server, next } as const;
		return { ...playback, ...startServer(next.id), startAt, failed, notice };
	}
	const notice: PlayerNotice = failed.length > 1 ? { kind: "none left", why } : { kind: "failed", why, server };
	return { ...playback, phase: "failed", isReady: false, languages: null, failed, notice };
}

function afterFailure(playback: Playback, why: "timeout" | "unreachable"): Playback {
	if (playback.phase !== "loading") return playback;
	const { maxRetries, autoFallback, loadTimeout } = playback.servers.config.settings;
	if (playback.retries < maxRetries) {
		const retries = playback.retries + 1;
		const seconds = Math.round(loadTimeout / 1000);
		const server = serverOf(playback);
		const notice = { kind: "again", why, server, seconds, retry: retries, of: maxRetries } as const;
		return { ...playback, ...startServer(playback.serverId), retries, notice };
	}
	return replaceServer(playback, { why: "load", startAt: playback.startAt, canReplace: autoFallback });
}

function afterSkip(playback: Playback, position: number): Playback {
	if (playback.phase === "failed" || !frameOf(playback).server) return playback;
	return replaceServer(playback, { why: "play", startAt: position, canReplace: true });
}

/** Near the end of an episode, with a countdown that pauses with it. */
function offerEpisode(offer: Offer, { event, currentTime, duration }: PlayerEvent): Offer {
	if (duration < SHORTEST) return offer;
	const remaining = event === "ended" ? 0 : duration - currentTime;
	const isPaused = event === "pause" ? remaining > 1 : event === "seeked" ? offer.isPaused : false;
	if (remaining > WITHDRAW_BEFORE)
		return offer.state === "hidden" && offer.isPaused === isPaused ? offer : { ...NO_OFFER, isPaused };
	if (offer.state === "hidden" && remaining <= OFFER_BEFORE) return { state: "offered", left: COUNTDOWN, isPaused };
	return offer.isPaused === isPaused ? offer : { ...offer, isPaused };
}

/** When a movie has ended, until it plays again. */
function offerMovie(offer: Offer, { event }: PlayerEvent): Offer {
	if (event === "ended") return { ...NO_OFFER, state: "offered" };
	return event === "play" || event === "seeked" ? NO_OFFER : offer;
}

function afterMessage(state: PlayerState, message: PlayerMessage): PlayerState {
	const { playback, position } = state;
	if (message.type === "PLAYER_EVENT") {
		const change = playback.showing.title.mediaType === "movie" ? offerMovie : offerEpisode;
		const offer = change(playback.offer, message.data);
		const isSame = offer === playback.offer;
		// What reports is there.
		return { playback: toLoaded(isSame ? playback : { ...playback, offer }), position: message.data.currentTime };
	}
	if (message.data.request !== "ready") return state;
	const { audio, subtitles } = message.data;
	return { playback: { ...toLoaded(playback), isReady: true, languages: { audio, subtitles } }, position };
}

function reducePlayback(
	{ playback, position }: PlayerState,
	action: Exclude<PlayerAction, { type: "message" }>,
): Playback {
	const { showing, servers, isRefreshing, offer } = playback;
	switch (action.type) {
		case "open":
			return openPlayback(playback, action.showing);
		case "load":
			return afterSign(playback, { hasFrameLoaded: true });
		case "response":
			return action.frameKey === frameOf(playback).frameKey
				? afterSign(playback, { hasHostResponded: true })
				: playback;
		case "timeout":
		case "unreachable":
			return action.frameKey === frameOf(playback).frameKey ? afterFailure(playback, action.type) : playback;
		case "choose": {
			// Another server comes by the URL, with "open".
			const chosen = chooseServer(servers.config, showing.serverId);
			if (action.serverId !== chosen?.id || !canChoose(playback, chosen.id)) return playback;
			return { ...start(showing, servers, isRefreshing), startAt: position };
		}
		case "skip":
			return afterSkip(playback, position);
		case "refresh":
			return { ...playback, isRefreshing: true };
		case "refreshed": {
			const error = "Failed to refresh server config";
			return { ...changeServers(playback, action.servers ?? { ...servers, error }, position), isRefreshing: false };
		}
		case "servers":
			return changeServers(playback, action.servers, position);
		case "second":
			if (offer.state !== "offered" || offer.isPaused) return playback;
			return { ...playback, offer: { ...offer, left: Math.max(0, offer.left - 1) } };
		case "decline":
			return { ...playback, offer: { ...offer, state: "declined" } };
	}
}

/** Where the film starts; a film that starts elsewhere has no position yet. */
function startOf({ showing: { title, startAt } }: Playback): string {
	return `${watchPath(title, title)} ${startAt}`;
}

export function reducePlayer(state: PlayerState, action: PlayerAction): PlayerState {
	if (action.type === "message") return afterMessage(state, action.message);
	const playback = reducePlayback(state, action);
	if (playback === state.playback) return state;
	const isElsewhere = startOf(playback) !== startOf(state.playback);
	return { playback, position: isElsewhere ? playback.showing.startAt : state.position };
}

/** False for the server that plays already. */
export function canChoose({ serverId, phase }: Playback, id: number): boolean {
	return id !== serverId || phase === "failed";
}

export interface Frame {
	/** Null when no server is enabled. */
	server: PlayerServer | null;
	address: string | null;
	/** A new key creates a new frame. */
	frameKey: string;
}

export function frameOf({ showing, servers: { config }, serverId, startAt, retries }: Playback): Frame {
	const playing = config.servers.find(({ id, enabled }) => enabled && id === serverId);
	const server = playing ?? chooseServer(config, showing.serverId);
	const address = server && embedUrl(server, showing.title, { startAt, language: showing.language });
	return { server, address, frameKey: `${server?.id} ${address} ${retries}` };
}

/** What an action's change of the playback says about its servers. */
export function outcomesOf(action: PlayerAction, before: Playback, after: Playback): OutcomeReport[] {
	const { serverId } = before;
	if (action.type === "skip") {
		return after === before ? [] : [{ serverId, outcome: "reported", title: titleKey(before.showing.title) }];
	}
	if (after.serverId === serverId && after.phase === "loaded") {
		return before.phase === "loaded" ? [] : [{ serverId, outcome: "loaded" }];
	}
	const hasGivenUp = after.failed.length > before.failed.length && after.failed.includes(serverId);
	const hasTriedAgain = after.serverId === serverId && after.retries > before.retries;
	const reports: OutcomeReport[] = hasGivenUp || hasTriedAgain ? [{ serverId, outcome: "timed_out" }] : [];
	if (hasGivenUp && after.serverId !== serverId) reports.push({ serverId, outcome: "replaced" });
	return reports;
}
