// Begins a show again, or takes that back, and offers Undo: on the server, or for a signed-out visitor in this browser's own list.
import { makeChanges } from "~/browser/make-changes.client";
import { sendToApi } from "~/browser/send-library-form.client";
import { showToast } from "~/components/ui/toast";
import type { TitleRef } from "~/domain/catalogue/types";
import type { LocalCard } from "~/domain/library/local-card";
import { FAILED } from "./verb-failures";

type Intent = "begin-again" | "take-back-again";

interface Begun extends TitleRef {
	/** Of the show. */
	name: string;
	/** Of a signed-in visitor: shows the page's new state. */
	onChange?: () => Promise<void>;
	/** Of a signed-out one: its card, for Continue Watching. */
	local?: { card: LocalCard };
}

/** The message why it failed; null when it is done. */
async function change({ mediaType, id, name, onChange, local }: Begun, intent: Intent): Promise<string | null> {
	if (local) {
		const kind = intent === "begin-again" ? "begin" : "unbegin";
		const begun = { kind, mediaType, id, at: Date.now() } as const;
		const made = await makeChanges([begun], { profileId: null, name, card: local.card });
		return made.ok ? null : FAILED.again;
	}
	const form = new FormData();
	for (const [name, value] of Object.entries({ intent, media_type: mediaType, media_id: id }))
		form.set(name, String(value));
	const result = await sendToApi(form);
	if (!result.ok) return result.message ?? FAILED.again;
	await onChange?.();
	return null;
}

export async function sendAgain(show: Begun, intent: Intent): Promise<void> {
	const failure = await change(show, intent);
	if (failure !== null) return showToast(failure, "alarm");
	const done =
		intent === "begin-again"
			? `${show.name} starts again. What you watched stays in your diary`
			: `${show.name} is back to watched`;
	async function undo(): Promise<void> {
		const failed = await change(show, intent === "begin-again" ? "take-back-again" : "begin-again");
		if (failed !== null) showToast(failed, "alarm");
	}
	showToast(done, "plain", { label: "Undo", act: () => void undo() });
}
