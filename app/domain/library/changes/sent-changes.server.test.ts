import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { EMPTY_DOCUMENT, type LocalDocument, listSendable } from "~/domain/library/browser/document";
import { type LocalPlay, readDocument, viewingsOf } from "~/domain/library/browser/read-document";
import { isSameViewing, momentsOf } from "~/domain/library/diary/plays";
import { decideNextUp } from "~/domain/library/next/next-up";
import { listViewings } from "~/domain/library/store/viewings.server";
import { givenUser } from "../../../../tests/harness/accounts";
import { testPlatform } from "../../../../tests/harness/context";
import { randomDocument } from "../../../../tests/harness/local-documents";
import { randomNumbers, shuffled } from "../../../../tests/harness/random";
import { episodeKey, isTitle, titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { applyChanges } from "./apply-changes.server";
import { type Change, changeKey, laterChange } from "./changes";

const platform = testPlatform();
const db = openDatabase(platform.db);
const catalogue = openCatalogue(platform);
const NOW = Date.UTC(2026, 5, 20, 12);
const DAY = 24 * 60 * 60 * 1000;

/** Of the random shows, and of movies. */
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

/** Of each fact the latest change. */
function mergeDocuments(documents: LocalDocument[]): LocalDocument {
	const facts = new Map<string, Change>();
	for (const change of documents.flatMap(({ changes }) => changes)) {
		const earlier = facts.get(changeKey(change));
		facts.set(changeKey(change), earlier ? laterChange(earlier, change) : change);
	}
	return { ...EMPTY_DOCUMENT, changes: [...facts.values()] };
}

async function send(profileId: ProfileId, changes: Change[]): Promise<void> {
	// The limit of a day is not what is tested.
	await platform.db.prepare("UPDATE libraries SET writes = 0").run();
	await applyChanges(db, catalogue, { profileId, changes });
}

const PLACE = "media_type, media_id, season, episode";

async function read(profileId: ProfileId) {
	const list = async (sql: string) =>
		(await platform.db.prepare(sql).bind(profileId).raw()).map((row) => row.join(" ")).sort();
	return {
		history: await list(
			"SELECT media_type, media_id, opened_season, opened_episode, opened_at FROM titles WHERE profile_id = ? AND opened_at IS NOT NULL",
		),
		progress: await list(
			`SELECT ${PLACE}, position, duration, played_at FROM episodes WHERE profile_id = ? AND played_at > 0`,
		),
		rounds: await list(
			"SELECT media_type, media_id, begun_at FROM titles WHERE profile_id = ? AND begun_at IS NOT NULL",
		),
		hidden: await list("SELECT media_type, media_id FROM titles WHERE profile_id = ? AND hidden_at IS NOT NULL"),
	};
}

async function readPlays(profileId: ProfileId): Promise<string[]> {
	const rows = await platform.db
		.prepare("SELECT id FROM plays WHERE profile_id = ? AND added_at > removed_at")
		.bind(profileId)
		.raw<[string]>();
	return rows.map(([id]) => id);
}

function expected(document: LocalDocument) {
	const { history, progress, rounds, hidden } = readDocument(document);
	const place = (at: LocalPlay | (typeof history)[number] | (typeof progress)[number]) =>
		`${at.mediaType} ${at.id} ${at.season} ${at.episode}`;
	return {
		history: history.map((watch) => `${place(watch)} ${watch.lastWatched}`).sort(),
		progress: progress.map((at) => `${place(at)} ${at.position} ${at.duration} ${at.playedAt}`).sort(),
		rounds: rounds.map(({ mediaType, id, begunAt }) => `${mediaType} ${id} ${begunAt}`).sort(),
		hidden: hidden.map(({ mediaType, id }) => `${mediaType} ${id}`).sort(),
	};
}

/** A report without a position leaves the one that the server knows by then, if it knows one. */
function withoutSilent({ progress, ...facts }: ReturnType<typeof expected>, document: LocalDocument) {
	const silent = document.changes.flatMap((change) => {
		if (change.kind !== "progress" || change.position !== null) return [];
		return `${change.mediaType} ${change.id} ${change.season} ${change.episode} `;
	});
	return { ...facts, progress: progress.filter((text) => !silent.some((place) => text.startsWith(place))) };
}

function isSilent({ changes }: LocalDocument, title: TitleRef): boolean {
	return changes.some((change) => change.kind === "progress" && change.position === null && isTitle(change, title));
}

/** Of the player of the random documents, whose ends are hours or less than a minute apart. */
const LENGTH_MS = 1_000_000;

/** A play that another one is: of a mark, one of the same moment; an end, one of the same viewing. */
function isAnother(document: LocalDocument, missing: LocalPlay, stored: Set<string>): boolean {
	return document.changes.some((change) => {
		if (change.kind !== "play" || !stored.has(change.playId) || episodeKey(change) !== episodeKey(missing))
			return false;
		const isSame = JSON.stringify(momentsOf(change)) === JSON.stringify(momentsOf(missing));
		if (missing.source === "marked" || isSame) return isSame;
		return isSameViewing(change.watchedAt ?? 0, missing.watchedAt ?? 0, LENGTH_MS);
	});
}

test.each(PARTS)(
	"what browsers send in any order, and twice, is on the server the latest of each fact: from history %i",
	async (first) => {
		for (let from = first; from < first + OF_PART; from += OF_USER) {
			const { id: profileId } = await givenUser(platform);
			const cases = Array.from({ length: OF_USER }, (_, index) => {
				const random = randomNumbers(from + index + 1);
				const of = { from: NOW - DAY, first: 1 + index * 10, isSent: false };
				const documents = [0, 1, 2].map(() => randomDocument(random, of));
				return { documents, sent: shuffled([...documents, documents[random(3)] ?? EMPTY_DOCUMENT], random) };
			});
			for (let turn = 0; turn < 4; turn++) {
				const changes = cases.flatMap(({ sent }) => listSendable(sent[turn] ?? EMPTY_DOCUMENT));
				await send(
					profileId,
					changes.filter(({ kind }) => kind !== "save"),
				);
			}
			const merged = mergeDocuments(cases.flatMap(({ documents }) => documents));
			const { plays, rounds, progress } = readDocument(merged);
			expect(plays.length).toBeGreaterThan(OF_USER);
			expect(rounds.length).toBeGreaterThan(0);
			expect(withoutSilent(await read(profileId), merged)).toEqual(withoutSilent(expected(merged), merged));
			const stored = new Set(await readPlays(profileId));
			expect([...stored].filter((id) => !plays.some(({ playId }) => playId === id))).toEqual([]);
			const lost = plays.filter((play) => !stored.has(play.playId) && !isAnother(merged, play, stored));
			expect(lost).toEqual([]);
			const isStored = (change: Change) => change.kind !== "play" || stored.has(change.playId);
			const library = readDocument({ ...merged, changes: merged.changes.filter(isStored) });
			const titles = [...progress, ...plays].filter((title) => !isSilent(merged, title));
			const onServer = await listViewings(db, { profileId, titles });
			for (const title of titles) {
				const next = decideNextUp(SEASONS, viewingsOf(library, title));
				expect(decideNextUp(SEASONS, onServer.get(titleKey(title)) ?? [])).toEqual(next);
			}
		}
	},
);
