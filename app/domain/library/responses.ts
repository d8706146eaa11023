import type { RefusedChange } from "~/domain/library/changes/apply-changes.server";
import { type NotedPlay, type Play, type PlayTime, writePlayTime } from "~/domain/library/diary/plays";
import type { Round } from "~/domain/library/next/rounds";
import type { ListEntry } from "~/domain/library/own-lists/list-titles.server";
import type { OwnList } from "~/domain/library/own-lists/own-lists";
import type { ProfileId } from "../accounts/profiles";
import type { CardFacts } from "../catalogue/cards";
import { type ImageSource, imageUrl } from "../catalogue/images";
import type { EpisodeRef } from "../catalogue/types";
import { type RatedRef, REMARKS, type Remarked, type RemarkName, type Remarks } from "./changes/remarks";
import type { HiddenTitle, LaterItem, PlaybackPosition, WatchEntry, WatchStats } from "./types";

function iso(time: number): string {
	return new Date(time).toISOString();
}

export function toWatchResponse({ mediaType, id, season, episode, position, duration, ...times }: WatchEntry) {
	return {
		media_id: String(id),
		media_type: mediaType,
		season,
		episode,
		position,
		duration,
		watched_at: iso(times.watchedAt),
		last_watched: iso(times.lastWatched),
		updated_at: iso(times.updatedAt),
	};
}

export function toPlayResponse({ playId, mediaType, id, season, episode, source, note, ...at }: NotedPlay) {
	return {
		id: playId,
		media_id: String(id),
		media_type: mediaType,
		season,
		episode,
		watched_at: writePlayTime(at),
		precision: at.precision,
		source,
		note: note || null,
	};
}

/** A play of a mark. */
export function toMarkedPlay({ playId, source, ...at }: PlayTime & Pick<Play, "playId" | "source">) {
	return { id: playId, watched_at: writePlayTime(at), precision: at.precision, source };
}

export function toRefusedResponse({ change: { mediaType, id }, reason }: Pick<RefusedChange, "change" | "reason">) {
	return { media_type: mediaType, media_id: String(id), reason };
}

interface Progress extends EpisodeRef, PlaybackPosition {
	playedAt: number;
}

/** How far an episode was played, in the export of personal data. */
export function toProgressResponse({ mediaType, id, season, episode, position, duration, playedAt }: Progress) {
	return {
		media_id: String(id),
		media_type: mediaType,
		season,
		episode,
		position,
		duration,
		last_played: iso(playedAt),
	};
}

export function toWatchStatsResponse({ total, movies, shows, lastWatched }: WatchStats) {
	return { total, movies, tvShows: shows, lastWatched: lastWatched === null ? null : iso(lastWatched) };
}

interface CardAnswerFacts extends CardFacts {
	images: ImageSource;
}

/** A card in a response; the poster is a URL. */
export function toCardResponse({ mediaType, id, title, poster, rating, year, genres, images }: CardAnswerFacts) {
	return {
		media_id: String(id),
		media_type: mediaType,
		title,
		poster: poster && imageUrl(images, poster, "w500"),
		rating,
		year,
		genres,
	};
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
	const { mediaType, id, season, episode }: RatedRef = remark;
	const { time, timeName } = REMARKS[name];
	const place = { media_id: String(id), media_type: mediaType, season, episode };
	const at = (remark as Record<string, unknown>)[time];
	return { ...place, [name]: remark[name], [timeName]: iso(Number(at)) } as unknown as SentRemark<Name>;
}

export function toHiddenResponse({ mediaType, id, hiddenAt }: HiddenTitle) {
	return { media_id: String(id), media_type: mediaType, hidden_at: iso(hiddenAt) };
}

/** @param url the address at which anyone reads it; null where it is private. */
export function toListResponse({ id, name, note, size, secret, showsName, updatedAt }: OwnList, url: string | null) {
	const address = { is_open: secret !== null, shows_name: showsName, url };
	return { id, name, note: note || null, count: size, ...address, updated_at: iso(updatedAt) };
}

export function toListEntryResponse({ mediaType, id, card, rank, addedAt }: ListEntry) {
	return {
		media_id: String(id),
		media_type: mediaType,
		title: card?.title ?? null,
		year: card?.year ?? null,
		position: rank,
		added_at: iso(addedAt),
	};
}

export function toRoundResponse({ mediaType, id, begunAt }: Round) {
	return { media_id: String(id), media_type: mediaType, began_at: iso(begunAt) };
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
