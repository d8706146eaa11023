import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { isOutage, reportOutages } from "./log-error";

async function respond(response: Response, { hasOutage = false } = {}): Promise<[number, string | null]> {
	const context = new RouterContextProvider();
	context.set(isOutage, hasOutage);
	const url = new URL("https://marquee.test/");
	const args = { request: new Request(url), url, context, params: {}, pattern: "/" };
	const { status, headers } = (await reportOutages(args, async () => response)) as Response;
	return [status, headers.get("retry-after")];
}

it("turns an error during an outage into 503 with Retry-After", async () => {
	expect(await respond(new Response("", { status: 500 }), { hasOutage: true })).toEqual([503, "10"]);
	expect(await respond(new Response("", { status: 500 }))).toEqual([500, null]);
});

it("adds Retry-After to a page over a limit, unless the page has set it", async () => {
	expect(await respond(new Response("", { status: 429 }))).toEqual([429, "60"]);
	expect(await respond(new Response("", { status: 429, headers: { "retry-after": "900" } }))).toEqual([429, "900"]);
});
