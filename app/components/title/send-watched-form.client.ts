import { markWatched } from "~/browser/mark-watched.client";
import { showToast } from "~/components/ui/toast";

/** Marks what the form names, and offers Undo. `onChange` shows the page's new state. */
export async function sendWatchedForm(
	form: FormData,
	{ name, onChange }: { name: string; onChange: () => Promise<void> },
): Promise<void> {
	const marked = await markWatched(form);
	if (!marked.ok) return showToast(marked.message ?? "Failed to mark it. Please try again.", "alarm");
	await onChange();

	async function undo(): Promise<void> {
		if (!marked.ok) return;
		await marked.undo().catch(() => showToast("Failed to undo it. Please try again.", "alarm"));
		await onChange();
	}
	const state = form.get("intent") === "mark-watched" ? "watched" : "not watched";
	showToast(`${name} marked as ${state}`, "plain", { label: "Undo", act: () => void undo() });
}
