import { useNavigation } from "react-router";
import { splitPath } from "~/lib/language/languages";

/** The path of the page that is loading, as routes know it: the router's own has the language. Undefined while none is. */
export function usePendingPath(): string | undefined {
	const pathname = useNavigation().location?.pathname;
	return pathname === undefined ? undefined : splitPath(pathname).path;
}
