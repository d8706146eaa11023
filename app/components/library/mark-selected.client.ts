// Marks the selected titles of My List as watched, one call after the other, with one Undo for all of them. A mark or an undo
// that failed can be tried again: the same one twice changes nothing.
import { loadVerbs } from "~/components/title/load-verbs";
import { showToast } from "~/components/ui/toast";
import { formatPlural } from "~/lib/format";
import type { Removal } from "./use-removals";

type Undo = () => Promise<void>;

function toMark({ remove: { media_type, media_id } }: Removal): FormData {
	const form = new FormData();
	form.set("intent", "mark-watched");
	form.set("media_type", media_type);
	form.set("media_id", String(media_id));
	return form;
}

function describe(titles: Removal[], count: number): string {
	const [first] = titles;
	return count === 1 && first ? first.name : formatPlural(count, "title");
}

interface Marking {
	/** Shows the page's new state. */
	onChange: () => Promise<void>;
	/** Of titles that were marked before those that failed. */
	undos?: Undo[];
}

export async function markSelected(titles: Removal[], { onChange, undos: earlier = [] }: Marking): Promise<void> {
	const verbs = await loadVerbs(`Failed to mark ${describe(titles, titles.length)} as watched. Please try again.`);
	if (!verbs) return;
	showToast(`Marking ${describe(titles, titles.length)} as watched...`);
	const undos = [...earlier];
	const failed: Removal[] = [];
	const marked: Removal[] = [];
	let reason: string | null = null;
	for (const title of titles) {
		const result = await verbs.markWatched(toMark(title));
		if (result.ok) {
			undos.push(result.undo);
			marked.push(title);
		} else {
			failed.push(title);
			reason ??= result.message;
		}
	}
	await onChange();
	const undo = { label: "Undo", act: () => void undoAll(undos, onChange) };
	if (failed.length === 0) {
		showToast(`${describe(marked, undos.length)} marked as watched`, "plain", undo);
		return;
	}
	const text = `Failed to mark ${describe(failed, failed.length)} as watched. ${reason ?? "Please try again."}`;
	const again = { label: "Try again", act: () => void markSelected(failed, { onChange, undos }) };
	showToast(text, "alarm", again, ...(undos.length > 0 ? [undo] : []));
}

async function undoAll(undos: Undo[], onChange: () => Promise<void>): Promise<void> {
	const failed: Undo[] = [];
	for (const undo of undos) await undo().catch(() => failed.push(undo));
	await onChange();
	if (failed.length === 0) return;
	const again = { label: "Try again", act: () => void undoAll(failed, onChange) };
	showToast(`Failed to undo it for ${formatPlural(failed.length, "title")}`, "alarm", again);
}
