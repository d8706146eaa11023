import { useEffect } from "react";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";
import { loadSaved } from "~/browser/saved-titles.client";
import type { MediaType } from "~/domain/catalogue/types";
import { useSaved } from "./use-saved";

/** Milliseconds. The saved state of cards may load shortly after the cards. */
const LOAD_AFTER = 2000;

/** The Watch Later toggle on a card's poster. */
export function LaterToggle({
	card,
	userId,
}: {
	card: { mediaType: MediaType; id: number; title: string };
	userId: string;
}) {
	const { isSaved, toggle } = useSaved(card, undefined);

	useEffect(() => onFirstInteraction(() => loadSaved(userId), LOAD_AFTER), [userId]);

	return (
		<button
			type="button"
			aria-label={`${isSaved ? "Remove" : "Add"} ${card.title} ${isSaved ? "from" : "to"} Watch Later`}
			aria-pressed={isSaved}
			title={isSaved ? "Remove from Watch Later" : "Add to Watch Later"}
			onClick={toggle}
			className="card-later"
		/>
	);
}
