import { loadModule } from "~/browser/load-module";

/** What pages need once a visitor does something, or is signed in. */
export function loadInteraction(): Promise<typeof import("./interaction-parts")> {
	return loadModule(() => import("./interaction-parts"));
}
