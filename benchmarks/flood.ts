// Started by bystander.ts in a process of its own: one network sends sign-ins, searches and cold listings, as many as the
// connections allow. Prints how often each status came, as JSON.
// npx tsx benchmarks/flood.ts http://127.0.0.1:8787 username password 60 16
import { Agent, request } from "node:http";

/** An address of a documentation range. */
const NETWORK = "203.0.113.9";

const [url = "", username, password, seconds = "60", connections = "16"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const end = Date.now() + Number(seconds) * 1000;

interface Shot {
	name: string;
	path: string;
	body?: string;
}

const SHOTS: ((turn: number) => Shot)[] = [
	(turn) => ({
		name: "sign-in, wrong",
		path: "/api/auth/login",
		body: JSON.stringify({ emailOrUsername: `nobody${turn}`, password: "Wrong horse 7" }),
	}),
	() => ({
		name: "sign-in, right",
		path: "/api/auth/login",
		body: JSON.stringify({ emailOrUsername: username, password }),
	}),
	(turn) => ({ name: "search", path: `/search?q=night+${turn}+1994` }),
	(turn) => ({ name: "listing", path: `/movies?year_from=${1880 + (turn % 140)}&page=${1 + (turn % 400)}` }),
	(turn) => ({ name: "list call", path: `/api/listing/tv?runtime_from=${1 + (turn % 600)}&first=1&last=15` }),
];

const counts: Record<string, Record<string, number>> = {};

function send({ path, body }: Shot): Promise<number | string> {
	return new Promise((resolve) => {
		const headers = { "cf-connecting-ip": NETWORK, ...(body && { "content-type": "application/json" }) };
		const sent = request(url + path, { method: body ? "POST" : "GET", agent, headers }, (response) => {
			response.on("end", () => resolve(response.statusCode ?? 0));
			response.on("error", () => resolve("connection lost"));
			response.resume();
		});
		sent.on("error", () => resolve("no response"));
		sent.end(body);
	});
}

let turn = 0;
await Promise.all(
	Array.from({ length: Number(connections) }, async () => {
		while (Date.now() < end) {
			const number = turn++;
			const shot = (SHOTS[number % SHOTS.length] as (turn: number) => Shot)(number);
			const status = await send(shot);
			counts[shot.name] ??= {};
			const ofName = counts[shot.name] as Record<string, number>;
			ofName[status] = (ofName[status] ?? 0) + 1;
		}
	}),
);
agent.destroy();
console.log(JSON.stringify(counts));
