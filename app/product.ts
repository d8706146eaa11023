/** The product's name, and the constants that several areas share. */

import manifest from "../package.json" with { type: "json" };

export const PRODUCT_VERSION = manifest.version;

export const PRODUCT_NAME = "Marquee";
export const PRODUCT_SENTENCE = "Movies and shows, found in a moment and watched in one place.";

/** Every browser storage key begins with this. */
export const STORAGE_PREFIX = "marquee.";
/** Where the browser's session keeps how far each entry of the history was scrolled, by the entry's key. */
/** Key of the session storage for the places on pages that were left. */
export const SAVED_PLACES = `${STORAGE_PREFIX}places`;
export const SCROLL_POSITIONS = `${STORAGE_PREFIX}scrollPositions`;

/** Seasons and episodes have numbers from 0 to this: years and days are among them. Addresses take as many digits. */
export const EPISODE_NUMBER_MAX = 999_999_999;

export const ROW_MAX_ITEMS = 20;
export const ROW_ARROWS_OVER = 6;
export const ROW_SKELETONS = 8;
export const HERO_GENRES = 4;
export const CARD_GENRES = 3;
export const SIMILAR_MAX = 12;
export const CAST_MAX = 20;
export const WATCH_EPISODES_MAX = 20;

/** Titles that a listing shows at a time, by the least width of the window in pixels, narrowest first. */
export const PAGE_SIZES = [
	{ minWidth: 0, size: 8 },
	{ minWidth: 640, size: 12 },
	{ minWidth: 768, size: 16 },
	{ minWidth: 1024, size: 20 },
	{ minWidth: 1280, size: 24 },
	{ minWidth: 1536, size: 28 },
] as const;
export const PAGE_SIZE_MAX = 28;
/** The last page that TMDB serves, whatever its `total_pages` says. */
export const UPSTREAM_PAGE_MAX = 500;
/** Pages of the upstream that are fetched ahead together. */
export const BATCH_PAGES = 15;
/** Pages that are read together for a first screen; two fill the widest one, repeats and hidden titles aside. */
export const FIRST_PAGES = 2;
/** Where the quality filter leaves little, a first screen reads on to so many pages, and then counts as complete. */
export const FIRST_PAGES_MAX = 6;
/** Milliseconds that a fetched list is held in the browser. */
export const LISTING_CACHE_MS = 5 * 60 * 1000;
/** Milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500;
/** Characters of a search text; the rest is cut off. */
export const SEARCH_TEXT_MAX = 200;

/** Milliseconds that a remembered session lasts after its last use, and that its cookie does. */
export const SESSION_REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;
/** The browser sets it when it could not reach the server to sign out. */
export const SIGNED_OUT_COOKIE = "marquee_signed_out";

/** Milliseconds. */
export const CATALOGUE_FRESH_MS = 5 * 60 * 1000;
/** Milliseconds. How long a copy may be served while the upstream fails. */
export const CATALOGUE_STALE_MS = 24 * 60 * 60 * 1000;
/** Seconds after which the page for an outage tries again by itself, and after which other clients should. */
export const OUTAGE_RETRY_SECONDS = 30;
/** Milliseconds. */
export const PLAYER_SERVERS_REFRESH_MS = 5 * 60 * 1000;
/** Milliseconds between a page's load and the first-visit dialog. */
export const WELCOME_DELAY_MS = 2000;
/** Milliseconds. */
export const COPIED_NOTICE_MS = 2000;

export const HISTORY_RETENTION_DAYS = 15;
/** Entries per page of the watch history: the default and the maximum. */
export const HISTORY_PAGE = 50;
export const HISTORY_PAGE_MAX = 200;
/** Entries that a browser keeps by itself. */
export const LOCAL_HISTORY_MAX = 50;
/** Episodes and movies of which a browser keeps the position by itself; with the history, no more than one call migrates. */
export const LOCAL_VIEWINGS_MAX = 450;
/** Entries that one call migrates at most. */
export const MIGRATE_MAX = 500;
/** Titles that a browser keeps in Watch Later by itself, and that one request imports, removes or restores at most. */
export const TITLES_OF_REQUEST_MAX = 100;
/** My List fetches so many entries and shows so many. */
export const CONTINUE_FETCHED = 20;
export const CONTINUE_SHOWN = 10;

/** Entries of the activity log. */
export const ACTIVITY_MAX = 10;

export const RECOMMENDED_FROM = 5;
export const RECOMMENDED_SIMILAR = 3;
export const RECOMMENDED_GENRES = 3;
export const RECOMMENDED_PER_GENRE = 2;
export const RECOMMENDED_MAX = 20;

/** Maximum number of characters of the reason for which a title is blocked. */
export const BLOCK_REASON_MAX = 500;
/** The table of blocked titles counts no more saves of a title. */
export const SAVES_MAX = 500;
