import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshAddress } from "../harness/client-address";
import { PROBES, type Probe, type Seen, sendProbe, type Visitors } from "./probes";
import { type Faults, type FaultySite, KINDS, SERVICES, startExternalServices, startFaultySite } from "./site";

interface Scenario {
	name: string;
	faults: Faults;
}

export interface Outcome extends Scenario {
	seen: { probe: Probe; seen: Seen }[];
	/** Probes that had not recovered `RECOVERED_MS` after the faults ended. */
	notRecovered: string[];
}

/** Milliseconds within which every probe recovers. */
const RECOVERED_MS = 25_000;

const ALL: Scenario[] = [
	...SERVICES.flatMap((service) => KINDS.map((kind) => ({ name: `${service} ${kind}`, faults: { [service]: kind } }))),
	...KINDS.map((kind) => ({
		name: `everything ${kind}`,
		faults: Object.fromEntries(SERVICES.map((service) => [service, kind])),
	})),
];

/** At least one fault per service, and two for the two that pages need most. */
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
		headers: { "content-type": "application/json", ...freshAddress() },
		body: JSON.stringify({ username, email: `${username}@example.com`, password: "Correct horse 7" }),
	});
	const { data } = (await response.json()) as { data: { token: string; user: { id: string } } };
	const db = await miniflare.getD1Database("DB");
	await db.prepare("update users set role = ? where id = ?").bind(role, data.user.id).run();
	return { username, token: data.token };
}

/** Sends all probes simultaneously, like visitors. */
async function sendAll({ url }: FaultySite, visitors: Visitors, probes = PROBES) {
	return await Promise.all(probes.map(async (probe) => ({ probe, seen: await sendProbe(url, probe, visitors) })));
}

/** Repeats the probes whose response was not the usual one, until it is. Returns those that did not recover in time. */
async function waitForUsual(site: FaultySite, visitors: Visitors, before: Outcome["seen"]): Promise<string[]> {
	const until = Date.now() + RECOVERED_MS;
	let odd = before;
	for (;;) {
		const again = odd.filter(({ seen }) => seen.shown !== "as usual").map(({ probe }) => probe);
		const notRecovered = (await sendAll(site, visitors, again)).filter(({ seen }) => seen.shown !== "as usual");
		odd = notRecovered;
		if (notRecovered.length === 0 || Date.now() > until) {
			return notRecovered.map(({ probe, seen }) => `${probe.name}: ${seen.status} ${seen.shown}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
}

/** Prepares one state with cached copies and accounts, and runs each scenario in a new isolate with a copy of that state. */
async function runLane(scenarios: Scenario[]): Promise<Outcome[]> {
	const folder = mkdtempSync(join(tmpdir(), "marquee-faults-"));
	const external = await startExternalServices();
	const outcomes: Outcome[] = [];
	try {
		const state = join(folder, "state");
		const first = await startFaultySite(external, state);
		const visitors = { user: await givenVisitor(first, "user"), owner: await givenVisitor(first, "owner") };
		const prepared = PROBES.filter(({ name }) => !/not cached|cache\/clear/.test(name));
		for (const probe of prepared) await sendProbe(first.url, probe, visitors);
		// Copies are written after the response, on a busy machine seconds later.
		await new Promise((resolve) => setTimeout(resolve, 3000));
		await first.miniflare.dispose();
		for (const scenario of scenarios) {
			const stateDir = join(folder, scenario.name.replaceAll(" ", "-"));
			cpSync(state, stateDir, { recursive: true });
			const site = await startFaultySite(external, stateDir);
			// While an isolate and its stores start, a cached copy can come too late.
			await (await fetch(`${site.url}/api/health`)).arrayBuffer();
			await site.setFaults(scenario.faults);
			const seen = await sendAll(site, visitors);
			await site.setFaults({});
			outcomes.push({ ...scenario, seen, notRecovered: await waitForUsual(site, visitors, seen) });
			await site.miniflare.dispose();
		}
	} finally {
		await external.stop();
		rmSync(folder, { recursive: true, force: true });
	}
	return outcomes;
}

/**
 * Outcomes in the order of `SCENARIOS`. Most of the time is waiting, so several lanes run at once. Scenarios with findings run
 * again alone, because the machine may have been too busy.
 */
export async function runScenarios(lanes: number, findFaults: (outcome: Outcome) => string[]): Promise<Outcome[]> {
	const dealt = Array.from({ length: lanes }, (_, lane) => SCENARIOS.filter((_, index) => index % lanes === lane));
	const first = (await Promise.all(dealt.map(runLane))).flat();
	const doubtful = first.filter((outcome) => findFaults(outcome).length > 0);
	const second = doubtful.length > 0 ? await runLane(doubtful.map(({ name, faults }) => ({ name, faults }))) : [];
	return SCENARIOS.flatMap(({ name }) => [...second, ...first].find((outcome) => outcome.name === name) ?? []);
}
