// The forms of the pages of a person's lists.
import { data, redirect } from "react-router";
import { readTitleKeys } from "~/domain/catalogue/paths";
import { LISTS_PATH, ownListPath } from "~/domain/library/own-lists/own-lists";
import { receiveForm } from "~/http/receive-form";
import { formText } from "~/lib/http/read-form";
import { listsTexts } from "~/messages/lists";
import { LIBRARY_FORMS } from "~/operations/library/library-forms";
import { type FormArgs, runLibraryForm } from "~/operations/library/run-library-form.server";
import { call } from "~/operations/operation-call";
import type { FormState, PageForms } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";

const paramsOf = (form: FormData) => ({ id: formText(form, "id") });

const LIST_FORMS = {
	"create-list"(form) {
		const [title] = readTitleKeys(formText(form, "title"));
		return call("POST /api/lists", {
			body: {
				name: formText(form, "name"),
				note: formText(form, "note"),
				...(title && { title: { media_type: title.mediaType, media_id: title.id } }),
			},
		});
	},
	"save-list": (form) =>
		call("PUT /api/lists/:id", {
			params: paramsOf(form),
			body: { name: formText(form, "name"), note: formText(form, "note") },
		}),
	"open-list": (form) => call("PUT /api/lists/:id", { params: paramsOf(form), body: { is_open: true } }),
	"close-list": (form) => call("PUT /api/lists/:id", { params: paramsOf(form), body: { is_open: false } }),
	"show-name": (form) =>
		call("PUT /api/lists/:id", { params: paramsOf(form), body: { shows_name: form.has("shows_name") } }),
	"delete-list": (form) => call("DELETE /api/lists/:id", { params: paramsOf(form) }),
} satisfies PageForms;

/** Runs a form of a list, or one that changes its titles; then shows the list, or all of them where it is gone. */
export async function runListForm(args: FormArgs) {
	const { request, context } = args;
	const sent = await receiveForm({ request, context });
	if (Object.hasOwn(LIBRARY_FORMS, formText(sent, "intent"))) return await runLibraryForm(args);
	const { result, form, status, headers } = await runForm({ request, context }, LIST_FORMS);
	if (!result.ok) {
		const { errors, message } = result;
		const values = { name: formText(form, "name"), note: formText(form, "note") };
		const text =
			Object.keys(errors).length > 0
				? undefined
				: (message ?? listsTexts.in(context.get(platformContext).language).changeFailed);
		return data<FormState>({ ok: false, errors, message: text, values }, { status, headers });
	}
	const { id = "" } = result.data as { id?: string };
	return redirect(result.intent === "delete-list" ? LISTS_PATH : ownListPath({ id }), { status: 303, headers });
}
