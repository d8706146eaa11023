// What a page shows of a title's episodes where changes of them wait to be sent: what it has loaded, as a document to which the
// changes are made as to that of a signed-out visitor.
import type { Change, ChangeKind, TitlePart } from "~/domain/library/changes/changes";
import { MOVIE_SEASONS, type Viewing } from "~/domain/library/next/next-up";
import { LOCAL_VIEWINGS_MAX } from "~/domain/library/retention";
import { listAired, type SeasonEpisodes } from "../../catalogue/titles/episodes";
import { isSpecial } from "../../catalogue/titles/season-words";
import type { EpisodeNumber, TitleRef } from "../../catalogue/types";
import { EMPTY_DOCUMENT, type LocalDocument, makeEdit, type StoredChange } from "./document";
import { planChanges } from "./plan-change";
import { readDocument, viewingsOf } from "./read-document";

function toDocument({ mediaType, id }: TitleRef, viewings: Viewing[]): LocalDocument {
	const changes = viewings.flatMap((viewing): StoredChange[] => {
		const { season, episode, position, duration, playedAt, watchedAt, times } = viewing;
		const place = { mediaType, id, season, episode };
		const time = { watchedAt, precision: watchedAt === null ? "unknown" : "instant" } as const;
		const plays = Array.from({ length: times }, (_, index): StoredChange => {
			const playId = `${season} ${episode} ${index}`;
			return { kind: "play", ...place, ...time, at: watchedAt ?? 0, playId, source: "marked" };
		});
		return playedAt > 0 ? [...plays, { kind: "progress", ...place, at: playedAt, position, duration }] : plays;
	});
	return { ...EMPTY_DOCUMENT, changes };
}

/** The episodes that a change may be of, of those that are listed or were watched. */
function listPlaces(change: Change, lists: SeasonEpisodes[], viewings: Viewing[]): EpisodeNumber[] {
	const { season, episode }: Partial<TitlePart> = "season" in change ? (change as TitlePart) : {};
	if (season !== undefined && episode !== undefined) return [{ season, episode }];
	const listed = change.mediaType === "movie" ? MOVIE_SEASONS : lists;
	const places = change.kind === "mark" ? listAired(listed, LOCAL_VIEWINGS_MAX) : viewings;
	return places.filter((place) => (season === undefined ? !isSpecial(place.season) : place.season === season));
}

function withChange(viewings: Viewing[], change: Change, lists: SeasonEpisodes[]): Viewing[] {
	const episodes = listPlaces(change, lists, viewings);
	const isOf = ({ season, episode }: EpisodeNumber) => {
		return episodes.some((place) => place.season === season && place.episode === episode);
	};
	const document = toDocument(change, viewings.filter(isOf));
	const sure = change.kind === "unmark" ? { ...change, confirm: true as const } : change;
	const plan = planChanges(document, [sure], { isSent: false, episodes });
	// More than a document has room for is shown once the server has it.
	if ("refused" in plan) return viewings;
	const changed = viewingsOf(readDocument(makeEdit(document, plan.edit)), change);
	return [...viewings.filter((viewing) => !isOf(viewing)), ...changed];
}

const OF_EPISODES: ChangeKind[] = ["progress", "play", "mark", "unmark", "begin"];

/**
 * @param changes of the title, the earliest first.
 * @param lists of a show.
 */
export function withChanges(viewings: Viewing[], changes: Change[], lists: SeasonEpisodes[]): Viewing[] {
	const ofTitle = changes.filter(({ kind }) => OF_EPISODES.includes(kind));
	return ofTitle.reduce((before, change) => withChange(before, change, lists), viewings);
}
