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

/** The link that a page lies under, always the same object; `to` is undefined where it lies under none. */
export function placeOf(pathname: string): Partial<Place> {
	const section = /^\/[^/]*/.exec(pathname.toLowerCase())?.[0];
	return NAVIGATION.find(({ to }) => to === section) ?? ELSEWHERE;
}
