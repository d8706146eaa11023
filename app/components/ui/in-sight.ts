/** The look of what holds a message at the head of a long page: whoever is further down sees it too. */
export const IN_SIGHT = "sticky top-18 z-10 rounded-lg bg-ground empty:hidden md:top-22";
