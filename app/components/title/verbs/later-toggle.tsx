import { useEffect, useRef, useState } from "react";
import { loadSaved } from "~/browser/library/saved-titles";
import { loadModule } from "~/browser/load-module";
import { onFirstInteraction } from "~/browser/navigation/on-first-interaction.client";
import type { TitleRef } from "~/domain/catalogue/types";
import { focusNeighbour } from "~/lib/dom/focus-neighbour.client";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { useVerbsSoon } from "./load-verbs";
import { useIsSaved } from "./use-is-saved";
import { useVerb } from "./verb-form";

/** Milliseconds after which the saved titles load without an interaction. */
const LOAD_AFTER = 2000;

interface Card extends TitleRef {
	title: string;
}

/** The menu of a card, once its list item has the pointer or the focus: a long page draws none of them before. */
function useMenuNear(inside: React.RefObject<Element | null>) {
	const [menu, setMenu] = useState<typeof import("./card-menu.client") | null>(null);
	useEffect(() => {
		const item = inside.current?.closest("li");
		const approach = () => void loadModule(() => import("./card-menu.client")).then(setMenu, () => undefined);
		item?.addEventListener("pointerenter", approach);
		item?.addEventListener("focusin", approach);
		return () => {
			item?.removeEventListener("pointerenter", approach);
			item?.removeEventListener("focusin", approach);
		};
	}, [inside]);
	return menu;
}

/** The toggles on a card's poster, and its menu. */
export function LaterToggle({ card, profileId }: { card: Card; profileId: string }) {
	const isSaved = useIsSaved(card);
	const texts = useTexts(verbTexts);
	const { press } = useVerb({ title: card, name: card.title, onChange: async () => undefined });

	const button = useRef<HTMLButtonElement>(null);
	const menu = useMenuNear(button);
	useVerbsSoon();
	useEffect(() => onFirstInteraction(() => loadSaved(profileId), LOAD_AFTER), [profileId]);

	function send(intent: "save" | "unsave" | "hide"): void {
		const form = new FormData();
		form.set("intent", intent);
		form.set("media_type", card.mediaType);
		form.set("media_id", String(card.id));
		void press(form);
	}

	const changeLater = () => send(isSaved ? "unsave" : "save");

	function hide(): void {
		if (button.current) focusNeighbour(button.current);
		send("hide");
	}

	return (
		<>
			<button
				ref={button}
				type="button"
				aria-label={isSaved ? texts.removeTitleFromLater(card.title) : texts.addTitleToLater(card.title)}
				data-on={isSaved || undefined}
				title={isSaved ? texts.removeFromLater : texts.addToLater}
				onClick={({ detail }) => {
					// The second click of a double-click was meant as one press.
					if (detail <= 1) changeLater();
				}}
				className="card-button"
			/>
			<button
				type="button"
				aria-label={texts.titleNotForMe(card.title)}
				title={texts.notForMe}
				onClick={hide}
				className="card-button card-hide"
			/>
			{menu && <menu.CardMenu card={card} isSaved={isSaved} onLater={changeLater} onHide={hide} />}
		</>
	);
}
