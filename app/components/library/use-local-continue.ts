import { useMemo } from "react";
import { useSite } from "~/components/site/site-context";
import { useLocalLibrary } from "~/components/title/use-local-library";
import { type LocalContinue, listLocalContinue } from "~/domain/library/browser/local-continue";

/** The cards of Continue Watching that this browser keeps. */
export function useLocalContinue(): LocalContinue[] | null {
	const { source } = useSite();
	const library = useLocalLibrary();
	return useMemo(() => library && listLocalContinue(library, source), [library, source]);
}
