// Sends the forms of the library: those of one title one after another, so that quick presses end in
// the state of the last one.
import type { MediaType } from "~/domain/catalogue/types";
import { formText } from "~/lib/read-form";
import { isDoneAlready, LIBRARY_FORMS, type LibraryForms } from "~/operations/library/library-forms";
import type { OperationData } from "~/operations/operation-call";
import { type FormResult, failForm, readIntent } from "~/operations/page-form";
import { ApiError, sendCall } from "./call-api.client";
import { isTitleSaved, lastForms, setSaved, titlesOfForm } from "./saved-titles";

export type LibraryIntent = keyof LibraryForms;

/** The fields of a form of one title. */
export interface LibraryFields {
	intent: LibraryIntent;
	media_type: MediaType;
	media_id: number;
	[name: string]: string | number;
}

export interface LibraryResult {
	intent: LibraryIntent;
	ok: boolean;
	/** What was removed, as a form with the intent `save` restores it. */
	removed?: OperationData<"DELETE /api/watch-later/:mediaId/:mediaType">;
}

/** Whether the titles of a form are saved after it; other forms change nothing of that. */
const SAVED_AFTER: Partial<Record<string, boolean>> = {
	save: true,
	"save-several": true,
	"remove-saved": false,
	"remove-several-saved": false,
};

/** Runs the operation of a form by a request to /api, which outlives the page. Rejects for a form that is not the library's. */
export async function sendToApi(form: FormData): Promise<FormResult<LibraryForms>> {
	const found = readIntent(LIBRARY_FORMS, form);
	if (!found || "errors" in found.call) throw new Error("This page has no such form");
	const { intent, call } = found;
	try {
		return { intent, ok: true, data: await sendCall(call, { keepalive: true }) } as FormResult<LibraryForms>;
	} catch (error) {
		return failForm(intent, error instanceof ApiError ? error : {});
	}
}

async function send(form: FormData): Promise<LibraryResult> {
	const result = await sendToApi(form);
	if (!result.ok) return { intent: result.intent, ok: isDoneAlready(result) };
	return { intent: result.intent, ok: true, ...(result.intent === "remove-saved" && { removed: result.data }) };
}

/** Shows saved or removed titles at once, and their former state again when the server refuses. */
export async function sendLibraryForm(form: FormData): Promise<LibraryResult> {
	const isSaved = SAVED_AFTER[formText(form, "intent")];
	const titles = titlesOfForm(form).map((title) => {
		return { title, before: lastForms.get(title) ?? Promise.resolve(isTitleSaved(title)) };
	});
	if (isSaved !== undefined) for (const { title } of titles) setSaved(title, isSaved);
	const sending = Promise.all(titles.map(({ before }) => before)).then(() => send(form));
	const changed = titles.map(({ title, before }) => {
		const after = sending.then(({ ok }) => (ok && isSaved !== undefined ? isSaved : before)).catch(() => before);
		lastForms.set(title, after);
		return { title, after };
	});
	const result = await sending;
	if (isSaved === undefined || result.ok) return result;
	for (const { title, after } of changed) if (lastForms.get(title) === after) setSaved(title, await after);
	return result;
}
