import { callApi } from "~/browser/call-api.client";
import { type Made, makeChanges } from "~/browser/make-changes.client";
import { sendToApi } from "~/browser/send-library-form.client";
import { showToast } from "~/components/ui/toast";
import type { EpisodeNumber, MediaType, TitleRef } from "~/domain/catalogue/types";
import type { LocalCard } from "~/domain/library/local-card";
import type { AskedPlays } from "~/domain/library/plan-change";
import { readPlayTime } from "~/domain/library/plays";
import { LOCAL_VIEWINGS_MAX } from "~/domain/library/retention";
import { formText } from "~/lib/read-form";
import { FAILED } from "./verb-failures";

/** The episodes that a mark means; of a movie the only one. Rejects when the catalogue does not respond. */
export type MarkedList = () => EpisodeNumber[] | Promise<EpisodeNumber[]>;

interface Marking {
	/** What is marked, for people. */
	name: string;
	/** Shows the page's new state. */
	onChange?: () => Promise<void>;
	/** Of a signed-out visitor: what this browser's own list holds of it changes instead. */
	local?: TitleRef & { listMarked: MarkedList; card: LocalCard };
}

const NOT_MARKED = { ok: false, message: null } as const;

type Marked = { ok: true; undo: () => Promise<void> } | Pick<Extract<Made, { ok: false }>, "ok" | "message" | "asked">;

function readAsked({ count = 0, plays = [] }: { count?: number; plays?: { watched_at: string | null }[] }): AskedPlays {
	return { count, dates: plays.map(({ watched_at }) => watched_at) };
}

/** What a form says of when it was watched. In a browser's own list nobody knows when episodes aired. */
function readWhen(form: FormData) {
	const when = formText(form, "when");
	if (when === "day") return readPlayTime(formText(form, "watched_at"));
	return when === "" ? undefined : when === "now" ? "now" : "unknown";
}

async function markLocally(
	form: FormData,
	{ listMarked, card, mediaType, id }: NonNullable<Marking["local"]>,
	isWatched: boolean,
	name: string,
): Promise<Marked> {
	const episodes = await Promise.resolve(listMarked()).catch(() => null);
	if (!episodes) return NOT_MARKED;
	const title = { mediaType, id, at: Date.now() };
	const confirm = form.has("confirm") ? ({ confirm: true } as const) : {};
	const change = isWatched
		? ({ kind: "mark", ...title, when: readWhen(form) } as const)
		: ({ kind: "unmark", ...title, ...confirm } as const);
	const made = await makeChanges([change], { profileId: null, name, card, episodes });
	if (made.ok) return { ok: true, undo: async () => void (await made.undo()) };
	if (made.reason !== "full") return made;
	const message = `Without an account, this browser can store ${LOCAL_VIEWINGS_MAX} episodes and movies. Sign up to mark more.`;
	return { ...made, message };
}

/** Sends a form with the intent `mark-watched` or `unmark-watched`. */
export async function markWatched(form: FormData): Promise<Marked> {
	const result = await sendToApi(form);
	if (!result.ok) {
		const isAsked = result.code === "dated_plays";
		return { ok: false, message: result.message, ...(isAsked && { asked: readAsked({ ...result.body }) }) };
	}
	if (result.intent !== "mark-watched" && result.intent !== "unmark-watched") return NOT_MARKED;
	const { before: episodes } = result.data;
	const params = { mediaId: formText(form, "media_id"), mediaType: formText(form, "media_type") as MediaType };
	return {
		ok: true,
		async undo() {
			await callApi("PUT /api/watched/:mediaId/:mediaType", { params, body: { episodes } });
		},
	};
}

/** Marks what the form names, and offers Undo. Returns the plays that it would take away, where that is not confirmed. */
export async function sendWatchedForm(
	form: FormData,
	{ name, onChange = async () => undefined, local }: Marking,
): Promise<AskedPlays | null> {
	const isWatched = form.get("intent") === "mark-watched";
	const marked = local ? await markLocally(form, local, isWatched, name) : await markWatched(form);
	if (!marked.ok && marked.asked) return marked.asked;
	if (!marked.ok) {
		showToast(marked.message ?? FAILED.mark, "alarm");
		return null;
	}
	await onChange();

	async function undo(): Promise<void> {
		if (!marked.ok) return;
		await marked.undo().catch(() => showToast("Failed to undo it. Please try again.", "alarm"));
		await onChange();
	}
	const state = isWatched ? "watched" : "not watched";
	showToast(`${name} marked as ${state}`, "plain", { label: "Undo", act: () => void undo() });
	return null;
}
