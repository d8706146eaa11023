// The forms of the admin panel: the operation that each intent runs, and its result for the banner.
import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { type AdminIntent, FORM_FAILED, type PanelResult, toPanelFailure } from "~/components/admin/parts/admin-forms";
import { EXPORT_URL } from "~/components/admin/users/export-users";
import { OWN_PASSWORD } from "~/domain/accounts/fresh-password";
import type { Role } from "~/domain/accounts/types";
import type { FieldErrors } from "~/domain/accounts/validation";
import { SUSPENSION_REASON_MAX } from "~/domain/administration/types";
import type { MediaType } from "~/domain/catalogue/types";
import { receiveForm } from "~/http/receive-form";
import { formText } from "~/lib/http/read-form";
import { isDataRequest } from "~/lib/http/requests";
import { DEFAULT_LANGUAGE } from "~/lib/language/languages";
import { currentUser } from "~/middleware/guard-page";
import { call } from "~/operations/operation-call";
import { type FormResult, type PageForms, toUnconfirmed } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";

/** Of the panel alone: /api takes none. Empty: the administrator gave none. */
const SuspensionReason = z.string().trim().max(SUSPENSION_REASON_MAX);

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
	suspend(form: FormData) {
		const reason = SuspensionReason.safeParse(formText(form, "reason"));
		if (!reason.success) return { errors: { reason: "The reason is too long" } };
		const suspension = call("PUT /api/admin/users/:id/suspension", { params: userParams(form) });
		return { ...suspension, reason: reason.data };
	},
	reinstate: (form: FormData) => call("DELETE /api/admin/users/:id/suspension", { params: userParams(form) }),
	"lift-limits": (form: FormData) => call("DELETE /api/admin/users/:id/sign-in-limits", { params: userParams(form) }),
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
} satisfies PageForms & Partial<Record<AdminIntent, unknown>>;

/** Texts that do not depend on the result's data. */
export const FORM_SUCCEEDED = {
	delete: "The user was deleted",
	"end-sessions": "The user is signed out everywhere",
	suspend: "The user is suspended and signed out everywhere",
	reinstate: "The user can sign in again",
	"lift-limits": "The user can try to sign in again at once",
	"clear-cache": "The TMDB cache is now empty",
	"create-test-admin": "The test admin was created",
	"run-job": "The job has finished",
	block: "The title is blocked. It will disappear everywhere within a minute.",
	unblock: "The title is no longer blocked. It will be back everywhere within a few minutes.",
};

const ROLE_TEXTS: Record<Role, string> = { user: "a user", admin: "an admin", owner: "an owner" };

function toPanelResult(result: FormResult<typeof ADMIN_FORMS>): PanelResult {
	const { intent } = result;
	if (!result.ok) return toPanelFailure(intent, result);
	switch (result.intent) {
		case "role":
		case "make-owner":
			return { intent, ok: true, message: `${result.data.username} is now ${ROLE_TEXTS[result.data.role]}` };
		case "premium": {
			const { username, isPremium } = result.data;
			return { intent, ok: true, message: `${username} is now ${isPremium ? "Premium" : "Free"}` };
		}
		case "reset-link":
			return { intent, ok: true, link: { url: result.data.url, expiresAt: result.data.expires_at } };
		case "cleanup":
			return { intent, ok: true, message: `Cleanup completed: ${result.data.deletedRecords} old records removed` };
		case "promote-self":
			// Everyone who sees the panel is an admin or owner.
			return { intent, ok: true, message: `You are already an ${result.data.role}. Nothing was changed` };
		case "run-job":
			if (result.data.outcome === "failed") return toPanelFailure(intent, { status: 422, message: result.data.error });
			return { intent, ok: true, message: FORM_SUCCEEDED["run-job"] };
		default:
			return { intent, ok: true, message: FORM_SUCCEEDED[result.intent] };
	}
}

const EXPORT_FORM = {
	export: (form: FormData) =>
		call("POST /api/auth/confirm-password", { body: { password: formText(form, OWN_PASSWORD) } }),
} satisfies PageForms;

interface ActionArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** Leads to the file of all users when the password is right, in a script by telling it; else the page asks for it. */
async function confirmExport({ request, context }: ActionArgs) {
	const { result, form, status, headers } = await runForm(
		{ request, context, language: DEFAULT_LANGUAGE },
		EXPORT_FORM,
	);
	if (result.ok) {
		if (!isDataRequest(request)) return redirect(EXPORT_URL, { headers });
		return data<PanelResult>({ intent: "export", ok: true }, { headers });
	}
	const failed = toPanelFailure("export", result);
	// 401: the session has ended.
	if (status === 401) return data(failed, { status, headers });
	const unconfirmed = toUnconfirmed(form, failed.reason ?? FORM_FAILED.export);
	return data<PanelResult>({ intent: "export", ok: false, unconfirmed }, { status, headers });
}

/** The panel's action. */
export async function runPanelForm({ request, context }: ActionArgs) {
	const form = await receiveForm({ request, context });
	if (form.get("intent") === "export") return await confirmExport({ request, context });
	const { result, status, headers, unconfirmed } = await runForm(
		{ request, context, language: DEFAULT_LANGUAGE },
		ADMIN_FORMS,
	);
	const isOwnRole =
		(result.intent === "role" || result.intent === "make-owner") &&
		result.ok &&
		result.data.id === context.get(currentUser).id;
	// After giving up their own role, visitors may not see this tab any more. A script loads the page again anyway.
	if (isOwnRole && !isDataRequest(request)) return redirect("/admin?tab=users");
	const shown = toPanelResult(result);
	// With a status of a failure, the router does not load the page again.
	return data<PanelResult>({ ...shown, unconfirmed }, { status: result.ok && !shown.ok ? 500 : status, headers });
}
