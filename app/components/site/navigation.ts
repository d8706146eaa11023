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

const ELSEWHERE: Partial<Place> = {};

/** The navigation link that a page belongs to, always the same object; `to` is undefined when it belongs to none. */
export function placeOf(pathname: string): Partial<Place> {
	const section = /^\/[^/]*/.exec(pathname.toLowerCase())?.[0];
	return NAVIGATION.find(({ to }) => to === section) ?? ELSEWHERE;
}
