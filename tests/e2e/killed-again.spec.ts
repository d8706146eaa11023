import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROFILE_HEADER } from "../../app/domain/accounts/who-is-watching";
import { freshAddress } from "../harness/client-address";
import { endAtOnce, freePort, startProcess } from "./start-process";
import { expect, test } from "./test";

/** Points of time of each action at which the server is killed. */
const POINTS = process.env.LONG_TESTS ? 6 : 1;
const START = Date.UTC(2026, 0, 1, 20);
const HOUR_MS = 60 * 60 * 1000;
/** Longer than an import that was interrupted waits. */
const PATIENCE_MS = 90_000;

const PASSWORD = "Correct horse 7";

interface Client {
	url: string;
	token: string;
	/** The profile that its calls are for; by default the one that the session is in. */
	profileId?: string;
}

async function send<Data = unknown>(
	{ url, token, profileId }: Client,
	method: string,
	path: string,
	body?: object,
): Promise<{ data: Data }> {
	const isForm = body instanceof FormData;
	const response = await fetch(`${url}/api/${path}`, {
		method,
		headers: {
			...freshAddress(),
			...(!isForm && { "content-type": "application/json" }),
			...(token && { authorization: `Bearer ${token}` }),
			...(profileId && { [PROFILE_HEADER]: profileId }),
		},
		body: isForm ? body : body && JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
	return (await response.json()) as { data: Data };
}

async function givenToken(url: string): Promise<string> {
	const username = `viewer-${crypto.randomUUID().slice(0, 8)}`;
	const body = { username, email: `${username}@example.com`, password: PASSWORD };
	return (await send<{ token: string }>({ url, token: "" }, "POST", "auth/register", body)).data.token;
}

/** Five seasons of 12 episodes, each an hour after the one before. */
const EPISODES = Array.from({ length: 60 }, (_, index) => ({
	...{ media_id: 1396, media_type: "tv", season: 1 + Math.floor(index / 12), episode: 1 + (index % 12) },
	at: START + index * HOUR_MS,
}));

/** What a browser kept of a signed-out visitor. */
async function handOver(client: Client): Promise<void> {
	const at = new Date(START + 100 * HOUR_MS).toISOString();
	const show = { media_id: 1396, media_type: "tv" };
	const changes = [
		...[603, 27205, 238].map((id) => ({ kind: "open", at, media_id: id, media_type: "movie" })),
		...EPISODES.flatMap(({ at: time, ...place }, index) => {
			const watched = new Date(time).toISOString();
			const play_id = `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
			return [
				{ kind: "progress", ...place, at: watched, position: 900, duration: 2800 },
				{ kind: "play", ...place, at: watched, play_id, watched_at: watched, source: "played" },
			];
		}),
		{ kind: "begin", ...show, at: new Date(START + 30 * HOUR_MS).toISOString() },
		{ kind: "save", media_id: 680, media_type: "movie", at },
	];
	const { refused } = (await send<{ refused: unknown[] }>(client, "POST", "changes", { changes })).data;
	expect(refused).toEqual([]);
}

async function mark(client: Client): Promise<void> {
	await send(client, "POST", "watched/1396/tv", {});
}

interface Import {
	id: string;
	state: string;
}

/** Brings a file along and applies it, from wherever it was interrupted. */
async function bringFile(client: Client): Promise<void> {
	const [known] = (await send<Import[]>(client, "GET", "imports")).data;
	const form = new FormData();
	const plays = EPISODES.map(({ season, episode, at }, index) => ({
		...{ id: index + 1, watched_at: new Date(at).toISOString(), action: "watch", type: "episode" },
		show: { title: "Breaking Bad", year: 2008, ids: { trakt: 2, slug: "breaking-bad", tmdb: 1396 } },
		episode: { season, number: episode, ids: {} },
	}));
	form.append("file", new File([JSON.stringify(plays)], "watched-history.json"));
	const { id } = known ?? (await send<Import>(client, "POST", "imports", form)).data;
	for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
		const { state } = (await send<Import>(client, "GET", `imports/${id}`)).data;
		if (state === "applied") return;
		if (state === "ready" || state === "applying") await send(client, "POST", `imports/${id}/apply`);
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
	throw new Error("The import was not applied in time");
}

interface Profile {
	id: string;
	name: string;
}

async function listProfiles(client: Client): Promise<{ first: Profile; robin?: Profile }> {
	const [first, robin] = (await send<Profile[]>(client, "GET", "profiles")).data;
	return { first: first!, robin };
}

async function givenRobin(client: Client): Promise<void> {
	await send(client, "POST", "profiles", { name: "Robin" });
}

async function use(client: Client, { id }: Profile): Promise<void> {
	await send(client, "POST", `profiles/${id}/use`);
}

/** Plays a movie to its end. */
async function play(client: Client, id: number): Promise<void> {
	for (const position of [900, 8800]) {
		await send(client, "POST", "watch-history", { media_id: id, media_type: "movie", position, duration: 8880 });
	}
}

/** Robin watches, then the first one; a tab of Robin's does not know of that, and reports on. */
async function changeProfile(client: Client): Promise<void> {
	const { first, robin } = await listProfiles(client);
	await use(client, robin!);
	await play({ ...client, profileId: robin!.id }, 603);
	await use(client, first);
	await play({ ...client, profileId: first.id }, 27205);
	await expect(play({ ...client, profileId: robin!.id }, 680)).rejects.toThrow("409");
}

async function givenTwoLibraries(client: Client): Promise<void> {
	await givenRobin(client);
	const { first, robin } = await listProfiles(client);
	await mark(client);
	await use(client, robin!);
	await handOver(client);
	await use(client, first);
}

async function deleteRobin(client: Client): Promise<void> {
	const { robin } = await listProfiles(client);
	if (robin) await send(client, "DELETE", `profiles/${robin.id}`, { password: PASSWORD });
}

interface Action {
	given?: (client: Client) => Promise<void>;
	act: (client: Client) => Promise<void>;
	/** Plays of each profile afterwards. */
	plays: number[];
}

const ACTIONS: Record<string, Action> = {
	"a hand-over": { act: handOver, plays: [60] },
	"a mark": { act: mark, plays: [62] },
	// The first season has seven episodes.
	"an import": { act: bringFile, plays: [55] },
	"a change of profile": { given: givenRobin, act: changeProfile, plays: [1, 1] },
	"the deletion of a profile": { given: givenTwoLibraries, act: deleteRobin, plays: [62] },
};
const MOMENTS = POINTS * Object.keys(ACTIONS).length;

type Row = Record<string, unknown>;
type Lists = Record<string, Row[]>;

/** What a profile has, without ids and the times at which something was sent. */
function toLibrary({ plays = [], progress = [], rounds = [], watch_history = [], watch_later = [] }: Lists) {
	const sorted = (rows: Row[], isSame: (name: string) => boolean) =>
		rows.map((row) => JSON.stringify(Object.entries(row).filter(([name]) => isSame(name)))).sort();
	const isPlace = (name: string) => ["media_id", "media_type", "season", "episode"].includes(name);
	return {
		plays: sorted(plays, (name) => isPlace(name) || name === "source" || name === "precision"),
		progress: sorted(progress, (name) => isPlace(name) || name === "position"),
		rounds: sorted(rounds, () => true),
		history: sorted(watch_history, isPlace),
		later: sorted(watch_later, isPlace),
	};
}

/** The libraries of an account, the first profile's first. */
async function readLibraries(client: Client) {
	const { data } = await send<Lists & { profiles: Lists[] }>(client, "GET", "me/export");
	const [, ...others] = data.profiles;
	return [data, ...others].map(toLibrary);
}

test(`killed at ${MOMENTS} moments of what people do, which they then do again: each ends as it does undisturbed`, async () => {
	test.setTimeout(MOMENTS * 120_000 + 120_000);
	const stateDir = mkdtempSync(join(tmpdir(), "marquee-again-"));
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const start = () =>
		startProcess({
			...{ JWT_SECRET: "a secret of the test suite, 32 characters at least", ENVIRONMENT: "production" },
			...{ REQUEST_LOG: "off", TRUSTED_PROXY_HEADER: "cf-connecting-ip", PORT: String(port), STATE_DIR: stateDir },
		});
	let server = await start();
	try {
		for (const [name, { given, act, plays }] of Object.entries(ACTIONS)) {
			const undisturbed = { url, token: await givenToken(url) };
			await given?.(undisturbed);
			const before = Date.now();
			await act(undisturbed);
			const took = Date.now() - before;
			const expected = await readLibraries(undisturbed);
			expect(
				expected.map((library) => library.plays.length),
				name,
			).toEqual(plays);
			for (let point = 0; point < POINTS; point++) {
				const client = { url, token: await givenToken(url) };
				await given?.(client);
				const interrupted = act(client).catch((error: unknown) => error);
				await new Promise((resolve) => setTimeout(resolve, (took * (point + 0.5)) / POINTS));
				await endAtOnce(server);
				// The reply of an action that was quicker than before.
				await Promise.race([interrupted, new Promise((resolve) => setTimeout(resolve, 1000))]);
				server = await start();
				await act(client);
				await act(client);
				expect(
					await readLibraries(client),
					`${name}, killed after ${point + 0.5} of ${POINTS} parts of ${took} ms`,
				).toEqual(expected);
			}
		}
	} finally {
		await endAtOnce(server);
		rmSync(stateDir, { recursive: true, force: true });
	}
});
