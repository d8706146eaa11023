// How much of a library is kept, and for how long.

export const HISTORY_RETENTION_DAYS = 15;
export const HISTORY_RETENTION_MS = HISTORY_RETENTION_DAYS * 24 * 60 * 60 * 1000;
/** How long an import, or the clearing of everything that was watched, can be taken back. */
export const UNDO_DAYS = 30;
export const UNDO_MS = UNDO_DAYS * 24 * 60 * 60 * 1000;
/** Titles that each of Home's rows of what was begun shows. */
export const CONTINUE_SHOWN = 10;
/** Titles of each section that the overview of My List shows: whole rows of two, three, four and six columns. */
export const SECTION_SHOWN = 12;
/** Entries that a browser keeps by itself. */
export const LOCAL_HISTORY_MAX = 50;
/** Episodes and movies of which a browser keeps the position by itself; with the history, no more than one call migrates. */
export const LOCAL_VIEWINGS_MAX = 450;
/** Titles that a browser keeps in Watch Later by itself, and that one request imports, removes or restores at most. */
export const TITLES_OF_REQUEST_MAX = 100;

/** A client's time, limited to the retention period and not in the future. */
export function clampTime(at: number, now: number): number {
	return Math.min(now, Math.max(at, now - HISTORY_RETENTION_MS));
}
