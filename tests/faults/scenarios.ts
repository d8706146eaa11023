import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, PROBES, type Probe, type Seen, type Visitors } from "./probes";
import { type Faults, type FaultySite, KINDS, SERVICES, startFaultySite, startOutside } from "./site";

export interface Scenario {
	name: string;
	faults: Faults;
}

export interface Outcome extends Scenario {
	seen: { probe: Probe; seen: Seen }[];
	/** What was not yet as usual a quarter of a minute after all was well again. */
	lasting: string[];
}

/** Milliseconds after which all is as usual again by itself. */
const RECOVERED_MS = 25_000;

const ALL: Scenario[] = [
	...SERVICES.flatMap((service) => KINDS.map((kind) => ({ name: `${service} ${kind}`, faults: { [service]: kind } }))),
	...KINDS.map((kind) => ({
		name: `everything ${kind}`,
		faults: Object.fromEntries(SERVICES.map((service) => [service, kind])),
	})),
];

/** Every service in one way at least, the two that pages need most in two. */
const BOUNDED = [
	...["D1 failing", "D1 hanging", "KV failing", "edge cache failing"],
	...["upstream failing", "upstream hanging", "player config failing", "everything hanging"],
];

export const SCENARIOS =
	process.env.LONG_TESTS || process.env.UPDATE_DOCS ? ALL : ALL.filter(({ name }) => BOUNDED.includes(name));

async function givenVisitor({ url, miniflare }: FaultySite, role: string) {
	const username = `${role}-${crypto.randomUUID().slice(0, 8)}`;
	const response = await fetch(`${url}/api/auth/register`, {
		method: "POST",
		headers: { "content-type": "application/json", "cf-connecting-ip": username },
		body: JSON.stringify({ username, email: `${username}@example.com`, password: "Correct horse 7" }),
	});
	const { data } = (await response.json()) as { data: { token: string; user: { id: string } } };
	const db = await miniflare.getD1Database("DB");
	await db.prepare("update users set role = ? where id = ?").bind(role, data.user.id).run();
	return { username, token: data.token };
}

/** At once, as visitors do. */
async function askAll({ url }: FaultySite, visitors: Visitors, probes = PROBES) {
	return await Promise.all(probes.map(async (probe) => ({ probe, seen: await ask(url, probe, visitors) })));
}

/** Asks again whatever was not as usual, until it is. */
async function waitForUsual(site: FaultySite, visitors: Visitors, before: Outcome["seen"]): Promise<string[]> {
	const until = Date.now() + RECOVERED_MS;
	let odd = before;
	for (;;) {
		const again = odd.filter(({ seen }) => seen.told !== "as usual").map(({ probe }) => probe);
		const lasting = (await askAll(site, visitors, again)).filter(({ seen }) => seen.told !== "as usual");
		odd = lasting;
		if (lasting.length === 0 || Date.now() > until) {
			return lasting.map(({ probe, seen }) => `${probe.name}: ${seen.status} ${seen.told}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
}

/** One lane: a state with copies and accounts, and for each of its scenarios a new isolate over a copy of it. */
async function runLane(scenarios: Scenario[]): Promise<Outcome[]> {
	const folder = mkdtempSync(join(tmpdir(), "marquee-faults-"));
	const outside = await startOutside();
	const outcomes: Outcome[] = [];
	try {
		const state = join(folder, "state");
		const first = await startFaultySite(outside, state);
		const visitors = { user: await givenVisitor(first, "user"), owner: await givenVisitor(first, "owner") };
		const asked = PROBES.filter(({ name }) => !/not held|cache\/clear/.test(name));
		for (const probe of asked) await ask(first.url, probe, visitors);
		// Copies are written behind the answers, on a busy machine seconds later.
		await new Promise((resolve) => setTimeout(resolve, 3000));
		await first.miniflare.dispose();
		for (const scenario of scenarios) {
			const own = join(folder, scenario.name.replaceAll(" ", "-"));
			cpSync(state, own, { recursive: true });
			const site = await startFaultySite(outside, own);
			await site.setFaults(scenario.faults);
			const seen = await askAll(site, visitors);
			await site.setFaults({});
			outcomes.push({ ...scenario, seen, lasting: await waitForUsual(site, visitors, seen) });
			await site.miniflare.dispose();
		}
	} finally {
		await outside.stop();
		rmSync(folder, { recursive: true, force: true });
	}
	return outcomes;
}

/**
 * In the order of `SCENARIOS`. Most of it is waiting, so several lanes run at once; what was not right then is run again
 * alone, since a busy machine may have been what was slow.
 */
export async function runScenarios(lanes: number, findFaults: (outcome: Outcome) => string[]): Promise<Outcome[]> {
	const dealt = Array.from({ length: lanes }, (_, lane) => SCENARIOS.filter((_, index) => index % lanes === lane));
	const first = (await Promise.all(dealt.map(runLane))).flat();
	const doubtful = first.filter((outcome) => findFaults(outcome).length > 0);
	const second = doubtful.length > 0 ? await runLane(doubtful.map(({ name, faults }) => ({ name, faults }))) : [];
	return SCENARIOS.flatMap(({ name }) => [...second, ...first].find((outcome) => outcome.name === name) ?? []);
}
