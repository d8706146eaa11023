// Removes a play, and offers Undo, which adds it again.
import { ApiError, callApi } from "~/browser/call-api.client";
import { showToast } from "~/components/ui/toast";
import { type Play, writePlayTime } from "~/domain/library/plays";

const FAILED = "Failed to remove item. Please try again.";

/** `name`: what was watched, for people. `onChange` shows the page's new state. Never rejects. */
export async function removePlay(
	{ playId, mediaType, id, season, episode, ...time }: Play,
	{ name, onChange }: { name: string; onChange: () => Promise<void> },
): Promise<void> {
	try {
		await callApi("DELETE /api/plays/:id", { params: { id: String(playId) } });
	} catch (error) {
		// Another tab has removed it before.
		const isGone = error instanceof ApiError && error.status === 404;
		if (!isGone) return showToast(error instanceof ApiError ? error.message : FAILED, "alarm");
	}
	await onChange();

	async function undo(): Promise<void> {
		const body = { media_type: mediaType, media_id: id, season, episode, watched_at: writePlayTime(time) };
		await callApi("POST /api/plays", { body }).catch(() => showToast("Failed to undo it. Please try again.", "alarm"));
		await onChange();
	}
	showToast(`${name} removed`, "plain", { label: "Undo", act: () => void undo() });
}
