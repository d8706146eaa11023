// Which titles this document leaves out of lists by itself. What the server sends a signed-in visitor comes without them.
import { titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { parseJson } from "~/lib/parse-json";
import { createStore } from "~/lib/store";
import { createStored, LEFT_OUT } from "./stored";

/** Paths of titles, from this browser's library. */
export const storedLeftOut = createStored<string[]>(LEFT_OUT, {
	parse: (text) => (parseJson(text) ?? []) as string[],
	format: (paths) => (paths.length > 0 ? JSON.stringify(paths) : null),
});
/** The same of a signed-in visitor, who has hidden them since the document was loaded. */
export const leftOutSince = createStore<string[]>([]);

export function isLeftOut(title: TitleRef): boolean {
	return [storedLeftOut, leftOutSince].some((store) => store.get().includes(titlePath(title)));
}
