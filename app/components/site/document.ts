// What the server gives to the components of a document, and whether the document has scripts.
import { createContext } from "react";

/** The nonce of inline scripts; undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);

/** The id of the document's request, for the server. It is no loader data, because shared pages have none. */
export const DocumentRequestId = createContext<string | null>(null);

/** What a route may set for its page; `isHydrated: false` leaves React Router's script out of its document. */
interface PageHandle {
	isHydrated?: boolean;
	/** Its words are English in every language; the frame around it is not. */
	isEnglish?: boolean;
}

/** What `<main>` of these routes says of its language, where that is not the document's. */
export function languageOfMain(routes: { handle?: unknown }[]): { lang?: string; dir?: "ltr" } {
	const isEnglish = routes.some(({ handle }) => (handle as PageHandle | undefined)?.isEnglish === true);
	return isEnglish ? { lang: "en", dir: "ltr" } : {};
}

/** True when the document of these routes has React Router's script. */
export function isHydrated(routes: { handle?: unknown }[]): boolean {
	return routes.every(({ handle }) => (handle as PageHandle | undefined)?.isHydrated !== false);
}
