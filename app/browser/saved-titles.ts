// Which titles the visitor has saved in Watch Later, as far as this document knows, and the forms that are on their way.
import { formText, formTexts } from "~/lib/read-form";
import { createStore } from "~/lib/store";
import { callApi } from "./call-api.client";

/** The maximum of one request. The state of an older title is known when its page is opened. */
const KNOWN_MAX = 200;

/** Whether titles are saved, by `titleKey`. */
export const savedTitles = createStore<ReadonlyMap<string, boolean>>(new Map());
let owner: string | null = null;
let isLoaded = false;

/** Undefined until it is known. */
export function isTitleSaved(title: string): boolean | undefined {
	return savedTitles.get().get(title);
}

export function setSaved(title: string, isSaved: boolean | undefined): void {
	if (isTitleSaved(title) === isSaved) return;
	const titles = new Map(savedTitles.get());
	if (isSaved === undefined) titles.delete(title);
	else titles.set(title, isSaved);
	savedTitles.set(titles);
}

/** Loads the visitor's saved titles once. Changes during the request are newer and stay. */
export async function loadSaved(profileId: string): Promise<void> {
	if (owner !== profileId) {
		if (owner !== null) savedTitles.set(new Map());
		owner = profileId;
		isLoaded = false;
	}
	if (isLoaded) return;
	isLoaded = true;
	try {
		const items = await callApi("GET /api/watch-later", { query: { limit: String(KNOWN_MAX) } });
		if (owner !== profileId) return;
		const loaded = items.map(({ media_type, media_id }) => [`${media_type}:${media_id}`, true] as const);
		savedTitles.set(new Map([...loaded, ...savedTitles.get()]));
	} catch {
		isLoaded = false;
	}
}

/** The last form of each title, as whether the title is saved after it; undefined when unknown. Never rejects. */
export const lastForms = new Map<string, Promise<boolean | undefined>>();

/** The titles that a form changes, by `titleKey`. */
export function titlesOfForm(form: FormData): string[] {
	const several = formTexts(form, "title");
	return several.length > 0 ? several : [`${formText(form, "media_type")}:${formText(form, "media_id")}`];
}

/** Resolves when the forms that are on their way have arrived, so that a list that loads next shows what they changed. */
export async function whenLibrarySent(): Promise<void> {
	await Promise.all(lastForms.values());
}
