// The product's name, and what its storage keys begin with.

import manifest from "../package.json" with { type: "json" };

export const PRODUCT_VERSION = manifest.version;

export const PRODUCT_NAME = "Marquee";
export const PRODUCT_SENTENCE = "Movies and shows, found in a moment and watched in one place.";

/** Every browser storage key begins with this. */
export const STORAGE_PREFIX = "marquee.";

/** Characters of a search text; the rest is cut off. */
export const SEARCH_TEXT_MAX = 200;
