import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { givenUser } from "../../../tests/harness/accounts";
import { importWatches } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { randomLibrary } from "../../../tests/harness/local-libraries";
import { randomNumbers, shuffled } from "../../../tests/harness/random";
import { titleKey } from "../catalogue/paths";
import { EMPTY_LIBRARY, viewingsOf } from "./local-library";
import { mergeLibraries } from "./local-merge";
import type { LocalLibrary } from "./local-schema";
import { decideNextUp } from "./next-up";
import { listViewings } from "./viewings.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const NOW = Date.UTC(2026, 5, 20, 12);
const DAY = 24 * 60 * 60 * 1000;

/** Of the random libraries' shows, and of movies. */
const SEASONS = [
	{ number: 1, aired: [[1, 2]] as [number, number][] },
	{ number: 0, aired: [[1, 2]] as [number, number][] },
];

/** 10,000 histories, in parts that a busy machine tests in a few seconds each. */
const PARTS = Array.from({ length: 10 }, (_, part) => 1000 * part);
const OF_PART = 1000;
/** Histories of one user, each with titles of its own. */
const OF_USER = 250;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

function joined(libraries: LocalLibrary[]): LocalLibrary {
	return {
		...EMPTY_LIBRARY,
		history: libraries.flatMap(({ history }) => history),
		progress: libraries.flatMap(({ progress }) => progress),
		plays: libraries.flatMap(({ plays }) => plays),
		rounds: libraries.flatMap(({ rounds }) => rounds),
	};
}

async function send(userId: ProfileId, libraries: LocalLibrary[]): Promise<void> {
	const { history, progress, plays, rounds } = joined(libraries);
	const watches = history.map(({ watchedAt: _, card: __, cardAt: ___, lastWatched, ...place }) => {
		return { ...place, progress: null, timestamp: lastWatched };
	});
	// The limit of a day is not what is tested.
	await platform.db.prepare("UPDATE libraries SET writes = 0").run();
	await importWatches(db, { userId, watches, total: watches.length, progress, plays, rounds });
}

const PLACE = "media_type, media_id, season, episode";

async function read(userId: ProfileId) {
	const list = async (sql: string) =>
		(await platform.db.prepare(sql).bind(userId).raw()).map((row) => row.join(" ")).sort();
	return {
		history: await list(
			`SELECT media_type, media_id, opened_season, opened_episode, opened_at FROM titles WHERE user_id = ? AND opened_at IS NOT NULL`,
		),
		progress: await list(
			`SELECT ${PLACE}, position, duration, played_at FROM viewings WHERE user_id = ? AND played_at > 0`,
		),
		plays: await list(
			`SELECT ${PLACE}, watched_at, precision, source FROM plays WHERE user_id = ? AND added_at > removed_at`,
		),
		rounds: await list("SELECT media_type, media_id, begun_at FROM titles WHERE user_id = ? AND begun_at IS NOT NULL"),
		viewings: await list(`SELECT ${PLACE}, times, watched_at FROM viewings WHERE user_id = ? AND times > 0`),
	};
}

/** The server keeps when a show was last begun again. */
function latestRounds(rounds: LocalLibrary["rounds"]): string[] {
	const begun = new Map<string, number>();
	for (const { mediaType, id, begunAt } of rounds) {
		const key = `${mediaType} ${id}`;
		begun.set(key, Math.max(begunAt, begun.get(key) ?? 0));
	}
	return [...begun].map(([key, begunAt]) => `${key} ${begunAt}`);
}

function expected({ history, progress, plays, rounds }: LocalLibrary) {
	const place = ({
		mediaType,
		id,
		season,
		episode,
	}: LocalLibrary["progress"][number] | LocalLibrary["plays"][number] | LocalLibrary["history"][number]) =>
		`${mediaType} ${id} ${season} ${episode}`;
	const times = new Map<string, number[]>();
	for (const play of plays) times.set(place(play), [...(times.get(place(play)) ?? []), play.watchedAt]);
	return {
		history: history.map((each) => `${place(each)} ${each.lastWatched}`).sort(),
		progress: progress.map((each) => `${place(each)} ${each.position} ${each.duration} ${each.playedAt}`).sort(),
		plays: plays.map((each) => `${place(each)} ${each.watchedAt} ${each.precision} ${each.source}`).sort(),
		rounds: latestRounds(rounds).sort(),
		viewings: [...times].map(([at, all]) => `${at} ${all.length} ${Math.max(...all)}`).sort(),
	};
}

test.each(PARTS)(
	"what browsers send in any order, and twice, is on the server what they merge to: from history %i",
	async (first) => {
		for (let from = first; from < first + OF_PART; from += OF_USER) {
			const { id: userId } = await givenUser(platform);
			const cases = Array.from({ length: OF_USER }, (_, index) => {
				const random = randomNumbers(from + index + 1);
				const libraries = [0, 1, 2].map(() => randomLibrary(random, { from: NOW - DAY, first: 1 + index * 10 }));
				const sent = shuffled([...libraries, libraries[random(3)] ?? EMPTY_LIBRARY], random);
				return { merged: libraries.reduce(mergeLibraries), sent };
			});
			for (let turn = 0; turn < 4; turn++)
				await send(
					userId,
					cases.map(({ sent }) => sent[turn] ?? EMPTY_LIBRARY),
				);
			const merged = joined(cases.map((each) => each.merged));
			expect(merged.plays.length).toBeGreaterThan(OF_USER);
			expect(merged.rounds.length).toBeGreaterThan(0);
			expect(await read(userId)).toEqual(expected(merged));
			const titles = [...merged.progress, ...merged.plays];
			const onServer = await listViewings(db, { userId, titles });
			for (const title of titles) {
				const next = decideNextUp(SEASONS, viewingsOf(merged, title));
				expect(decideNextUp(SEASONS, onServer.get(titleKey(title)) ?? [])).toEqual(next);
			}
		}
	},
);
