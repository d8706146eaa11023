import { createContext, use } from "react";
import type { User } from "~/domain/accounts/types";
import type { ImageSource } from "~/domain/catalogue/images";

/** What every page may need to know of the installation; the layout's loader fills it. */
export interface Site {
	images: ImageSource;
	/** Which catalogue is in use. */
	source: "tmdb" | "sample";
	/** Who is signed in; null: nobody. */
	visitor: Pick<User, "id" | "username" | "email" | "role"> | null;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/** Throws outside `SiteProvider`. */
export function useSite(): Site {
	const site = use(SiteContext);
	if (!site) throw new Error("useSite is for components inside the site's layout");
	return site;
}
