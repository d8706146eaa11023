import { useEffect } from "react";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";
import { loadSaved, savedTitles } from "~/browser/saved-titles";
import { titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { useStore } from "~/lib/store";
import { loadVerbs, useVerbsSoon } from "./load-verbs";

/** Milliseconds after which the saved titles load without an interaction. */
const LOAD_AFTER = 2000;

interface Card extends TitleRef {
	title: string;
}

/** The toggle on a card's poster. It needs neither the router nor another route's module, which may be out of reach. */
export function LaterToggle({ card, profileId }: { card: Card; profileId: string }) {
	const isSaved = useStore(savedTitles, null)?.get(titleKey(card)) ?? false;

	useVerbsSoon();
	useEffect(() => onFirstInteraction(() => loadSaved(profileId), LOAD_AFTER), [profileId]);

	async function toggle({ detail }: React.MouseEvent) {
		// The second click of a double-click was meant as one press.
		if (detail > 1) return;
		const form = new FormData();
		form.set("intent", isSaved ? "remove-saved" : "save");
		form.set("media_type", card.mediaType);
		form.set("media_id", String(card.id));
		const verbs = await loadVerbs(`Failed to ${isSaved ? "remove" : "add"} item. Please try again.`);
		await verbs?.toggleLater(form, card.title);
	}

	async function hide({ currentTarget }: React.MouseEvent<HTMLElement>) {
		const verbs = await loadVerbs("Failed to hide it. Please try again.");
		await verbs?.hideCard(card, currentTarget, profileId);
	}

	return (
		<>
			<button
				type="button"
				aria-label={`${isSaved ? "Remove" : "Add"} ${card.title} ${isSaved ? "from" : "to"} Watch Later`}
				data-on={isSaved || undefined}
				title={isSaved ? "Remove from Watch Later" : "Add to Watch Later"}
				onClick={toggle}
				className="card-button"
			/>
			<button
				type="button"
				aria-label={`${card.title}: not for me`}
				title="Not for me"
				onClick={hide}
				className="card-button card-hide"
			/>
		</>
	);
}
