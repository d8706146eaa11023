import { useEffect } from "react";
import { loadSaved } from "~/browser/library/saved-titles";
import { onFirstInteraction } from "~/browser/navigation/on-first-interaction.client";
import type { TitleRef } from "~/domain/catalogue/types";
import { focusNeighbour } from "~/lib/dom/focus-neighbour.client";
import { useVerbsSoon } from "./load-verbs";
import { useIsSaved } from "./use-is-saved";
import { useVerb } from "./verb-form";

/** Milliseconds after which the saved titles load without an interaction. */
const LOAD_AFTER = 2000;

interface Card extends TitleRef {
	title: string;
}

/** The toggles on a card's poster. */
export function LaterToggle({ card, profileId }: { card: Card; profileId: string }) {
	const isSaved = useIsSaved(card);
	const { press } = useVerb({ title: card, name: card.title, onChange: async () => undefined });

	useVerbsSoon();
	useEffect(() => onFirstInteraction(() => loadSaved(profileId), LOAD_AFTER), [profileId]);

	function send(intent: "save" | "unsave" | "hide"): void {
		const form = new FormData();
		form.set("intent", intent);
		form.set("media_type", card.mediaType);
		form.set("media_id", String(card.id));
		void press(form);
	}

	return (
		<>
			<button
				type="button"
				aria-label={`${isSaved ? "Remove" : "Add"} ${card.title} ${isSaved ? "from" : "to"} Watch Later`}
				data-on={isSaved || undefined}
				title={isSaved ? "Remove from Watch Later" : "Add to Watch Later"}
				onClick={({ detail }) => {
					// The second click of a double-click was meant as one press.
					if (detail <= 1) send(isSaved ? "unsave" : "save");
				}}
				className="card-button"
			/>
			<button
				type="button"
				aria-label={`${card.title}: not for me`}
				title="Not for me"
				onClick={({ currentTarget }) => {
					focusNeighbour(currentTarget);
					send("hide");
				}}
				className="card-button card-hide"
			/>
		</>
	);
}
