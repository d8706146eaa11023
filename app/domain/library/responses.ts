import type { RefusedChange } from "~/domain/library/changes/apply-changes.server";
import { type NotedPlay, type Play, type PlayTime, writePlayTime } from "~/domain/library/diary/plays";
import type { Round } from "~/domain/library/next/rounds";
import type { ListEntry } from "~/domain/library/own-lists/list-titles.server";
import type { OwnList } from "~/domain/library/own-lists/own-lists";
import type { ProfileId } from "../accounts/profiles";
import type { CardFacts } from "../catalogue/cards";
import { type ImageSource, imageUrl } from "../catalogue/images";
import type { EpisodeRef, TitleRef } from "../catalogue/types";
import { type RatedRef, REMARKS, type Remarked, type RemarkName, type Remarks } from "./changes/remarks";
import type { HiddenTitle, LaterItem, PlaybackPosition, WatchEntry, WatchStats } from "./types";

function iso(time: number): string {
	return new Date(time).toISOString();
}

function ofTitle({ mediaType, id }: TitleRef) {
	return { media_id: String(id), media_type: mediaType };
}

function ofEpisode({ season, episode, ...title }: EpisodeRef) {
	return { ...ofTitle(title), season, episode };
}

export function toWatchResponse(entry: WatchEntry) {
	const { position, duration, watchedAt, lastWatched, updatedAt } = entry;
	const times = { watched_at: iso(watchedAt), last_watched: iso(lastWatched), updated_at: iso(updatedAt) };
	return { ...ofEpisode(entry), position, duration, ...times };
}

export function toPlayResponse(play: NotedPlay) {
	const { playId, precision, source, note, companions } = play;
	const told = { watched_at: writePlayTime(play), precision, source };
	return { id: playId, ...ofEpisode(play), ...told, note: note || null, with: companions ?? [] };
}

/** A play of a mark. */
export function toMarkedPlay({ playId, source, ...at }: PlayTime & Pick<Play, "playId" | "source">) {
	return { id: playId, watched_at: writePlayTime(at), precision: at.precision, source };
}

export function toRefusedResponse({ change: { mediaType, id }, reason }: Pick<RefusedChange, "change" | "reason">) {
	return { ...ofTitle({ mediaType, id }), reason };
}

interface Progress extends EpisodeRef, PlaybackPosition {
	playedAt: number;
}

/** How far an episode was played, in the export of personal data. */
export function toProgressResponse({ position, duration, playedAt, ...episode }: Progress) {
	return { ...ofEpisode(episode), position, duration, last_played: iso(playedAt) };
}

export function toWatchStatsResponse({ total, movies, shows, lastWatched }: WatchStats) {
	return { total, movies, tvShows: shows, lastWatched: lastWatched === null ? null : iso(lastWatched) };
}

interface CardAnswerFacts extends CardFacts {
	images: ImageSource;
}

/** A card in a response; the poster is a URL. */
export function toCardResponse({ title, poster, rating, year, genres, images, ...ref }: CardAnswerFacts) {
	return { ...ofTitle(ref), title, poster: poster && imageUrl(images, poster, "w500"), rating, year, genres };
}

export function toWatchLaterResponse(item: LaterItem & { images: ImageSource }) {
	const { nextSeason, nextEpisode, totalSeasons, totalEpisodes, addedAt } = item;
	const show = item.mediaType === "tv" && { nextSeason, nextEpisode, totalSeasons, totalEpisodes };
	return { ...toCardResponse(item), ...show, added_at: iso(addedAt) };
}

export type SentRemark<Name extends RemarkName> = {
	media_id: string;
	media_type: Remarked<Name>["mediaType"];
	season: number | null;
	episode: number | null;
} & Record<Name, Remarked<Name>[Name]> &
	Record<Remarks[Name]["timeName"], string>;

export function toRemarkResponse<Name extends RemarkName>(name: Name, remark: Remarked<Name>): SentRemark<Name> {
	const { season, episode, ...title }: RatedRef = remark;
	const { time, timeName } = REMARKS[name];
	const place = { ...ofTitle(title), season, episode };
	const at = (remark as Record<string, unknown>)[time];
	return { ...place, [name]: remark[name], [timeName]: iso(Number(at)) } as unknown as SentRemark<Name>;
}

export function toHiddenResponse({ hiddenAt, ...title }: HiddenTitle) {
	return { ...ofTitle(title), hidden_at: iso(hiddenAt) };
}

/** @param url the address at which anyone reads it; null where it is private. */
export function toListResponse({ id, name, note, size, secret, showsName, updatedAt }: OwnList, url: string | null) {
	const address = { is_open: secret !== null, shows_name: showsName, url };
	return { id, name, note: note || null, count: size, ...address, updated_at: iso(updatedAt) };
}

export function toListEntryResponse({ card, rank, addedAt, ...title }: ListEntry) {
	const named = { title: card?.title ?? null, year: card?.year ?? null };
	return { ...ofTitle(title), ...named, position: rank, added_at: iso(addedAt) };
}

export function toRoundResponse({ begunAt, ...show }: Round) {
	return { ...ofTitle(show), began_at: iso(begunAt) };
}

/** The data of the Debug panel of My List. */
export interface WatchHistoryDebug {
	watchHistoryTableExists: boolean;
	userId: ProfileId;
	totalWatchHistoryCount: number;
	userWatchHistoryCount: number;
	/** In the response format. */
	userSampleData: ReturnType<typeof toWatchResponse>[];
}
