// Which titles this document leaves out of lists by itself. What the server sends a signed-in visitor comes without them.
import { titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import type { LeftOutPaths } from "~/domain/library/left-out";
import { parseJson } from "~/lib/parse-json";
import { createStore } from "~/lib/store";
import { createStored, LEFT_OUT } from "./stored";

export const NONE_LEFT_OUT: LeftOutPaths = { hidden: [], watched: [] };

/** From this browser's library. */
export const storedLeftOut = createStored<LeftOutPaths>(LEFT_OUT, {
	parse: (text) => ({ ...NONE_LEFT_OUT, ...(parseJson(text) as Partial<LeftOutPaths> | undefined) }),
	format: (paths) => (paths.hidden.length + paths.watched.length > 0 ? JSON.stringify(paths) : null),
});
/** What a signed-in visitor has hidden since the document was loaded. */
export const leftOutSince = createStore(NONE_LEFT_OUT);

export function isLeftOut(title: TitleRef): boolean {
	const path = titlePath(title);
	return [storedLeftOut.get(), leftOutSince.get()].some(
		({ hidden, watched }) => hidden.includes(path) || watched.includes(path),
	);
}
