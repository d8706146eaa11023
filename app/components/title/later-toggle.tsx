import { useEffect } from "react";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";
import { loadSaved } from "~/browser/saved-titles.client";
import type { LibraryFields } from "~/browser/send-library-form.client";
import type { MediaType } from "~/domain/catalogue/types";
import { useSaved } from "./use-saved";

/** Milliseconds after which the saved titles load without an interaction. */
const LOAD_AFTER = 2000;

interface Card {
	mediaType: MediaType;
	id: number;
	title: string;
}

/** The button as the server renders it: outside the router, once for all visitors. */
export function LaterMark({ card, isSaved = false, onClick }: { card: Card; isSaved?: boolean; onClick?: () => void }) {
	return (
		<button
			type="button"
			aria-label={`${isSaved ? "Remove" : "Add"} ${card.title} ${isSaved ? "from" : "to"} Watch Later`}
			aria-pressed={isSaved}
			title={isSaved ? "Remove from Watch Later" : "Add to Watch Later"}
			onClick={onClick}
			className="card-later"
		/>
	);
}

/** The toggle on a card's poster. */
export function LaterToggle({ card, userId }: { card: Card; userId: string }) {
	const { isSaved, fetcher } = useSaved(card);

	useEffect(() => onFirstInteraction(() => loadSaved(userId), LOAD_AFTER), [userId]);

	function toggle() {
		const fields: LibraryFields = {
			intent: isSaved ? "remove-saved" : "save",
			media_type: card.mediaType,
			media_id: card.id,
		};
		void fetcher.submit(fields, { method: "post", action: "/my-list", defaultShouldRevalidate: false });
	}

	return <LaterMark card={card} isSaved={isSaved} onClick={toggle} />;
}
