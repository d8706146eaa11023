import { STORAGE_PREFIX } from "~/product";

/** Where lists outlive the document. */
export const KEPT_LISTS = `${STORAGE_PREFIX}lists`;

/** Whether a reload has to bring back the list of this history key. */
export function isKept(key: string): boolean {
	try {
		return sessionStorage.getItem(KEPT_LISTS)?.includes(JSON.stringify(key)) ?? false;
	} catch {
		// A storage that is closed to us keeps nothing.
		return false;
	}
}
