import { createStored, LEFT_OUT } from "~/browser/stored";
import type { LeftOutPaths } from "~/domain/library/browser/left-out";
import { parseJson } from "~/lib/http/parse-json";

const NONE_LEFT_OUT: LeftOutPaths = { hidden: [], watched: [] };

/** Which titles lists leave out because of a signed-out visitor's library, for before its scripts run. */
export const storedLeftOut = createStored<LeftOutPaths>(LEFT_OUT, {
	parse: (text) => ({ ...NONE_LEFT_OUT, ...(parseJson(text) as Partial<LeftOutPaths> | undefined) }),
	format: (paths) => (paths.hidden.length + paths.watched.length > 0 ? JSON.stringify(paths) : null),
});
