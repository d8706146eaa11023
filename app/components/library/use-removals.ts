import { useState } from "react";
import { useFetchers, useSubmit } from "react-router";
import { titlesOfForm } from "~/browser/saved-titles";
import type { LibraryFields, LibraryIntent, LibraryResult } from "~/browser/send-library-form.client";
import { loadVerbs, useVerbsSoon } from "~/components/title/load-verbs";
import { showToast } from "~/components/ui/toast";
import { formText } from "~/lib/read-form";

/** The removal of a title from its list. */
export interface Removal {
	/** The title's name. */
	name: string;
	/** The list's name. */
	list: "Continue Watching" | "Watch Later";
	/** The name of a place beside the list, where the title is shown instead. */
	shownIn?: string;
	remove: LibraryFields;
	undo: LibraryFields;
}

export type Removals = ReturnType<typeof useRemovals>;

/** The forms that remove and restore several titles of a list. */
export const SEVERAL: Record<Removal["list"], { remove: LibraryIntent; undo: LibraryIntent }> = {
	"Continue Watching": { remove: "remove-watches", undo: "restore-watches" },
	"Watch Later": { remove: "remove-several-saved", undo: "save-several" },
};

/** The title of a removal, as forms of several titles name it. */
export function titleOfRemoval({ remove: { media_type, media_id } }: Removal): string {
	return `${media_type}:${media_id}`;
}

function toForm(fields: LibraryFields): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
	return form;
}

function toFormOfSeveral(intent: LibraryIntent, removals: Removal[]): FormData {
	const form = new FormData();
	form.set("intent", intent);
	for (const removal of removals) form.append("title", titleOfRemoval(removal));
	form.set("entries", JSON.stringify(removals.map(({ undo: { intent: _, ...entry } }) => entry)));
	return form;
}

function keyOf(form: FormData): string {
	return [formText(form, "intent"), ...titlesOfForm(form)].join(" ");
}

/** Callbacks for forms in progress. They are here because a card may be gone before its form completes. */
const onResults = new Map<string, (ok: boolean) => void>();

/** For the `clientAction` of My List. */
export async function sendListForm(form: FormData): Promise<LibraryResult> {
	const verbs = await loadVerbs();
	const failed: LibraryResult = { intent: formText(form, "intent") as LibraryIntent, ok: false };
	const result = (await verbs?.sendLibraryForm(form)) ?? failed;
	const key = keyOf(form);
	onResults.get(key)?.(result.ok);
	onResults.delete(key);
	return result;
}

/** Hides titles that are being removed, then offers Undo or shows the server's error. */
export function useRemovals() {
	const [error, setError] = useState<string | null>(null);
	const submit = useSubmit();
	useVerbsSoon();
	const sent = useFetchers().flatMap(({ formData }) => formData ?? []);

	function send(form: FormData, onResult: (ok: boolean) => void): void {
		const key = keyOf(form);
		setError(null);
		onResults.set(key, onResult);
		void submit(form, {
			method: "post",
			action: "/my-list",
			navigate: false,
			fetcherKey: key,
			defaultShouldRevalidate: false,
		});
	}

	function undo(form: FormData, item: string): void {
		send(form, (ok) => {
			if (!ok) setError(`Failed to restore ${item}. Please try again.`);
		});
	}

	function remove({ name, list, shownIn = list, remove: fields, undo: restored }: Removal): void {
		send(toForm(fields), (ok) => {
			const act = () => undo(toForm(restored), "item");
			if (ok) showToast(`${name} removed from ${shownIn}`, "plain", { label: "Undo", act });
			else setError("Failed to remove item. Please try again.");
		});
	}

	/** All of one list. */
	function removeSeveral(removals: Removal[]): void {
		const [first, second] = removals;
		if (!first) return;
		if (!second) {
			remove(first);
			return;
		}
		const { list } = first;
		send(toFormOfSeveral(SEVERAL[list].remove, removals), (ok) => {
			const act = () => undo(toFormOfSeveral(SEVERAL[list].undo, removals), "items");
			if (ok) showToast(`${removals.length} titles removed from ${list}`, "plain", { label: "Undo", act });
			else setError("Failed to remove items. Please try again.");
		});
	}

	function isRemoving(removal: Removal): boolean {
		const intents: string[] = [removal.remove.intent, SEVERAL[removal.list].remove];
		const title = titleOfRemoval(removal);
		return sent.some((form) => intents.includes(formText(form, "intent")) && titlesOfForm(form).includes(title));
	}

	return { error, dismissError: () => setError(null), remove, removeSeveral, isRemoving };
}
