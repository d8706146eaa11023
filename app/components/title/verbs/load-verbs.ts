import { useEffect } from "react";
import { loadModule } from "~/browser/load-module";
import { onFirstInteraction } from "~/browser/navigation/on-first-interaction.client";
import { showToast } from "~/components/ui/toast";

type Verbs = typeof import("./verbs.client");

let loaded: Verbs | null = null;

/** Once they are loaded: a press is then shown before the next one, which may follow from it, such as two steps of a title in a list. */
export function loadedVerbs(): Verbs | null {
	return loaded;
}

/** What changes a title in a person's library, in one file of script. Null where it cannot be loaded; `failure` is shown then. */
export async function loadVerbs(failure?: string): Promise<Verbs | null> {
	loaded ??= await loadModule(() => import("./verbs.client")).catch(() => null);
	if (!loaded && failure) showToast(failure, "alarm");
	return loaded;
}

/** Milliseconds after which they are loaded without an interaction. */
const LOAD_AFTER = 2000;

/** Loads them soon, so that a press is sent at once also when the page is left after it. */
export function useVerbsSoon(): void {
	useEffect(() => onFirstInteraction(() => void loadVerbs(), LOAD_AFTER), []);
}
