import type { IconName } from "~/components/ui/icon";

/** The links of the desktop top bar and the mobile bottom bar (specification, section 2, "Navigation"). */
export const NAVIGATION: { to: string; label: string; icon: IconName }[] = [
	{ to: "/", label: "Home", icon: "home" },
	{ to: "/movies", label: "Movies", icon: "film" },
	{ to: "/tv", label: "TV Shows", icon: "tv" },
	{ to: "/my-list", label: "My List", icon: "list" },
];
