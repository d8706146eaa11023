// Owns sign-in and sign-up in the browser: the API call, what is stored of its response, and the error messages,
// which differ on phones.

import type { FieldErrors } from "~/domain/accounts/validation";
import { storeAuth } from "./auth-storage.client";
import { ApiError, sendCall } from "./call-api.client";

const PHONE = "(max-width: 47.99rem)";

const CALLS = {
	login: {
		key: "POST /api/auth/login",
		failed: "Login failed",
		refused: "Invalid email or password. Please try again.",
	},
	signup: {
		key: "POST /api/auth/register",
		failed: "Registration failed",
		refused: "Signup failed. Please try again.",
	},
} as const;

interface Entered {
	ok: boolean;
	message?: string;
	errors?: FieldErrors;
}

function sayWhy(error: unknown, { failed, refused }: { failed: string; refused: string }): Entered {
	const isPhone = window.matchMedia(PHONE).matches;
	const unreachable = isPhone ? "An error occurred. Please try again." : failed;
	if (!(error instanceof ApiError)) return { ok: false, message: unreachable };
	const { status, errors, message } = error;
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	if (status === 429 || !isPhone) return { ok: false, message };
	return { ok: false, message: status >= 500 ? unreachable : refused };
}

export async function enter(
	kind: keyof typeof CALLS,
	body: Record<string, unknown> & { remember: boolean },
): Promise<Entered> {
	const { key, failed, refused } = CALLS[kind];
	try {
		const auth = await sendCall({ key, body }, { fallback: () => failed });
		storeAuth({ ...auth, isRemembered: body.remember });
		return { ok: true };
	} catch (error) {
		return sayWhy(error, { failed, refused });
	}
}
