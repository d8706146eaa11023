import { useEffect } from "react";
import { loadModule } from "~/browser/load-module";
import { onFirstInteraction } from "~/browser/navigation/on-first-interaction.client";
import { showToast } from "~/components/ui/toast";

/** What changes a title in a person's library, in one file of script. Null where it cannot be loaded; `failure` is shown then. */
export async function loadVerbs(failure?: string): Promise<typeof import("./verbs.client") | null> {
	const verbs = await loadModule(() => import("./verbs.client")).catch(() => null);
	if (!verbs && failure) showToast(failure, "alarm");
	return verbs;
}

/** Milliseconds after which they are loaded without an interaction. */
const LOAD_AFTER = 2000;

/** Loads them soon, so that a press is sent at once also when the page is left after it. */
export function useVerbsSoon(): void {
	useEffect(() => onFirstInteraction(() => void loadVerbs(), LOAD_AFTER), []);
}
