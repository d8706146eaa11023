// Says what the account has not taken of what waited, which the pages then show no more. Settings lists it.
import { refusing } from "~/browser/library/outbox.client";
import { showToast } from "~/components/ui/toast";
import type { StoredChange } from "~/domain/library/browser/document";
import { pageLanguage } from "~/lib/language/languages";
import { pressTexts } from "~/messages/presses";
import { explainRefusal } from "./verb-words";

function say(changes: StoredChange[]): void {
	const [change] = changes;
	if (!change?.refused) return;
	const texts = pressTexts.in(pageLanguage());
	const reason = explainRefusal(change.refused, texts);
	const isOne = changes.length === 1 && change.name;
	showToast(isOne ? texts.notTaken(isOne, reason) : texts.severalNotTaken(changes.length, reason), "alarm");
}

refusing.subscribe(say);
