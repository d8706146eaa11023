import type { RouteConfigEntry } from "@react-router/dev/routes";
import siteMap from "../../app/routes";
import { openContract } from "../fuzz/contract";
import { hostileText, hostileValue, type Random } from "../fuzz/hostile";
import { randomNumbers } from "../harness/random";
import { RULES } from "../rules";
import { type Account, givenAccount, sessionCookie } from "./accounts";
import { expect, test } from "./test";

test.use({ variables: { ENVIRONMENT: "production" } });

/** The same seed sends the same requests. `FUZZ_SEED` sets another. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Whichever comes first. */
const REQUESTS = process.env.LONG_TESTS ? 5000 : 400;
const BUDGET_MS = process.env.LONG_TESTS ? 600_000 : 60_000;
const AT_ONCE = 8;

/** Internals of the program: a stack, a query, a path. */
const INSIDE =
	/\bat [\w.<>$]+ \(|Failed query|SQLITE_|D1_ERROR|node_modules|\b(?:select|insert|update|delete) .{0,80}\b(?:from|into|set|where)\b.{0,40}[?"`]|TypeError|ReferenceError|RangeError/;

function pathsOf(route: RouteConfigEntry, parent = ""): string[] {
	const path = [parent, route.path ?? ""].filter(Boolean).join("/");
	return route.children ? route.children.flatMap((child) => pathsOf(child, path)) : [`/${path}`];
}

const PATHS = [
	...new Set([...(siteMap as RouteConfigEntry[]).flatMap((route) => pathsOf(route)), ...RULES.map(({ path }) => path)]),
];
const METHODS = ["GET", "GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"];
const FIELDS = [
	"username",
	"email",
	"password",
	"currentPassword",
	"name",
	"remember",
	"emailOrUsername",
	"sessionId",
	"role",
	"media_id",
	"media_type",
	"season",
	"episode",
	"position",
	"duration",
	"last_watched",
	"watchHistoryData",
	"nextSeason",
	"nextEpisode",
	"timestamp",
	"reason",
	"intent",
	"token",
	"redirectTo",
	"refresh",
	"__proto__",
	"constructor",
];
const QUERIES = [
	"q",
	"type",
	"page",
	"sort",
	"genre",
	"limit",
	"offset",
	"cursor",
	"search",
	"role",
	"tab",
	"shown",
	"debug",
	"query",
	"with_genres",
	"with_keywords",
	"sign",
	"sort_by",
	"reason",
	"redirectTo",
	"token",
	"_data",
	"index",
	"_routes",
	"server",
	"t",
];

interface Attempt {
	method: string;
	target: string;
	headers: Record<string, string>;
	body?: string | Uint8Array;
}

/** As it is or escaped once; an invalid URL never reaches a server. */
function pathText(random: Random): string {
	const text = encodeURIComponent(hostileText(random).replace(/[\uD800-\uDFFF]/g, "")).slice(0, 2000);
	return random.chance(0.2) ? text.replaceAll("%25", "%") : text;
}

function fillPath(random: Random, path: string, ids: string[]): string {
	return path.replace(/:\w+|\*/g, () =>
		random.chance(0.5) ? random.pick(["27205", "1396", "1", "movie", "tv", "movies", ...ids]) : pathText(random),
	);
}

function makeBody(random: Random): Pick<Attempt, "body"> & { type?: string } {
	const kind = random.next();
	if (kind < 0.55) {
		const fields = Array.from({ length: 1 + random.below(6) }, () => [random.pick(FIELDS), hostileValue(random, 3)]);
		return { type: "application/json", body: JSON.stringify(Object.fromEntries(fields)) };
	}
	if (kind < 0.7) return { type: "application/json", body: JSON.stringify(hostileValue(random, 4)) };
	if (kind < 0.85) {
		const form = new URLSearchParams(
			Array.from({ length: 1 + random.below(5) }, () => [random.pick(FIELDS), hostileText(random)]),
		);
		return { type: "application/x-www-form-urlencoded", body: form.toString() };
	}
	if (kind < 0.92) return { type: "application/json", body: hostileText(random) };
	if (kind < 0.96)
		return {
			type: "application/json",
			body: Uint8Array.from({ length: 1 + random.below(200) }, () => random.below(256)),
		};
	if (kind < 0.98) return { type: "application/json", body: "[".repeat(1 + random.below(30_000)) };
	return {
		type: random.pick(["text/plain", "multipart/form-data; boundary=x", "application/json; charset=utf-7", ""]),
		body: "x".repeat(random.below(70_000)),
	};
}

function makeAttempt(random: Random, accounts: Account[], url: string): Attempt & { who: Account | null } {
	const path = random.pick(PATHS);
	const method = random.pick(METHODS);
	const who = random.chance(0.35) ? null : random.pick(accounts);
	const query = random.chance(0.5)
		? `?${new URLSearchParams(Array.from({ length: 1 + random.below(3) }, () => [random.pick(QUERIES), random.chance(0.4) ? String(random.below(2000) - 500) : hostileText(random).slice(0, 1500)]))}`
		: "";
	const target =
		fillPath(
			random,
			path,
			accounts.map(({ id }) => id),
		) +
		(random.chance(0.08) && !path.startsWith("/api") ? ".data" : "") +
		query;
	const isCall = path.startsWith("/api");
	const { type, body } = ["POST", "PUT", "PATCH", "DELETE"].includes(method) ? makeBody(random) : {};
	const token = random.chance(0.9) ? who?.token : `${who?.token ?? ""}${random.pick(["x", ".", "..", "é"])}`;
	const headers: Record<string, string> = {
		// A worker that rejects a body without reading it closes the connection, maybe just when it is used again.
		connection: "close",
		"cf-connecting-ip": `2001:db8:${random.below(65_536).toString(16)}::1`,
		...(type && { "content-type": type }),
		...(token &&
			(isCall ? { authorization: `Bearer ${token}` } : { cookie: `${sessionCookie(url)}=${token}`, origin: "SELF" })),
		...(random.chance(0.1) && {
			[random.pick([
				"range",
				"if-none-match",
				"accept",
				"cf-ray",
				"x-forwarded-host",
				"sec-fetch-site",
				"accept-encoding",
			])]: hostileText(random)
				.replace(/[^\x20-\x7e]/g, "")
				.slice(0, 500),
		}),
	};
	for (const name of Object.keys(headers)) if (/[^\x20-\x7e]/.test(headers[name] ?? "")) delete headers[name];
	return { method, target, headers, body, who };
}

test("random requests never cause a server error, and no response reveals internals or another user's data", async ({
	site,
}) => {
	test.setTimeout(BUDGET_MS + 60_000);
	const random = createFuzz(SEED);
	const [victim, ...attackers] = await Promise.all([
		givenAccount(site),
		givenAccount(site),
		givenAccount(site, "admin"),
		givenAccount(site, "owner"),
	]);
	const [plain] = attackers;
	if (!victim || !plain) throw new Error("no accounts");
	const secrets = [victim.email, victim.token];
	const validate = await openContract(site.url);
	let validated = 0;
	const counts: Record<string, number> = {};
	const broken: string[] = [];
	const until = Date.now() + BUDGET_MS;
	let sent = 0;

	/** A rejection may close the connection before the body is sent; a second attempt then shows its status. */
	async function send({ target, method, headers, body }: Attempt): Promise<Response> {
		const init = { method, headers, body: body as BodyInit, redirect: "manual" as const };
		const once = () => fetch(`${site.url}${target}`, { ...init, signal: AbortSignal.timeout(30_000) });
		return await once().catch(once);
	}

	async function sendNext(): Promise<void> {
		while (sent < REQUESTS && Date.now() < until) {
			const number = ++sent;
			const { who, ...attempt } = makeAttempt(random, attackers, site.url);
			const { target, method, body } = attempt;
			const headers: Record<string, string> = { ...attempt.headers };
			if (headers.origin) headers.origin = site.url;
			// An account that signs out would leave the rest without a session.
			if (/logout|reset-password/.test(target) && who) continue;
			const what = `#${number} ${method} ${target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${String(body).slice(0, 300)}`;
			try {
				const response = await send({ ...attempt, headers });
				const text = await response.text();
				const group = `${Math.floor(response.status / 100)}xx`;
				counts[group] = (counts[group] ?? 0) + 1;
				if (response.status >= 500) broken.push(`${response.status}: ${what} → ${text.slice(0, 200)}`);
				const isCall = target.startsWith("/api/");
				if (isCall && INSIDE.test(text)) broken.push(`inside: ${what} → ${text.slice(0, 300)}`);
				const isOurs = who === null || who === plain;
				const leaked = isOurs ? secrets.filter((secret) => text.includes(secret)) : [];
				if (leaked.length > 0) broken.push(`another user's ${leaked}: ${what}`);
				const type = response.headers.get("content-type") ?? "";
				if (isCall && method !== "HEAD") {
					validated++;
					const fault = validate({ method, target, status: response.status, type, text });
					if (fault) broken.push(`${fault}: ${what} → ${text.slice(0, 200)}`);
				}
				if (
					!/^[\w-]{1,64}$/.test(response.headers.get("x-request-id") ?? "") &&
					!/^\/(assets|config|placeholders)/.test(target)
				)
					broken.push(`without an id: ${response.status} ${what}`);
			} catch (error) {
				broken.push(`${error}: ${what}`);
			}
		}
	}
	await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
	console.log(
		`fuzz: seed ${SEED}, ${sent} requests over ${PATHS.length} addresses, ${validated} responses validated with the contract: ${JSON.stringify(counts)}`,
	);
	expect(broken.slice(0, 20)).toEqual([]);
	expect(sent).toBeGreaterThan(REQUESTS / 3);
});

function createFuzz(seed: number): Random {
	const below = randomNumbers(seed);
	const next = () => below(1_000_000) / 1_000_000;
	return {
		next,
		below,
		chance: (share) => next() < share,
		pick: (items) => items[below(items.length)] as (typeof items)[number],
	};
}
