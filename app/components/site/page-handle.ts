/** What a route may set for its page; `isHydrated: false` leaves React Router's script out of its document. */
interface PageHandle {
	isHydrated?: boolean;
}

/** True when the document of these routes has React Router's script. */
export function isHydrated(routes: { handle?: unknown }[]): boolean {
	return routes.every(({ handle }) => (handle as PageHandle | undefined)?.isHydrated !== false);
}
