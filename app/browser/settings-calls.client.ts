// Owns the API calls of Settings and their error messages.

import type { FieldErrors, PasswordForm } from "~/domain/accounts/validation";
import { ApiError, callApi } from "./call-api.client";

interface Outcome {
	ok: boolean;
	message?: string;
	errors?: FieldErrors;
}

function otherwise(status: number): string {
	return `API request failed: ${status}`;
}

/** `fallback`: said when the server cannot be reached. */
async function outcomeOf(call: Promise<unknown>, fallback: string): Promise<Outcome> {
	try {
		await call;
		return { ok: true };
	} catch (error) {
		if (!(error instanceof ApiError)) return { ok: false, message: fallback };
		return Object.keys(error.errors).length > 0
			? { ok: false, errors: error.errors }
			: { ok: false, message: error.message };
	}
}

export async function saveProfile(id: string, body: { username: string; email: string }): Promise<Outcome> {
	return await outcomeOf(
		callApi("PUT /api/admin/users/:id", { params: { id }, body }, { fallback: otherwise }),
		"Failed to update profile",
	);
}

export async function savePassword(id: string, { currentPassword, newPassword }: PasswordForm): Promise<Outcome> {
	const body = { password: newPassword, currentPassword };
	const call = callApi("PUT /api/admin/users/:id", { params: { id }, body }, { fallback: otherwise });
	const { errors, ...outcome } = await outcomeOf(call, "Failed to change password");
	if (!errors) return outcome;
	const { password, ...others } = errors;
	return { ...outcome, errors: password ? { ...others, newPassword: password } : others };
}

export async function deleteAccount(id: string, password: string): Promise<Outcome> {
	const call = callApi("DELETE /api/admin/users/:id", { params: { id }, body: { password } }, { fallback: otherwise });
	return await outcomeOf(call, "Failed to delete account");
}
