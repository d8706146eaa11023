/** Keeps a message at the top of a long page visible while the page is scrolled. */
export const STICKY_MESSAGE_CLASS = "sticky top-18 z-10 rounded-lg bg-ground empty:hidden md:top-22";
