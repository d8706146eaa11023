// Owns what the forms of the admin panel do: the operation that each intent runs.
import { ROLES } from "~/domain/accounts/types";
import type { MediaType } from "~/domain/catalogue/types";
import { formText } from "~/lib/read-form";
import { call } from "~/operations/operation-call";
import type { FormResult, PageForms } from "~/operations/page-form";

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
			body: { role: readChoice(form, "role", ROLES) },
		}),
	premium: (form: FormData) => call("PUT /api/admin/users/:id/premium", { params: userParams(form) }),
	delete: (form: FormData) => call("DELETE /api/admin/users/:id", { params: userParams(form), body: {} }),
	"reset-link": (form: FormData) => call("POST /api/admin/users/:id/reset-link", { params: userParams(form) }),
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
			params: { mediaId: formText(form, "media_id"), mediaType: formText(form, "media_type") },
		}),
} satisfies PageForms;

export type AdminIntent = keyof typeof ADMIN_FORMS;

/** Fields of a form of the panel. */
export type AdminFields = { intent: AdminIntent } & Record<string, string>;

export type AdminFormResult = FormResult<typeof ADMIN_FORMS>;
