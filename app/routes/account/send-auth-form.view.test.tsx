import { expect, test, vi } from "vitest";
import { sendAuthForm } from "./send-auth-form.client";

test.each([
	["/.//evil.example/phish", "/"],
	["//evil.example", "/"],
	["/movie/5", "/movie/5"],
])("signing in with redirectTo %s leads to %s", async (redirectTo, location) => {
	const user = { id: "1", username: "ada", email: "ada@example.com", name: "Ada", role: "user", isPremium: false };
	const body = { success: true, data: { token: "token", sessionId: "session", user } };
	vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(body));
	const url = new URL(`https://marquee.test/login?redirectTo=${encodeURIComponent(redirectTo)}`);
	const fields = new URLSearchParams({ intent: "login", emailOrUsername: "ada", password: "Correct horse 7" });
	const response = (await sendAuthForm({
		request: new Request(url, { method: "POST", body: fields }),
		url,
	})) as Response;
	expect([response.status, response.headers.get("location")]).toEqual([302, location]);
});
