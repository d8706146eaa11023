// Measures a visitor's response times while another network sends one kind of costly request after another: forms of many
// parts, files that are alike, wide headers, many files in an archive, one show under many names, uploads that are half sent
// and cut off, heavy rows and heavy reads. SECONDS=60 npx tsx benchmarks/attacks.ts; each attack takes this many seconds, of
// which a burst of what its limit of a minute allows is the first.
import { spawn } from "node:child_process";
import { request } from "node:http";
import { connect } from "node:net";
import { strToU8, zipSync } from "fflate";
import { buildIfNeeded } from "../scripts/local-platform";
import { startSite } from "../scripts/start-site";
import { startFakeUpstream } from "../tests/fake-upstream/server";
import { PRODUCT_VARIABLES, type Row, report, upstreamVariables } from "./setting";

const SECONDS = Number(process.env.SECONDS ?? 60);
const CONNECTIONS = 4;
const VISITOR = "198.51.100.7";
const PASSWORD = "Correct horse 7";
/** Milliseconds between two requests of the visitor. */
const PAUSE = 50;
/** Milliseconds of an attack before the visitor's first request. */
const HEAD_START = 500;

type Status = number | string;

interface Attacker {
	url: string;
	token: string;
	/** An address of a network that no other attack uses, so that each begins with its limits unspent. */
	network: string;
}

function form(parts: [name: string, filename: string | null, content: string | Uint8Array][]): FormData {
	const body = new FormData();
	for (const [name, filename, content] of parts) {
		if (filename === null) body.append(name, String(content));
		else body.append(name, new Blob([content as BlobPart]), filename);
	}
	return body;
}

async function send({ url, token, network }: Attacker, path: string, body?: FormData | object): Promise<Status> {
	const isForm = body instanceof FormData;
	const response = await fetch(url + path, {
		method: body ? "POST" : "GET",
		headers: {
			"cf-connecting-ip": network,
			authorization: `Bearer ${token}`,
			...(body && !isForm && { "content-type": "application/json" }),
		},
		body: isForm ? body : body && JSON.stringify(body),
	});
	await response.arrayBuffer();
	return response.status;
}

const manyParts = form(Array.from({ length: 13_000 }, (_, nth) => [`name-${nth}`, null, "x"]));
const alike = form(Array.from({ length: 500 }, (_, nth) => ["file", `${nth}.csv`, `${"a,b\n".repeat(100)}${nth}`]));
const header = Array.from({ length: 200 }, (_, nth) => `Column ${nth}`).join(",");
const wide = form([["file", "wide.zip", zipSync({ "wide.csv": strToU8(`${header}\n${"x\n".repeat(100_000)}`) })]]);
const watched = "Date,Name,Year,Letterboxd URI\n2024-01-02,Inception,2010,https://boxd.it/1\n";
const archive = Object.fromEntries(Array.from({ length: 1900 }, (_, nth) => [`${nth}/watched.csv`, strToU8(watched)]));
const manyFiles = form([["file", "letterboxd.zip", zipSync({ ...archive, "diary.csv": strToU8(watched) })]]);
const PLAY = { file: "a.csv", kind: "play", media_type: "tv", season: 1, episode: 1, watched_at: "2024-01-02" };
const FILE = { name: "a.csv", kind: "history" };

function importOf(rows: object[], more: object = {}): object {
	return { source: "trakt", files: [FILE], timeZone: "UTC", rows, ...more };
}

/** 20,000 rows of one show under 20,000 names in pieces, then the work on them. */
async function nameOneShow(attacker: Attacker, turn: number): Promise<Status> {
	const rows = Array.from({ length: 1000 }, (_, nth) => ({
		...PLAY,
		line: nth + 2,
		title: `Breaking Bad ${turn} ${nth}`,
	}));
	return await send(attacker, "/api/imports", importOf(rows, { last: true }));
}

/** Sends the head and half of an upload of 8 MiB, waits, then cuts the connection off with a reset. */
function sendHalf({ url, token, network }: Attacker): Promise<Status> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve) => {
		const socket = connect(Number(port), hostname, () => {
			const head = [
				"POST /api/imports HTTP/1.1",
				`host: ${hostname}:${port}`,
				`cf-connecting-ip: ${network}`,
				`authorization: Bearer ${token}`,
				"content-type: application/json",
				`content-length: ${8 << 20}`,
			];
			socket.write(`${head.join("\r\n")}\r\n\r\n`);
			socket.write(Buffer.alloc(4 << 20, " "));
			setTimeout(() => socket.resetAndDestroy(), 500);
		});
		let answer: Status = "cut off";
		socket.on("data", (data) => {
			answer = Number(/^HTTP\/1.1 (\d+)/.exec(String(data))?.[1] ?? 0);
		});
		socket.on("error", () => undefined);
		socket.on("close", () => resolve(answer));
	});
}

/** Asks for a costly page and cuts the connection off with a reset before it has answered. */
function cutOff({ url, network }: Attacker, turn: number): Promise<Status> {
	return new Promise((resolve) => {
		const asked = request(`${url}/search?q=night+${turn}`, { headers: { "cf-connecting-ip": network } });
		asked.on("error", () => undefined);
		asked.on("response", (response) => response.on("error", () => undefined));
		asked.on("close", () => resolve("cut off"));
		asked.end();
		setTimeout(() => asked.socket?.resetAndDestroy(), 20);
	});
}

const longRow = { ...PLAY, media_type: "movie", title: "x".repeat(1000) };
const ATTACKS: Record<string, (attacker: Attacker, turn: number) => Promise<Status>> = {
	"1: a form of 13,000 parts": (attacker) => send(attacker, "/api/imports", manyParts),
	"1: 500 files alike": (attacker) => send(attacker, "/api/imports", alike),
	"1: 200 columns over 100,000 rows": (attacker) => send(attacker, "/api/imports", wide),
	"1: 1,900 files beside a diary": (attacker) => send(attacker, "/api/imports", manyFiles),
	"1: one show under many names": nameOneShow,
	"2: uploads of 8 MiB, half sent": sendHalf,
	"2: pages cut off": cutOff,
	"4, 5: long rows": (attacker) =>
		send(attacker, "/api/imports", importOf(Array.from({ length: 330 }, (_, nth) => ({ ...longRow, line: nth + 2 })))),
	"5: long names of files": (attacker) =>
		send(
			attacker,
			"/api/imports",
			importOf([], { files: Array.from({ length: 2000 }, (_, nth) => ({ ...FILE, name: `${nth}`.padEnd(700, "x") })) }),
		),
	"6: lists of imports": (attacker) => send(attacker, "/api/imports"),
	"6: a year's strip": (attacker) => send(attacker, `/watched/${new Date().getUTCFullYear()}/strip.svg`),
};

async function attack(name: string, attacker: Attacker): Promise<void> {
	const end = Date.now() + SECONDS * 1000 + HEAD_START;
	const counts: Record<string, number> = {};
	let turn = 0;
	const repeat = async () => {
		while (Date.now() < end) {
			const status = await (ATTACKS[name] as typeof nameOneShow)(attacker, turn++).catch(() => "no response");
			counts[status] = (counts[status] ?? 0) + 1;
		}
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
	console.log(JSON.stringify(counts));
}

function attackApart(name: string, attacker: Attacker): Promise<Record<string, number>> {
	const args = ["--import", "tsx", import.meta.filename, name, attacker.url, attacker.token, attacker.network];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
	let text = "";
	child.stdout.on("data", (chunk: Buffer) => {
		text += chunk;
	});
	return new Promise((resolve, reject) => {
		child.on("close", (code) =>
			code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`${name} ended with ${code}`)),
		);
	});
}

async function measure(): Promise<void> {
	await buildIfNeeded();
	const upstream = await startFakeUpstream();
	const site = await startSite({
		variables: { ...PRODUCT_VARIABLES, ...upstreamVariables(upstream) },
		trustedHeader: "cf-connecting-ip",
	});

	async function signUp(username: string, network: string): Promise<string> {
		const response = await fetch(`${site.url}/api/auth/register`, {
			method: "POST",
			headers: { "cf-connecting-ip": network, "content-type": "application/json" },
			body: JSON.stringify({ username, email: `${username}@example.com`, password: PASSWORD }),
		});
		const { data } = (await response.json()) as { data: { token: string } };
		return data.token;
	}

	const errors: number[] = [];
	async function visit(): Promise<number> {
		const start = performance.now();
		const response = await fetch(`${site.url}/movie/1040`, { headers: { "cf-connecting-ip": VISITOR } });
		await response.arrayBuffer();
		if (response.status !== 200) errors.push(response.status);
		return performance.now() - start;
	}

	/** The 95th percentile, and the longest, in milliseconds. */
	async function visits(): Promise<{ p95: number; longest: number }> {
		const times: number[] = [];
		const end = Date.now() + SECONDS * 1000;
		while (Date.now() < end) {
			times.push(await visit());
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
		}
		times.sort((a, b) => a - b);
		return { p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN, longest: times.at(-1) ?? Number.NaN };
	}

	for (let warm = 0; warm < 20; warm++) await visit();
	const quiet = await visits();
	const rows: Row[] = [];
	for (const [nth, name] of Object.keys(ATTACKS).entries()) {
		const network = `192.0.2.${nth + 1}`;
		const attacker = { url: site.url, token: await signUp(`attacker${nth}`, network), network };
		const running = attackApart(name, attacker);
		await new Promise((resolve) => setTimeout(resolve, HEAD_START * 2));
		const during = await visits();
		const counts = await running;
		rows.push({
			attack: name,
			"p95, ms": during.p95,
			"of quiet": during.p95 / quiet.p95,
			"longest, ms": during.longest,
			statuses: Object.entries(counts)
				.map(([status, count]) => `${status}: ${count}`)
				.join(", "),
			errors: errors.splice(0).join(" ") || "none",
		});
	}
	await site.stop();
	await upstream.stop();
	report("attacks", {
		[`A cached page of a visitor (quiet p95 ${quiet.p95.toFixed(1)} ms) during attacks of ${CONNECTIONS} connections, ${SECONDS} s each`]:
			rows,
	});
}

const [name, url, token, network] = process.argv.slice(2);
if (name && url && token && network) await attack(name, { url, token, network });
else await measure();
