import { useEffect } from "react";
import { loadModule } from "~/browser/load-module";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";
import { loadSaved, savedTitles } from "~/browser/saved-titles.client";
import { showToast } from "~/components/ui/toast";
import { titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { useStore } from "~/lib/store";
import { toggleLater } from "./watch-later";

/** Milliseconds after which the saved titles load without an interaction. */
const LOAD_AFTER = 2000;

interface Card extends TitleRef {
	title: string;
}

interface MarkProps {
	card: Card;
	isSaved?: boolean;
	onClick?: (event: React.MouseEvent) => void;
	onHide?: (event: React.MouseEvent<HTMLElement>) => void;
}

/** The buttons as the server renders them: outside the router, once for all visitors. */
export function LaterMark({ card, isSaved = false, onClick, onHide }: MarkProps) {
	return (
		<>
			<button
				type="button"
				aria-label={`${isSaved ? "Remove" : "Add"} ${card.title} ${isSaved ? "from" : "to"} Watch Later`}
				data-on={isSaved || undefined}
				title={isSaved ? "Remove from Watch Later" : "Add to Watch Later"}
				onClick={onClick}
				className="card-button"
			/>
			<button
				type="button"
				aria-label={`${card.title}: not for me`}
				title="Not for me"
				onClick={onHide}
				className="card-button card-hide"
			/>
		</>
	);
}

/** The toggle on a card's poster. It needs neither the router nor another route's module, which may be out of reach. */
export function LaterToggle({ card, profileId }: { card: Card; profileId: string }) {
	const isSaved = useStore(savedTitles, null)?.get(titleKey(card)) ?? false;

	useEffect(() => onFirstInteraction(() => loadSaved(profileId), LOAD_AFTER), [profileId]);

	function toggle({ detail }: React.MouseEvent) {
		// The second click of a double-click was meant as one press.
		if (detail > 1) return;
		const form = new FormData();
		form.set("intent", isSaved ? "remove-saved" : "save");
		form.set("media_type", card.mediaType);
		form.set("media_id", String(card.id));
		void toggleLater(form, card.title);
	}

	async function hide({ currentTarget }: React.MouseEvent<HTMLElement>) {
		const module = await loadModule(() => import("./hide-title")).catch(() => null);
		if (module) await module.hideCard(card, currentTarget);
		else showToast("Failed to hide it. Please try again.", "alarm");
	}

	return <LaterMark card={card} isSaved={isSaved} onClick={toggle} onHide={hide} />;
}
