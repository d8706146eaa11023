// Owns what the forms of the admin panel do and say: the operation that each intent runs, its question and its messages.
import { OWN_PASSWORD } from "~/domain/accounts/fresh-password";
import type { Role } from "~/domain/accounts/types";
import type { MediaType } from "~/domain/catalogue/types";
import { formText } from "~/lib/read-form";
import { call } from "~/operations/operation-call";
import type { FieldErrors, FormResult, PageForms } from "~/operations/page-form";

const MEDIA_TYPES: MediaType[] = ["movie", "tv"];

/** Throws a `Response` 400 for a value that no form of the panel offers. */
function readChoice<Value extends string>(form: FormData, name: string, values: readonly Value[]): Value {
	const chosen = values.find((value) => value === form.get(name));
	if (chosen === undefined) throw new Response(`There is no such ${name}.`, { status: 400 });
	return chosen;
}

function userParams(form: FormData) {
	return { id: formText(form, "userId") };
}

export const ADMIN_FORMS = {
	role: (form: FormData) =>
		call("PUT /api/admin/users/:id/role", {
			params: userParams(form),
			body: { role: readChoice(form, "role", ["user", "admin"] satisfies Role[]) },
		}),
	/** Needs the user's name, and the own password also when it was given a moment ago. */
	"make-owner"(form: FormData) {
		const username = formText(form, "username");
		const errors: FieldErrors = {
			...(username === "" && { username: "Type their username" }),
			...(formText(form, OWN_PASSWORD) === "" && { [OWN_PASSWORD]: "Type your password" }),
		};
		if (Object.keys(errors).length > 0) return { errors };
		return call("PUT /api/admin/users/:id/role", { params: userParams(form), body: { role: "owner", username } });
	},
	premium: (form: FormData) =>
		call("PUT /api/admin/users/:id/premium", {
			params: userParams(form),
			body: { isPremium: form.has("isPremium") ? formText(form, "isPremium") === "true" : undefined },
		}),
	delete: (form: FormData) => call("DELETE /api/admin/users/:id", { params: userParams(form), body: {} }),
	"reset-link": (form: FormData) => call("POST /api/admin/users/:id/reset-link", { params: userParams(form) }),
	"end-sessions": (form: FormData) => call("DELETE /api/admin/users/:id/sessions", { params: userParams(form) }),
	cleanup: () => call("POST /api/watch-history/cleanup", {}),
	"clear-cache": () => call("POST /api/tmdb/cache/clear", {}),
	"create-test-admin": () => call("POST /api/admin/users/create-test-admin", {}),
	"promote-self": () => call("POST /api/admin/promote-self", {}),
	"run-job": (form: FormData) => call("POST /api/admin/jobs/:name/run", { params: { name: formText(form, "job") } }),
	block: (form: FormData) =>
		call("POST /api/admin/blocked-titles", {
			body: {
				media_type: readChoice(form, "media_type", MEDIA_TYPES),
				media_id: formText(form, "media_id").trim(),
				reason: formText(form, "reason"),
			},
		}),
	unblock: (form: FormData) =>
		call("DELETE /api/admin/blocked-titles/:mediaId/:mediaType", {
			params: { mediaId: formText(form, "media_id"), mediaType: readChoice(form, "media_type", MEDIA_TYPES) },
		}),
} satisfies PageForms;

export type AdminIntent = keyof typeof ADMIN_FORMS;

/** Fields of a form of the panel. */
export type AdminFields = { intent: AdminIntent } & Record<string, string>;

export type AdminFormResult = FormResult<typeof ADMIN_FORMS>;

export const FORM_FAILED: Record<AdminIntent, string> = {
	role: "Failed to update user role. Please try again.",
	"make-owner": "Failed to update user role. Please try again.",
	premium: "Failed to update premium status. Please try again.",
	delete: "Failed to delete user. Please try again.",
	"reset-link": "Failed to create reset link. Please try again.",
	"end-sessions": "Failed to end sessions. Please try again.",
	cleanup: "Failed to cleanup old records. Please try again.",
	"clear-cache": "Failed to clear TMDB cache. Please try again.",
	"create-test-admin": "Failed to create test admin. Please try again.",
	"promote-self": "Failed to promote account. Please try again.",
	"run-job": "Failed to run job. Please try again.",
	block: "Failed to block title. Please try again.",
	unblock: "Failed to unblock title. Please try again.",
};

/** Questions of the confirmation dialogs, by the parameter that opens them. */
export const CONFIRMATIONS = {
	"clear-local": "Are you sure you want to clear ALL watch history? This action cannot be undone.",
	cleanup: "This will remove all watch history records older than 15 days from the database. Continue?",
	"promote-self": "Promote your current account to admin?",
	"end-sessions":
		"This signs the user out of every browser and program. They can sign in again with their password. Continue?",
	delete: "Are you sure you want to delete this user? This action cannot be undone.",
};

/** Texts that do not depend on the result's data. */
export const FORM_SUCCEEDED = {
	delete: "The user was deleted",
	"end-sessions": "The user is signed out everywhere",
	"clear-cache": "The TMDB cache is now empty",
	"create-test-admin": "The test admin was created",
	"run-job": "The job was run",
	block: "The title is blocked. It is gone everywhere within a minute.",
	unblock: "The title is no longer blocked. It is back everywhere within a few minutes.",
};
