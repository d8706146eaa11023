/** Login, and then `here` again. `keeps`: Login says that the button that led to it has kept nothing yet. */
export function loginPath(here: string, { keeps = false } = {}): string {
	return `/login?${keeps ? "keeps=1&" : ""}redirectTo=${encodeURIComponent(here)}`;
}
