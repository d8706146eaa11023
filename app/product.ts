/** The product's name and the constants that the specification fixes (sections 5 and 9). */

export { version as PRODUCT_VERSION } from "../package.json";

export const PRODUCT_NAME = "Marquee";
export const PRODUCT_SENTENCE = "Movies and shows, found in a moment and watched in one place.";

/** Every browser storage key begins with this. */
export const STORAGE_PREFIX = "marquee.";

export const ROW_MAX_ITEMS = 20;
export const ROW_ARROWS_OVER = 6;
export const ROW_SKELETONS = 8;
export const HERO_GENRES = 4;
export const CARD_GENRES = 3;
export const SIMILAR_MAX = 12;
export const CAST_MAX = 20;
export const WATCH_EPISODES_MAX = 20;

/** Milliseconds. */
export const CATALOGUE_FRESH_MS = 5 * 60 * 1000;
/** Milliseconds. How long a copy may still be served while the upstream fails (decisions.md, "Screens"). */
export const CATALOGUE_STALE_MS = 24 * 60 * 60 * 1000;
/** Milliseconds. */
export const PLAYER_SERVERS_REFRESH_MS = 5 * 60 * 1000;
/** Milliseconds. */
export const COPIED_NOTICE_MS = 2000;

export const HISTORY_RETENTION_DAYS = 15;
