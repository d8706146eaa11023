// Adds, corrects and removes plays, each with Undo. Nothing rejects: what fails is said.
import { ApiError, callApi } from "~/browser/call-api.client";
import { showToast } from "~/components/ui/toast";
import type { EpisodeRef } from "~/domain/catalogue/types";
import { type Play, writePlayTime } from "~/domain/library/plays";
import { randomId } from "~/lib/random-id";

const FAILED = "Failed to change it. Please try again.";

interface Change {
	/** What was watched or when, for people. */
	name: string;
	/** Shows the page's new state. */
	onChange: () => Promise<void>;
}

function messageOf(error: unknown, otherwise: string): string {
	if (!(error instanceof ApiError)) return otherwise;
	return error.errors.watched_at ?? error.errors.season ?? error.errors.episode ?? error.message;
}

function bodyOf({ mediaType, id, season, episode }: EpisodeRef) {
	return { media_type: mediaType, media_id: id, season, episode };
}

/** Says that it is done, with Undo. */
function offerUndo(done: string, run: () => Promise<unknown>, onChange: Change["onChange"]): void {
	async function undo(): Promise<void> {
		await run().catch(() => showToast("Failed to undo it. Please try again.", "alarm"));
		await onChange();
	}
	showToast(done, "plain", { label: "Undo", act: () => void undo() });
}

/**
 * `day`: as YYYY-MM-DD; empty when it is not known. Where it is there already, it asks whether this is a further viewing. True when
 * it is added.
 */
export async function addPlay(at: EpisodeRef, day: string, change: Change, again?: true): Promise<boolean> {
	const { name, onChange } = change;
	try {
		const body = { ...bodyOf(at), watched_at: day || null, id: randomId(), again };
		const play = await callApi("POST /api/plays", { body });
		await onChange();
		if (!play.is_new) {
			const act = () => void addPlay(at, day, change, true);
			showToast(`${name} is there already. Did you watch it again?`, "plain", { label: "Add it again", act });
			return false;
		}
		offerUndo(`${name} added`, () => callApi("DELETE /api/plays/:id", { params: { id: play.id } }), onChange);
		return true;
	} catch (error) {
		showToast(messageOf(error, FAILED), "alarm");
		return false;
	}
}

/** `day`: as for `addPlay`. */
export async function correctPlay(play: Play, day: string, { name, onChange }: Change): Promise<void> {
	const params = { id: String(play.playId) };
	try {
		await callApi("PUT /api/plays/:id", { params, body: { watched_at: day || null } });
	} catch (error) {
		return showToast(messageOf(error, FAILED), "alarm");
	}
	await onChange();
	const undo = () => callApi("PUT /api/plays/:id", { params, body: { watched_at: writePlayTime(play) } });
	offerUndo(`${name} corrected`, undo, onChange);
}

export async function removePlay(play: Play, { name, onChange }: Change): Promise<void> {
	try {
		await callApi("DELETE /api/plays/:id", { params: { id: String(play.playId) } });
	} catch (error) {
		// Another tab has removed it before.
		const isGone = error instanceof ApiError && error.status === 404;
		if (!isGone) return showToast(messageOf(error, "Failed to remove item. Please try again."), "alarm");
	}
	await onChange();
	const undo = () =>
		callApi("PUT /api/plays/:id", { params: { id: String(play.playId) }, body: { watched_at: writePlayTime(play) } });
	offerUndo(`${name} removed`, undo, onChange);
}
