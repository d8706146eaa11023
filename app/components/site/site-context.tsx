import { createContext, use } from "react";
import { useLocation } from "react-router";
import type { LoginReason } from "~/domain/accounts/policy";
import type { Housemate } from "~/domain/accounts/profiles";
import type { User } from "~/domain/accounts/types";
import type { ImageSource } from "~/domain/catalogue/images";
import type { Evenings } from "~/domain/library/diary/evenings";
import { browserTimeZone } from "~/lib/text/time-zone-names";

export interface Visitor extends Pick<User, "id" | "username" | "role"> {
	/** Of the account; null for a child, who is not shown it. */
	email: string | null;
	/** Who is watching; null where that is not known. */
	profileId: string | null;
	/** Who that is; `emblem` is a URL. */
	profile: { name: string; emblem: string } | null;
	/** Of that person's days, an IANA name; null where none is known yet. */
	timeZone: string | null;
	/** The current one there. */
	year: string;
	/** The month of that person; null where it could not be read. */
	evenings: Evenings | null;
	/** Whether there is anyone to change to. */
	hasPeople: boolean;
	/** The others of the account; none where nobody was chosen. */
	people: Housemate[];
	/** Whether that person is a child, to whom settings and signing out are closed. */
	isChild: boolean;
}

/** Facts about the installation and the visitor, from the layout's loader. */
export interface Site {
	images: ImageSource;
	/** Which catalogue is in use. */
	source: "tmdb" | "sample";
	/** The signed-in visitor, or null. */
	visitor: Visitor | null;
	/** The page that a signed-out visitor asked for, where Login opens over Home, and what Login says of it; else null. */
	asked?: { redirectTo: string; reason: LoginReason } | null;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/** Throws outside `SiteProvider`. */
export function useSite(): Site {
	const site = use(SiteContext);
	if (!site) throw new Error("useSite is for components inside the site's layout");
	return site;
}

/** The time zone of the visitor's days. Signed out it is the browser's, for what is rendered in the browser alone. */
export function useTimeZone(): string {
	const { visitor } = useSite();
	return visitor ? (visitor.timeZone ?? "UTC") : browserTimeZone();
}

/** URLs of Login and Sign Up that redirect back to the current page, or on Home to the page that was asked for. */
export function useAuthLinks(): { login: string; signup: string } {
	const { pathname, search } = useLocation();
	const { asked } = useSite();
	const here = pathname + search;
	const next = here === "/" && asked ? asked.redirectTo : here;
	const back = next === "/" ? "" : `?redirectTo=${encodeURIComponent(next)}`;
	return { login: `/login${back}`, signup: `/signup${back}` };
}
