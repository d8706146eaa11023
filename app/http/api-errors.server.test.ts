import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { requestIdContext } from "~/http/request-id";
import { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";
import { expectConsoleError } from "../../tests/harness/fail-on-console-error";
import { apiErrors } from "../http/api-errors";

function argsOf(method = "GET") {
	const context = new RouterContextProvider();
	context.set(requestIdContext, "request-7");
	const request = new Request("https://marquee.test/api/thing", { method });
	return { request, context, params: {} } as unknown as Parameters<MiddlewareFunction<Response>>[0];
}

async function run(next: () => Promise<Response>) {
	const response = (await apiErrors(argsOf(), next)) as Response;
	return { status: response.status, body: (await response.json()) as unknown };
}

test("a guard's refusal has the error format of /api", async () => {
	const refused = new HttpError({
		status: 409,
		code: "conflict",
		message: sentence("emailTaken"),
		errors: { email: "Taken" },
	});
	expect(await run(() => Promise.reject(refused))).toEqual({
		status: 409,
		body: {
			success: false,
			message: "An account with this email already exists",
			code: "conflict",
			requestId: "request-7",
			errors: { email: "Taken" },
		},
	});
});

test("an unexpected error of a guard is logged with the request id, and the response does not contain its message", async () => {
	expectConsoleError();
	const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const { status, body } = await run(() => Promise.reject(new Error("no such column: secret")));
	expect(status).toBe(500);
	expect(body).toMatchObject({ code: "internal", requestId: "request-7" });
	expect(JSON.stringify(body)).not.toContain("secret");
	expect(log.mock.calls).toEqual([[expect.stringMatching(/^request-7 GET \/api\/thing Error: no such column/)]]);
});

test("React Router's response to an unexpected error gets the error format of /api", async () => {
	const plain = new Response("Unexpected Server Error\n\nno such column: secret", { status: 500 });
	const { status, body } = await run(async () => plain);
	expect(status).toBe(500);
	expect(body).toMatchObject({ success: false, code: "internal", requestId: "request-7" });
	expect(JSON.stringify(body)).not.toContain("secret");
});
