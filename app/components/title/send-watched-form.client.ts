import { type AskedPlays, type Choice, type LocalMark, markLocally, markWatched } from "~/browser/mark-watched.client";
import { showToast } from "~/components/ui/toast";
import type { EpisodeNumber } from "~/domain/catalogue/types";
import { readPlayTime } from "~/domain/library/plays";
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
	local?: Omit<LocalMark, "episodes"> & { listMarked: MarkedList };
}

const NOT_MARKED = { ok: false, message: null } as const;

/** What a form says of when it was watched. In a browser's own list nobody knows when episodes aired. */
function readChoice(form: FormData): Choice {
	const when = formText(form, "when");
	const at = when === "now" ? new Date().toISOString() : when === "day" ? formText(form, "watched_at") : null;
	return { isConfirmed: form.has("confirm"), ...(when && { at: readPlayTime(at) }) };
}

async function mark(form: FormData, local: Marking["local"], isWatched: boolean): ReturnType<typeof markWatched> {
	if (!local) return await markWatched(form);
	const { listMarked, ...title } = local;
	const episodes = await Promise.resolve(listMarked()).catch(() => null);
	return episodes ? markLocally({ ...title, episodes }, isWatched, readChoice(form)) : NOT_MARKED;
}

/** Marks what the form names, and offers Undo. Returns the plays that it would take away, where that is not confirmed. */
export async function sendWatchedForm(
	form: FormData,
	{ name, onChange = async () => undefined, local }: Marking,
): Promise<AskedPlays | null> {
	const isWatched = form.get("intent") === "mark-watched";
	const marked = await mark(form, local, isWatched);
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
