// Limits of TMDB's API, without its schemas, so that scripts of the browser can read them.

/** Seasons and episodes have numbers from 0 to this: years and days are among them. Addresses take as many digits. */
export const EPISODE_NUMBER_MAX = 999_999_999;
/** The last page that TMDB serves, whatever its `total_pages` says. */
export const UPSTREAM_PAGE_MAX = 500;
