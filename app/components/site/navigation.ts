import type { IconName } from "~/components/ui/icon";

export interface Place {
	to: string;
	label: string;
	icon: IconName;
}

/** The links of the desktop top bar and the mobile bottom bar. */
export const NAVIGATION: Place[] = [
	{ to: "/", label: "Home", icon: "home" },
	{ to: "/movies", label: "Movies", icon: "film" },
	{ to: "/tv", label: "TV Shows", icon: "tv" },
	{ to: "/my-list", label: "My List", icon: "list" },
];

/** Sections without a link of their own belong to another. A show's page already begins with `/tv`. */
const PARENTS: Record<string, string> = { "/movie": "/movies" };

/** The navigation link that a page belongs to; empty when it belongs to none. */
export function placeOf(pathname: string): Partial<Place> {
	const section = /^\/[^/]*/.exec(pathname.toLowerCase())?.[0] ?? "";
	const to = PARENTS[section] ?? section;
	return NAVIGATION.find((place) => place.to === to) ?? {};
}
