// What is said of a change of a title: one row for each kind, in the texts of `messages/presses.ts`.
import type { RefusalReason } from "~/domain/library/browser/document";
import type { Change } from "~/domain/library/changes/changes";
import { isRemarkChange, readSaid } from "~/domain/library/changes/remarks";
import type { PressTexts } from "~/messages/presses";
import { PRODUCT_NAME } from "~/product";

type Kind = Change["kind"];

interface Words {
	/** In the list of what was refused. */
	past: string;
	/**
	 * Once it is made; absent where the page shows it by itself. `name`: what it is done to, for people; `said`: the rating, the note.
	 */
	done?(name: string, said: string | number): string;
	/** Where nobody knows why it failed. */
	failed: string;
	/** Where a signed-out visitor's browser has no room for it; `max`: how many episodes and movies it has. */
	full?: string | ((max: number) => string);
}

export function wordsOf(kind: Kind, texts: PressTexts): Words {
	const words: Record<Kind, Words> = texts.changes;
	return words[kind];
}

/** Once the change is made; null where the page shows it by itself. */
export function sayDone(change: Change, name: string, texts: PressTexts): string | null {
	const said = isRemarkChange(change) ? readSaid(change).value : "";
	return wordsOf(change.kind, texts).done?.(name, said) ?? null;
}

/** Why a change was not taken. `count`: how many plays with a date it would remove. */
export function explainRefusal(
	{ reason, count = 1 }: { reason: RefusalReason; count?: number },
	texts: PressTexts,
): string {
	if (reason === "invalid") return texts.unreadable(PRODUCT_NAME);
	return reason === "dated_plays" ? texts.datedPlays(count) : texts.refusals[reason];
}
