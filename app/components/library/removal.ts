import { changesHere } from "~/browser/library/changes-here";
import { titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { changeKey } from "~/domain/library/changes/changes";
import { useStore } from "~/lib/caching/store";
import { formTexts } from "~/lib/http/read-form";

/** What takes a title out of a list. */
export interface Removal {
	title: TitleRef;
	/** The title's. */
	name: string;
	kind: "close" | "unsave" | "unlist";
	/** Id of the list that the person has made. */
	list?: string;
	/** Milliseconds: when the title was last put into the list; 0 for what nobody put there. */
	since: number;
	/** What is said once it is done, in place of the usual words. */
	done?: string;
}

/** Tells which titles of the lists that the page has were removed since, here. */
export function useIsRemoved(): (removal: Removal) => boolean {
	const changes = useStore(changesHere, null);
	return ({ title, kind, list = "", since }) => {
		const change = changes?.facts.get(changeKey({ kind, at: since, list, ...title }));
		return change?.kind === kind && change.at > since;
	};
}

/** Those whose titles are selected in a form. */
export function readSelected(form: FormData, removals: Removal[]): Removal[] {
	const selected = new Set(formTexts(form, "title"));
	return removals.filter((removal) => selected.has(titleOfRemoval(removal)));
}

/** The title of a removal, as forms of several titles name it. */
export function titleOfRemoval({ title }: Removal): string {
	return titleKey(title);
}
