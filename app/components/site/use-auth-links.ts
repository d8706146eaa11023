import { useLocation } from "react-router";

/** URLs of Login and Sign Up that redirect back to the current page. */
export function useAuthLinks(): { login: string; signup: string } {
	const { pathname, search } = useLocation();
	const here = pathname + search;
	const back = here === "/" ? "" : `?redirectTo=${encodeURIComponent(here)}`;
	return { login: `/login${back}`, signup: `/signup${back}` };
}
