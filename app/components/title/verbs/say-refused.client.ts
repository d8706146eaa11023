// Says what the account has not taken of what waited, which the pages then show no more. Settings lists it.
import { refusing } from "~/browser/library/outbox.client";
import { showToast } from "~/components/ui/toast";
import type { StoredChange } from "~/domain/library/browser/document";
import { explainRefusal } from "~/domain/library/changes/refusals";

function say(changes: StoredChange[]): void {
	const [change] = changes;
	if (!change?.refused) return;
	const name = changes.length === 1 && change.name ? change.name : `${changes.length} of your changes`;
	showToast(`Your account did not take ${name}. ${explainRefusal(change.refused)}`, "alarm");
}

refusing.subscribe(say);
