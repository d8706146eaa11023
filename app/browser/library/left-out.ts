// Which titles this document leaves out of lists by itself. What the server sends a signed-in visitor comes without them.

import { createStored, LEFT_OUT } from "~/browser/stored";
import { titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import type { LeftOutPaths } from "~/domain/library/browser/left-out";
import { parseJson } from "~/lib/http/parse-json";
import { madeHere } from "./made-here";

const NONE_LEFT_OUT: LeftOutPaths = { hidden: [], watched: [] };

/** From this browser's library. */
export const storedLeftOut = createStored<LeftOutPaths>(LEFT_OUT, {
	parse: (text) => ({ ...NONE_LEFT_OUT, ...(parseJson(text) as Partial<LeftOutPaths> | undefined) }),
	format: (paths) => (paths.hidden.length + paths.watched.length > 0 ? JSON.stringify(paths) : null),
});

/** With what was hidden since the document was loaded. */
export function readLeftOut(): LeftOutPaths {
	const { hidden, watched } = storedLeftOut.get();
	const since = [...madeHere.get().values()].filter(({ kind }) => kind === "hide").map(titlePath);
	return { hidden: [...hidden, ...since], watched };
}

export function isLeftOut(title: TitleRef): boolean {
	const path = titlePath(title);
	const { hidden, watched } = readLeftOut();
	return hidden.includes(path) || watched.includes(path);
}
