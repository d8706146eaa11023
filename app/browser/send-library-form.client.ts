// Owns how the browser sends the forms of the library: those of one title one after another, so that quick presses end in
// the state of the last one.
import type { MediaType } from "~/domain/catalogue/types";
import { formText } from "~/lib/read-form";
import type { LibraryForms } from "~/operations/library/library-forms";
import { setSaved } from "./saved-titles.client";
import { sendFields } from "./send-form.client";

export type LibraryIntent = keyof LibraryForms;

/** The fields of a form. */
export interface LibraryFields {
	intent: LibraryIntent;
	media_type: MediaType;
	media_id: number;
	[name: string]: string | number;
}

export interface LibraryResult {
	intent: LibraryIntent;
	ok: boolean;
}

/** The last form of each title; never rejects. */
const lastForms = new Map<string, Promise<unknown>>();

async function sendAfterLast<Result>(title: string, send: () => Promise<Result>): Promise<Result> {
	const sending = (lastForms.get(title) ?? Promise.resolve()).then(send);
	lastForms.set(
		title,
		sending.catch(() => undefined),
	);
	return await sending;
}

/** For a route's `clientAction`. */
export async function sendLibraryForm(request: Request, forms: LibraryForms): Promise<LibraryResult> {
	const form = await request.formData();
	const title = `${formText(form, "media_type")}:${formText(form, "media_id")}`;
	const result = await sendAfterLast(title, () => sendFields(form, forms, { keepalive: true }));
	const { intent } = result;
	// Another tab may have removed it before.
	const ok = result.ok || (result.status === 404 && intent !== "save");
	if (ok && (intent === "save" || intent === "remove-saved")) setSaved(title, intent === "save");
	return { intent, ok };
}
