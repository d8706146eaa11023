import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshAddress } from "../harness/client-address";
import { endAtOnce, freePort, startProcess } from "./start-process";
import { expect, test } from "./test";

/** Points of time of each action at which the server is killed. */
const POINTS = process.env.LONG_TESTS ? 6 : 1;
const START = Date.UTC(2026, 0, 1, 20);
const HOUR_MS = 60 * 60 * 1000;
/** Longer than an import that was interrupted waits. */
const PATIENCE_MS = 90_000;

interface Client {
	url: string;
	token: string;
}

async function send<Data = unknown>(
	{ url, token }: Client,
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
		},
		body: isForm ? body : body && JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
	return (await response.json()) as { data: Data };
}

async function givenToken(url: string): Promise<string> {
	const username = `viewer-${crypto.randomUUID().slice(0, 8)}`;
	const body = { username, email: `${username}@example.com`, password: "Correct horse 7" };
	return (await send<{ token: string }>({ url, token: "" }, "POST", "auth/register", body)).data.token;
}

/** Five seasons of 12 episodes, each an hour after the one before. */
const EPISODES = Array.from({ length: 60 }, (_, index) => ({
	...{ media_id: 1396, media_type: "tv", season: 1 + Math.floor(index / 12), episode: 1 + (index % 12) },
	at: START + index * HOUR_MS,
}));

async function handOver(client: Client): Promise<void> {
	await send(client, "POST", "watch-history/migrate", {
		watchHistoryData: [603, 27205, 238].map((id) => ({ media_id: id, media_type: "movie", timestamp: Date.now() - 1 })),
		progress: EPISODES.map(({ at, ...place }) => ({ ...place, position: 900, duration: 2800, played_at: at })),
		plays: EPISODES.map(({ at, ...place }) => {
			return { ...place, watched_at: at, precision: "instant", source: "played", added_at: at };
		}),
		rounds: [{ media_id: 1396, media_type: "tv", began_at: START + 30 * HOUR_MS }],
		watchLater: [{ media_id: 680, media_type: "movie", added_at: new Date(START).toISOString() }],
	});
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

const ACTIONS = { "a hand-over": handOver, "a mark": mark, "an import": bringFile };

type Row = Record<string, unknown>;

/** What the profile has, without ids and the times at which something was sent. */
async function readLibrary(client: Client) {
	const lists = (await send<Record<string, Row[]>>(client, "GET", "me/export")) as unknown as Record<string, Row[]> & {
		data?: Record<string, Row[]>;
	};
	const { plays = [], progress = [], rounds = [], watch_history = [], watch_later = [] } = lists.data ?? lists;
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

test(`killed at ${3 * POINTS} moments of a hand-over, a mark and an import, and sent again: each ends as it does undisturbed`, async () => {
	test.setTimeout(3 * POINTS * 120_000 + 120_000);
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
		for (const [name, act] of Object.entries(ACTIONS)) {
			const undisturbed = { url, token: await givenToken(url) };
			const before = Date.now();
			await act(undisturbed);
			const took = Date.now() - before;
			const expected = await readLibrary(undisturbed);
			expect(expected.plays.length).toBeGreaterThan(50);
			for (let point = 0; point < POINTS; point++) {
				const client = { url, token: await givenToken(url) };
				const interrupted = act(client).catch((error: unknown) => error);
				await new Promise((resolve) => setTimeout(resolve, (took * (point + 0.5)) / POINTS));
				await endAtOnce(server);
				// The reply of an action that was quicker than before.
				await Promise.race([interrupted, new Promise((resolve) => setTimeout(resolve, 1000))]);
				server = await start();
				await act(client);
				await act(client);
				expect(
					await readLibrary(client),
					`${name}, killed after ${point + 0.5} of ${POINTS} parts of ${took} ms`,
				).toEqual(expected);
			}
		}
	} finally {
		await endAtOnce(server);
		rmSync(stateDir, { recursive: true, force: true });
	}
});
