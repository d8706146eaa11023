// Whether people can use a running site: an invented account signs up, signs in, opens My List and is deleted.
import { randomBytes } from "node:crypto";
import { type Finding, RESPONSE_MS } from "./checks";

interface Step {
	name: string;
	method: string;
	path: string;
	body?: unknown;
}

/** What a failed step means, by its status. */
const ADVICE: Record<number, string> = {
	429: "Wait a minute, then run this again.",
	500: "Its log has the cause: npx wrangler tail.",
	503: "D1, the worker's processor time or its secret JWT_SECRET may be missing: Workers Free is too small. npx wrangler tail shows which.",
};

/** Milliseconds. A password takes a fifth of a second of processor time. */
const SLOW_MS = 3 * RESPONSE_MS;

export async function checkSignIn(origin: string): Promise<Finding> {
	const name = `doctor-${randomBytes(6).toString("hex")}`;
	const password = `${randomBytes(18).toString("base64url")}aA1`;
	let token = "";
	let userId = "";
	async function take({ name: step, method, path, body }: Step): Promise<string | null> {
		try {
			const response = await fetch(`${origin}${path}`, {
				method,
				headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
				body: body === undefined ? undefined : JSON.stringify(body),
				signal: AbortSignal.timeout(SLOW_MS),
			});
			const text = await response.text();
			if (!response.ok)
				return `${step} failed with ${response.status}. ${ADVICE[response.status] ?? text.slice(0, 200)}`;
			const { data } = JSON.parse(text || "{}") as { data?: { token?: string; user?: { id: string } } };
			token = data?.token ?? token;
			userId = data?.user?.id ?? userId;
			return null;
		} catch (cause) {
			return `${step} failed: ${(cause as Error).message}.`;
		}
	}
	// A site with mail sends nothing to such an address.
	const email = `${name}@marquee.invalid`;
	const failure =
		(await take({
			name: "Sign-up",
			method: "POST",
			path: "/api/auth/register",
			body: { username: name, email, password },
		})) ??
		(await take({
			name: "Sign-in",
			method: "POST",
			path: "/api/auth/login",
			body: { emailOrUsername: name, password },
		})) ??
		(await take({ name: "My List", method: "GET", path: "/api/watch-later" }));
	const removal = userId
		? await take({
				name: "Deleting the test account",
				method: "DELETE",
				path: `/api/admin/users/${userId}`,
				body: { password },
			})
		: null;
	const problems = [failure, removal && `${removal} Delete ${name} in the admin panel.`].filter(Boolean);
	if (problems.length > 0) return { level: "error", text: problems.join(" ") };
	return { level: "ok", text: `An account can sign up, sign in and open My List at ${origin}; it was deleted again` };
}
