import { useLocation } from "react-router";

/** The addresses of Login and Sign Up that lead back to the page that they are on. */
export function useAuthLinks(): { login: string; signup: string } {
	const { pathname, search } = useLocation();
	const here = pathname + search;
	const back = here === "/" ? "" : `?redirectTo=${encodeURIComponent(here)}`;
	return { login: `/login${back}`, signup: `/signup${back}` };
}
