import { loadModule } from "~/browser/load-module";

/** What a watch page needs soon after it is shown, in one file of script. */
export function loadPlayer(): Promise<typeof import("./player-parts")> {
	return loadModule(() => import("./player-parts"));
}
