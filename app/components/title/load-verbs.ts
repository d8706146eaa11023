import { loadModule } from "~/browser/load-module";
import { showToast } from "~/components/ui/toast";

/** What changes a title in a person's library, in one file of script. Null where it cannot be loaded: `failure` is shown. */
export async function loadVerbs(failure: string): Promise<typeof import("./verbs.client") | null> {
	const verbs = await loadModule(() => import("./verbs.client")).catch(() => null);
	if (!verbs) showToast(failure, "alarm");
	return verbs;
}
