import { useEffect, useState } from "react";
import { useFetcher, useFetchers } from "react-router";
import type { LibraryFields, LibraryIntent, LibraryResult } from "~/browser/send-library-form.client";
import { showToast } from "~/components/ui/toast";
import { titleKey } from "~/domain/catalogue/paths";
import type { MediaType } from "~/domain/catalogue/types";
import type { Removal } from "./list-card";

export type Removals = ReturnType<typeof useRemovals>;

function keyOf(intent: string, title: string): string {
	return `${intent} ${title}`;
}

/** Hides what is being removed, offers Undo once it is removed, and says when the server refuses. */
export function useRemovals() {
	const [error, setError] = useState<string | null>(null);
	const { data: undone, submit } = useFetcher<LibraryResult>();
	const sent = useFetchers().flatMap(({ formData: form }) =>
		form ? keyOf(String(form.get("intent")), `${form.get("media_type")}:${form.get("media_id")}`) : [],
	);

	useEffect(() => {
		if (undone && !undone.ok) setError("Failed to restore item. Please try again.");
	}, [undone]);

	function undo(fields: LibraryFields): void {
		setError(null);
		void submit(fields, { method: "post", action: "/my-list", defaultShouldRevalidate: false });
	}

	function onRemoved({ name, list, undo: fields }: Removal, { ok }: LibraryResult): void {
		if (ok) showToast(`${name} removed from ${list}`, "plain", { label: "Undo", act: () => undo(fields) });
		else setError("Failed to remove item. Please try again.");
	}

	function isRemoving(intent: LibraryIntent, title: { mediaType: MediaType; id: number }): boolean {
		return sent.includes(keyOf(intent, titleKey(title)));
	}

	return {
		error,
		dismissError: () => setError(null),
		isRemoving,
		/** The props of a card whose title can be removed. */
		of: (removal: Removal) => ({
			removal,
			isHidden: isRemoving(removal.remove.intent, {
				mediaType: removal.remove.media_type,
				id: removal.remove.media_id,
			}),
			onRemove: () => setError(null),
			onRemoved,
		}),
	};
}
