import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { HIDDEN_MAX } from "~/domain/library/store/hidden.server";
import { TITLES_MAX } from "~/domain/library/store/limits.server";
import { EPISODES_MAX, PLAYS_MAX } from "~/domain/library/store/record-size.server";
import { givenUser } from "../../../../tests/harness/accounts";
import { testPlatform } from "../../../../tests/harness/context";
import { randomNumbers, shuffled } from "../../../../tests/harness/random";
import { openCatalogue } from "../../catalogue/catalogue.server";
import { applyChanges, type RefusedChange } from "./apply-changes.server";
import type { Change } from "./changes";
import { REMARKS } from "./remarks";

const platform = testPlatform();
const db = openDatabase(platform.db);
const catalogue = openCatalogue(platform);
const NOW = Date.UTC(2026, 5, 20, 12);
const HOUR = 60 * 60 * 1000;
const FILMS = [27205, 603].map((id) => ({ mediaType: "movie" as const, id }));
const SHOW = { mediaType: "tv", id: 1396 } as const;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

const apply = (profileId: ProfileId, changes: Change[], wantsUndo = false) =>
	applyChanges(db, catalogue, { profileId, changes, wantsUndo });

/** What a person has, as their pages read it. */
async function read(profileId: ProfileId) {
	const list = async (sql: string) =>
		(await platform.db.prepare(sql).bind(profileId).raw()).map((row) => row.join(" ")).sort();
	const place = "media_type, media_id, season, episode";
	return {
		history: await list(`SELECT media_type, media_id, opened_season, opened_episode, opened_at
			FROM titles WHERE profile_id = ? AND opened_at IS NOT NULL`),
		saved: await list("SELECT media_type, media_id FROM titles WHERE profile_id = ? AND saved_at IS NOT NULL"),
		hidden: await list("SELECT media_type, media_id FROM titles WHERE profile_id = ? AND hidden_at IS NOT NULL"),
		rounds: await list(
			"SELECT media_type, media_id, begun_at FROM titles WHERE profile_id = ? AND begun_at IS NOT NULL",
		),
		ratings: await list(`SELECT ${place}, rating, rated_at FROM episodes WHERE profile_id = ? AND rating > 0`),
		notes: await list(`SELECT ${place}, note, noted_at FROM episodes WHERE profile_id = ? AND note <> ''`),
		plays: await list(
			`SELECT ${place}, watched_at, precision, source, note FROM plays WHERE profile_id = ? AND added_at > removed_at`,
		),
		progress: await list(`SELECT ${place}, position, duration FROM episodes WHERE profile_id = ? AND played_at > 0`),
		times: await list(`SELECT ${place}, times, watched_at FROM episodes WHERE profile_id = ? AND times > 0`),
	};
}

const pick = <Item>(items: readonly Item[], random: (below: number) => number) => items[random(items.length)] as Item;

/** Changes of few facts, each at a time of its own within the last days. */
function randomChanges(random: (below: number) => number, size: number): Change[] {
	const times = shuffled(
		Array.from({ length: size }, (_, index) => NOW - (size - index) * 2 * HOUR),
		random,
	);
	return times.map((at): Change => {
		const title = pick([...FILMS, SHOW], random);
		const place = { season: 1, episode: title.mediaType === "tv" ? 1 + random(2) : 1 };
		const episode = { at, ...title, ...place };
		const playId = `${title.id}-${place.episode}-${random(2)}`;
		const watchedAt = Date.UTC(2020 + random(5), 0, 1);
		const rated = { at, ...title, ...(random(2) === 0 ? { season: null, episode: null } : place) };
		return pick<() => Change>(
			[
				() => ({ kind: "open", ...episode }),
				() => ({ kind: "close", at, ...title }),
				() => ({ kind: "progress", ...episode, position: 20 + random(30), duration: 60 }),
				() => ({ kind: "play", ...episode, playId, watchedAt, precision: "day", source: "marked" }),
				() => ({ kind: "play", ...episode, playId, watchedAt: null, precision: "unknown", source: "marked" }),
				() => ({ kind: "save", at, ...title }),
				() => ({ kind: "unsave", at, ...title }),
				() => ({ kind: "hide", at, ...title }),
				() => ({ kind: "show", at, ...title }),
				() => ({ kind: "rate", ...rated, rating: 1 + random(10) }),
				() => ({ kind: "unrate", ...rated }),
				() => ({ kind: "note", ...rated, note: `Note ${random(5)}` }),
				() => ({ kind: "note", ...rated, note: "" }),
				() => ({ kind: "begin", at, ...SHOW }),
			],
			random,
		)();
	});
}

/** The plays of some changes, removed later. */
function removed(changes: Change[], random: (below: number) => number): Change[] {
	return changes.flatMap((change): Change[] => {
		if (change.kind !== "play" || random(3) > 0) return [];
		const { mediaType, id, season, episode, playId } = change;
		return [{ kind: "unplay", at: change.at + 1 + random(5) * HOUR, mediaType, id, season, episode, playId }];
	});
}

/** Notes of the plays of some changes, written and removed later. */
function notedPlays(changes: Change[], random: (below: number) => number): Change[] {
	return changes.flatMap((change): Change[] => {
		if (change.kind !== "play" || random(2) > 0) return [];
		const { mediaType, id, season, episode, playId } = change;
		const note = random(3) > 0 ? `With ${random(5)}` : "";
		return [{ kind: "note", at: change.at + 1 + random(5) * HOUR, mediaType, id, season, episode, playId, note }];
	});
}

/** In requests of up to four changes, some of them sent twice. */
async function send(
	profileId: ProfileId,
	changes: Change[],
	random: (below: number) => number,
): Promise<RefusedChange[]> {
	const refused: RefusedChange[] = [];
	for (let at = 0; at < changes.length; ) {
		const some = changes.slice(at, at + 1 + random(4));
		for (let turn = random(3) === 0 ? 2 : 1; turn > 0; turn--) refused.push(...(await apply(profileId, some)).refused);
		at += some.length;
	}
	return refused;
}

test.each(Array.from({ length: 20 }, (_, number) => number))(
	"changes end the same in any order, however they are split and repeated: case %i",
	async (number) => {
		const random = randomNumbers(number + 1);
		// What is removed of an episode's plays also decides about earlier progress of it.
		const changes = randomChanges(random, 24).filter(({ kind }) => kind !== "progress" || number % 2 === 0);
		const all = number % 2 === 0 ? changes : [...changes, ...removed(changes, random)];
		const [one, other] = [(await givenUser(platform)).id, (await givenUser(platform)).id];
		await send(one, all, random);
		await send(other, shuffled(all, random), random);
		// A note of a play follows it.
		const notes = notedPlays(all, random);
		await send(one, notes, random);
		await send(other, shuffled(notes, random), random);
		expect(await read(other)).toEqual(await read(one));
	},
);

test.each(Array.from({ length: 20 }, (_, number) => number))(
	"what brings back a change leaves nothing of it: case %i",
	async (number) => {
		const random = randomNumbers(100 + number);
		const { id: profileId } = await givenUser(platform);
		const changes = randomChanges(random, 16).sort((a, b) => a.at - b.at);
		await apply(profileId, changes);
		const before = await read(profileId);
		const kinds = ["play", "save", "unsave", "hide", "show", "rate", "unrate", "note", "close", "mark", "unmark"];
		const titles = [...FILMS, SHOW];
		const later = randomChanges(random, 12).map((change): Change => ({ ...change, at: NOW - 1000 }));
		const marks: Change[] = [
			{ kind: "mark", at: NOW - 1000, ...pick(titles, random) },
			{ kind: "unmark", at: NOW - 1000, ...pick(titles, random), confirm: true },
		];
		const notes = notedPlays([...changes, ...later], random).map((change): Change => ({ ...change, at: NOW - 1000 }));
		for (const change of shuffled([...later, ...marks, ...notes], random).filter(({ kind }) => kinds.includes(kind))) {
			const { undo } = await apply(profileId, [change], true);
			await apply(profileId, undo);
			expect({ change, ...(await read(profileId)) }).toEqual({ change, ...before });
			// A later change of the same fact comes after what brought it back.
			for (const other of [...later, ...marks, ...notes]) other.at += 2;
		}
	},
);

/** The counters of a library that has room for nothing, or for half. */
async function fill(profileId: ProfileId, left: number): Promise<void> {
	await platform.db
		.prepare("INSERT INTO libraries (profile_id) VALUES (?) ON CONFLICT DO NOTHING")
		.bind(profileId)
		.run();
	const set = `saved = ${TITLES_MAX - left}, movie_plays = ${PLAYS_MAX - left}, episodes = ${EPISODES_MAX - left},
		rated_movies = ${REMARKS.rating.max - left}, notes = ${REMARKS.note.max - left}, movies = ${TITLES_MAX}`;
	await platform.db.prepare(`UPDATE libraries SET ${set} WHERE profile_id = ?`).bind(profileId).run();
	const hidden = Array.from({ length: HIDDEN_MAX - left }, (_, index) => ({ index }));
	await platform.db
		.prepare(
			`INSERT INTO titles (profile_id, media_type, media_id, hidden_at, hidden_changed_at, updated_at)
			SELECT ?1, 'movie', 500000 + (value ->> 'index'), 1, 1, 1 FROM json_each(?2)`,
		)
		.bind(profileId, JSON.stringify(hidden))
		.run();
}

test.each(Array.from({ length: 20 }, (_, number) => number))(
	"of changes that a full library takes in part, each is stored, known to be later, or named: case %i",
	async (number) => {
		const random = randomNumbers(200 + number);
		const { id: profileId } = await givenUser(platform);
		await fill(profileId, 2);
		const positive = ["save", "hide", "rate", "note", "play"];
		const changes = shuffled(randomChanges(random, 24), random).filter((change) => {
			return positive.includes(change.kind) && !("note" in change && change.note === "");
		});
		const missing: Change = { kind: "save", at: NOW - 1, mediaType: "movie", id: 999_999_999 };
		const refused = await send(profileId, [...changes, missing], random);
		expect(refused).toContainEqual({ change: missing, reason: "missing" });
		const library = await read(profileId);
		const lists = {
			save: library.saved,
			hide: library.hidden,
			rate: library.ratings,
			note: library.notes,
			play: library.plays,
		};
		for (const change of changes) {
			const isNamed = refused.some((refusal) => refusal.change === change);
			const list: string[] = lists[change.kind as keyof typeof lists];
			const part = "season" in change ? ` ${change.season ?? -1} ${change.episode ?? -1}` : "";
			const isStored = list.some((row) => `${row} `.startsWith(`${change.mediaType} ${change.id}${part} `));
			expect([change, isNamed || isStored]).toEqual([change, true]);
		}
	},
);
