import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { expect, test, vi } from "vitest";
import { sendForm } from "./send-form.client";

interface State {
	ok: boolean;
	message?: string | null;
	status?: number | null;
}

function send(serverAction: () => Promise<State>, fields: Record<string, string> = { intent: "profile" }) {
	const request = new Request("https://marquee.example/", { method: "POST", body: new URLSearchParams(fields) });
	return sendForm({ request, serverAction }, { toState: (failure) => ({ ok: false, ...failure }) });
}

test("a form has the result that the server gives", async () => {
	expect(await send(async () => ({ ok: true }))).toEqual({ ok: true });
});

test("a redirect of the server passes", async () => {
	await expect(send(() => Promise.reject(redirect("/")))).rejects.toMatchObject({ status: 302 });
});

test("a form that cannot be sent because the browser is offline says so", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const unsent = await send(() => Promise.reject(new TypeError("Failed to fetch")));
	vi.restoreAllMocks();
	expect(unsent).toMatchObject({
		data: { status: null, message: "You are offline. Try again when you are connected." },
	});
});

const PROXY = "<!doctype html><h1>Bad gateway</h1>";

test.each([
	["the server cannot be reached", new TypeError("Failed to fetch"), { status: null, message: null }, 503],
	[
		"too many forms were sent",
		new ErrorResponse(429, "", "Too many requests"),
		{ status: 429, message: "Too many requests" },
		429,
	],
	[
		"the database does not respond",
		new ErrorResponse(503, "", "Try again"),
		{ status: 503, message: "Try again" },
		503,
	],
	["a proxy responds with its own page", new ErrorResponse(503, "", PROXY), { status: 503, message: null }, 503],
	["the server fails", new ErrorResponse(500, "", "Unexpected Server Error"), { status: 500, message: null }, 500],
])("where %s, the page keeps the form and gets the reason", async (_, error, failure, status) => {
	expect(await send(() => Promise.reject(error))).toMatchObject({
		data: { ok: false, ...failure },
		// With it, the router loads nothing again: what was typed stays.
		init: { status },
	});
});
