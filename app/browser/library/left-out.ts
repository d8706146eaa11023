// Which titles this document leaves out of lists by itself. What the server sends a signed-in visitor comes without them.

import { titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import type { LeftOutPaths } from "~/domain/library/browser/left-out";
import { changesHere } from "./changes-here";
import { storedLeftOut } from "./stored-left-out";

/** With what was hidden in it since, or waits to be. */
export function readLeftOut(): LeftOutPaths {
	const { hidden, watched } = storedLeftOut.get();
	const since = [...changesHere.get().facts.values()].filter(({ kind }) => kind === "hide").map(titlePath);
	return { hidden: [...hidden, ...since], watched };
}

export function isLeftOut(title: TitleRef): boolean {
	const path = titlePath(title);
	const { hidden, watched } = readLeftOut();
	return hidden.includes(path) || watched.includes(path);
}
