import { sendToApi } from "~/browser/send-library-form.client";
import { showToast } from "~/components/ui/toast";
import { FAILED } from "./verb-failures";

interface Rated {
	/** What is rated, for people. */
	name: string;
	/** The rating until now; null where there was none. */
	before: number | null;
	/** Shows the page's new state. */
	onChange: () => Promise<void>;
}

/** Sends a form with the intent `rate`, and offers Undo. */
export async function sendRating(form: FormData, { name, before, onChange }: Rated): Promise<void> {
	const result = await sendToApi(form);
	if (!result.ok) return showToast(result.message ?? FAILED.rate, "alarm");
	await onChange();

	async function undo(): Promise<void> {
		form.set("rating", before === null ? "" : String(before));
		const undone = await sendToApi(form);
		if (!undone.ok) showToast("Failed to undo it. Please try again.", "alarm");
		await onChange();
	}
	const rating = form.get("rating");
	const text = rating ? `You rated ${name} ${rating}` : `Your rating of ${name} was removed`;
	showToast(text, "plain", { label: "Undo", act: () => void undo() });
}

export type SendRating = typeof sendRating;
