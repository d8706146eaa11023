import { isTitle } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { type Edit, makeEdit, withCard } from "~/domain/library/browser/document";
import type { LocalCard } from "~/domain/library/browser/local-card";
import { type Plan, type PlanContext, planChanges } from "~/domain/library/browser/plan-change";
import type { Change } from "~/domain/library/changes/changes";
import { changeDocument, documentOf, SIGNED_OUT } from "./library.client";

interface Kept extends Omit<PlanContext, "isSent" | "hasCard"> {
	/** Of the title, for the lists of a signed-out visitor. */
	card?: LocalCard;
	/** The title's. */
	name?: string;
}

/** Makes changes in the list of a profile, or of a signed-out visitor. */
export function keepChanges(owner: string, changes: Change[], { card, name, ...context }: Kept = {}): Plan {
	const isSent = owner !== SIGNED_OUT;
	const plan = planChanges(documentOf(owner), changes, { ...context, isSent, hasCard: card !== undefined });
	if ("refused" in plan) return plan;
	const [title]: TitleRef[] = changes;
	const isOne = title !== undefined && changes.every((change) => isTitle(change, title));
	// A signed-out visitor's lists know the name by the card.
	const edit = isSent && isOne && name ? withName(plan.edit, name) : plan.edit;
	changeDocument(owner, (document) => {
		const edited = makeEdit(document, edit);
		return isOne && !isSent ? withCard(edited, title, card) : edited;
	});
	return { edit };
}

function withName(edit: Edit, name: string): Edit {
	return new Map([...edit].map(([key, [before, after]]) => [key, [before, after && { ...after, name }]]));
}
