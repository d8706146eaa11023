/** Login for a visitor who pressed a button that needs an account, and then `here` again. Login says why. */
export function loginToKeep(here: string): string {
	return `/login?keeps=1&redirectTo=${encodeURIComponent(here)}`;
}
