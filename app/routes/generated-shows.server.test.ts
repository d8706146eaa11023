import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { episodePath, watchPath } from "~/domain/catalogue/paths";
import type { EpisodeNumber } from "~/domain/catalogue/types";
import { EMPTY_DOCUMENT } from "~/domain/library/browser/document";
import { toLocalCard } from "~/domain/library/browser/local-card";
import { listLocalContinue } from "~/domain/library/browser/local-continue";
import { readDocument } from "~/domain/library/browser/read-document";
import { listContinueCards } from "~/domain/library/next/continue-watching.server";
import { decideNextUp } from "~/domain/library/next/next-up";
import { listWatches } from "~/domain/library/store/watch-history.server";
import { givenCookie, givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { recordWatch } from "../../tests/harness/changes";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { type GeneratedShow, generateShow, respondFor } from "../../tests/harness/generated-shows";
import { withWatch } from "../../tests/harness/local-documents";
import { fetchPage } from "../../tests/harness/pages";
import { TMDB_VARIABLES } from "../../tests/harness/tmdb";
import type { loader as loadTitle } from "./title/show";
import type { loader as loadWatch } from "./watch/show";

/** With LONG_TESTS fifty. GENERATED_FROM before the command is the first seed. */
const { GENERATED_SHOWS: COUNT, GENERATED_FROM: FROM } = env as { GENERATED_SHOWS?: string; GENERATED_FROM?: string };
const LONG_MS = 600_000;
const FIRST_ID = 700_000;
/** Redirects that one address may take. */
const REDIRECTS_MAX = 3;

const shows = Array.from({ length: Number(COUNT) }, (_, index) => Number(FROM) + index).map((seed) =>
	generateShow(FIRST_ID + seed, seed),
);
const platform = testPlatform(TMDB_VARIABLES);
const db = openDatabase(platform.db);
const variables = TMDB_VARIABLES;

type At = EpisodeNumber;
const place = (at: At | null | undefined) => (at ? `S${at.season}E${at.episode}` : "nothing");

/** Each test has shows of its own, since what one of them has cached would hide what the others ask. */
async function forEachShow(work: (show: GeneratedShow) => Promise<void>): Promise<void> {
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) =>
		respondFor(shows, new Request(input as string, init)),
	);
	for (const show of shows) {
		try {
			await work(show);
		} catch (error) {
			throw new Error(`Show ${show.id} of seed ${show.id - FIRST_ID}: ${JSON.stringify(show.seasons)}`, {
				cause: error,
			});
		}
	}
}

/** The page at which the address ends, with its data. */
async function follow<Loader>(address: string, headers: Record<string, string> = {}) {
	let path = address;
	for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
		const { response, data } = await fetchPage<Loader>(
			path,
			{ headers: { ...freshAddress(), ...headers } },
			{ variables },
		);
		const location = response.headers.get("location");
		if (!location) return { path, status: response.status, data };
		path = location;
	}
	throw new Error(`${address} redirects again and again`);
}

const openTitle = (path: string, headers?: Record<string, string>) => follow<typeof loadTitle>(path, headers);
const openWatch = (path: string, headers?: Record<string, string>) => follow<typeof loadWatch>(path, headers);

/** A number between two others that is not listed; else the last. */
function gapIn(numbers: number[]): number {
	return 1 + (numbers.find((number, index) => numbers[index + 1] !== number + 1) ?? 0);
}

function firstListed({ seasons, aired }: GeneratedShow): At | null {
	if (aired[0]) return aired[0];
	const isListed = ({ episodes }: (typeof seasons)[number]) => episodes && episodes.length > 0;
	const first = seasons.find((season) => season.number > 0 && isListed(season)) ?? seasons.find(isListed);
	const [episode] = first?.episodes ?? [];
	return first && episode ? { season: first.number, episode: episode.number } : null;
}

test(
	"every address of a season that a show has leads to a listed episode, or to a page that says there is none",
	async () => {
		await forEachShow(async ({ id, seasons }) => {
			const show = { mediaType: "tv", id } as const;
			for (const { number: season, episodes } of seasons) {
				const numbers = episodes?.map(({ number }) => number) ?? [];
				const last = numbers.at(-1) ?? 0;
				for (const episode of new Set([0, 1, gapIn(numbers), last + 1])) {
					const at = { season, episode };
					const nearest = numbers.toSorted((a, b) => Math.abs(a - episode) - Math.abs(b - episode) || b - a)[0];
					const title = await openTitle(episodePath(id, at));
					const watch = await openWatch(watchPath(show, at));
					if (nearest === undefined) {
						expect(title.path, place(at)).toBe(episodePath(id, at));
						expect(title.data.season).toMatchObject({ number: season, episodes: [] });
						expect(watch.path, place(at)).toBe(episodePath(id, at));
					} else {
						expect(title.path, place(at)).toBe(episodePath(id, { season, episode: nearest }));
						expect(watch.path, place(at)).toBe(watchPath(show, { season, episode: nearest }));
					}
				}
			}
			// The addresses that name no season, or the usual one.
			for (const path of [`/tv/${id}`, `/tv/${id}/1/1`, `/watch/tv/${id}/1/1`]) {
				expect((await follow(path)).path, path).not.toMatch(/404/);
			}
		});
	},
	LONG_MS,
);

test(
	"pressing Next from the first reaches every aired episode once, in order",
	async () => {
		await forEachShow(async (show) => {
			const { data } = await openTitle(`/tv/${show.id}`);
			const next = decideNextUp(data.seasons, []);
			expect(place(next)).toBe(place(firstListed(show)));
			if (next) expect(next.season).toBe(data.season?.number);
			const reached: At[] = [];
			for (let at: At | null = show.aired[0] ?? null; at && reached.length <= show.aired.length; ) {
				reached.push({ season: at.season, episode: at.episode });
				const { path, data: page } = await openWatch(watchPath({ mediaType: "tv", id: show.id }, at));
				expect(path).toBe(watchPath({ mediaType: "tv", id: show.id }, at));
				const numbers =
					show.seasons.find(({ number }) => number === at?.season)?.episodes?.map(({ number }) => number) ?? [];
				expect(page.previous).toBe(numbers[numbers.indexOf(at.episode) - 1] ?? null);
				at = page.upNext;
			}
			expect(reached.map(place)).toEqual(show.aired.map(place));
		});
	},
	LONG_MS,
);

test(
	"signed in and signed out, the card of a show goes on from each episode to the next, and ends after the last",
	async () => {
		await forEachShow(async (show) => {
			const { id } = show;
			const { id: profileId } = await givenUser(platform);
			const headers = await givenCookie(platform, { id: profileId });
			const catalogue = openCatalogue(platform);
			let document = EMPTY_DOCUMENT;
			const steps = show.aired.length > 4 ? [...show.aired.slice(0, 2), ...show.aired.slice(-2)] : show.aired;
			for (const at of steps) {
				vi.setSystemTime(Date.now() + 60_000);
				const watch = { mediaType: "tv", id, ...at, progress: { position: 2900, duration: 3000 } } as const;
				await recordWatch(db, { profileId, ...watch });
				const { data } = await openWatch(watchPath({ mediaType: "tv", id }, at));
				const knownTitle = { title: "", poster: null, backdrop: null, rating: 0, seasons: data.lists };
				document = withWatch(document, watch, { now: Date.now(), card: toLocalCard(knownTitle, "tmdb") });

				const following = show.aired[show.aired.findIndex((episode) => place(episode) === place(at)) + 1];
				const expected = { target: following ?? show.aired[0], isDone: !following, isNext: Boolean(following) };
				const entries = await listWatches(db, { profileId, limit: 1 });
				expect((await listContinueCards(db, catalogue, { profileId, entries }))[0], place(at)).toMatchObject(expected);
				const [card] = listLocalContinue(readDocument(document), "tmdb");
				expect(card, place(at)).toMatchObject(following ? expected : { isDone: true });
				const title = await openTitle(`/tv/${id}`, headers);
				const next = decideNextUp(title.data.seasons, title.data.viewings);
				expect(`${next?.action} ${place(next)}`, place(at)).toBe(
					following ? `next ${place(following)}` : `again ${place(show.aired[0])}`,
				);
			}
		});
	},
	LONG_MS,
);

test(
	"a mark on a show records what is listed and has aired, also after marks of episodes that no list holds",
	async () => {
		await forEachShow(async (show) => {
			const { id } = show;
			const user = await givenUser(platform);
			const { token } = await givenSession(platform, user);
			const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", ...freshAddress() };
			const regular = show.aired.filter(({ season }) => season > 0);
			const unlisted = show.seasons.findLast(({ number }) => number > 0);
			const before = { season: unlisted?.number ?? 1, episode: 5000 };
			await recordWatch(db, {
				profileId: user.id,
				mediaType: "tv",
				id,
				...before,
				progress: { position: 2900, duration: 3000 },
			});
			vi.setSystemTime(Date.now() + 60_000);
			const response = await fetchApi(`/api/watched/${id}/tv`, { method: "POST", headers }, { variables });
			const { data } = (await response.json()) as { data: { before: At[] } };
			expect(data.before.map(place)).toEqual(regular.map(place));
			if (regular.length === 0) return;
			const title = await openTitle(`/tv/${id}`, await givenCookie(platform, user));
			expect(decideNextUp(title.data.seasons, title.data.viewings)).toMatchObject({ action: "again", ...regular[0] });

			const lists = await fetchApi(`/api/episodes/${id}`, { headers: freshAddress() }, { variables });
			const { data: seasons } = (await lists.json()) as { data: { number: number; aired: [number, number][] }[] };
			const listed = seasons.flatMap(({ number: season, aired }) =>
				aired.flatMap(([first, last]) =>
					Array.from({ length: last - first + 1 }, (_, index) => ({ season, episode: first + index })),
				),
			);
			expect(listed.map(place)).toEqual(regular.map(place));
		});
	},
	LONG_MS,
);

test(
	"a show that is saved for later starts at a listed episode",
	async () => {
		await forEachShow(async (show) => {
			const user = await givenUser(platform);
			const { token } = await givenSession(platform, user);
			const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", ...freshAddress() };
			const first = firstListed(show);
			for (const start of [{}, { nextSeason: 1, nextEpisode: 1 }, { nextSeason: 77, nextEpisode: 3 }]) {
				const body = JSON.stringify({ media_id: show.id, media_type: "tv", ...start });
				const response = await fetchApi("/api/watch-later", { method: "POST", headers, body }, { variables });
				const { data } = (await response.json()) as { data: { nextSeason: number; nextEpisode: number } };
				const at = { season: data.nextSeason, episode: data.nextEpisode };
				if (!first) continue;
				const season = show.seasons.find(({ number }) => number === at.season);
				expect(
					season?.episodes?.map(({ number }) => number),
					place(at),
				).toContain(at.episode);
				if (!("nextSeason" in start)) expect(place(at)).toBe(place(first));
			}
		});
	},
	LONG_MS,
);
