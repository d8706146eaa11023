import { expect, test } from "vitest";
import { toLocalCard } from "./local-card";
import { EMPTY_LIBRARY } from "./local-library";
import { mergeLibraries } from "./local-merge";
import type { LocalHidden, LocalLater, LocalLibrary } from "./local-schema";
import { toSent, withoutSent } from "./local-sent";
import { addWatch } from "./local-watch";

const NOW = Date.UTC(2025, 5, 20, 12);
const CARD = toLocalCard({ title: "Heat", poster: "/heat.jpg", backdrop: null, rating: 8.2, year: 1995 }, "sample");

function played(library: LocalLibrary, id: number, position: number, now = NOW): LocalLibrary {
	const watch = { mediaType: "movie", id, season: 1, episode: 1, progress: { position, duration: 100 } } as const;
	return addWatch(library, watch, { now, card: CARD });
}

function saved(id: number, addedAt = id): LocalLater {
	return { mediaType: "movie", id, nextSeason: 1, nextEpisode: 1, addedAt, card: CARD };
}

function hidden(id: number, hiddenAt = id): LocalHidden {
	return { mediaType: "tv", id, hiddenAt };
}

const LIBRARY = {
	...played(played(EMPTY_LIBRARY, 1, 60), 2, 100),
	later: [saved(1), saved(2)],
	hidden: [hidden(5), hidden(6)],
};

test("titles, progress, plays, Watch Later and hidden titles are sent in one body, without cards", () => {
	const place = { media_type: "movie", media_id: 2, season: 1, episode: 1 };
	const { watchHistoryData, progress, plays, watchLater, hidden } = toSent(LIBRARY);
	expect(watchHistoryData).toContainEqual({ ...place, timestamp: NOW });
	expect(progress).toContainEqual({ ...place, position: 0, duration: 100, played_at: NOW });
	expect(plays).toEqual([{ ...place, watched_at: NOW, precision: "instant", source: "played", added_at: NOW }]);
	expect(watchLater[0]).toEqual({
		...{ media_type: "movie", media_id: 1, nextSeason: 1, nextEpisode: 1 },
		added_at: "1970-01-01T00:00:00.001Z",
	});
	expect(hidden[0]).toEqual({ media_type: "tv", media_id: 5, hidden_at: "1970-01-01T00:00:00.005Z" });
});

test("what has changed since it was sent stays", () => {
	const meanwhile = mergeLibraries(played(LIBRARY, 1, 70, NOW + 1), {
		...EMPTY_LIBRARY,
		later: [saved(1, 5)],
		hidden: [hidden(5, 9)],
	});
	const left = withoutSent(meanwhile, LIBRARY);
	expect(left.history.map(({ id }) => id)).toEqual([1]);
	expect(left.progress).toMatchObject([{ id: 1, position: 70 }]);
	expect([left.plays, left.later.map(({ id }) => id), left.hidden]).toEqual([[], [1], [hidden(5, 9)]]);
});
