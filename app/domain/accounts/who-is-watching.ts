// How pages and calls say who is watching. Apart from the rules of profiles, because every page has it.
import { sentence } from "~/messages/sentence";

/** Header of a call that names the profile in whose name it is sent: it fails where the session is in another by then. */
export const PROFILE_HEADER = "x-marquee-profile";

/** Of the failure of such a call. */
export const OTHER_PROFILE = {
	status: 409,
	code: "other_profile",
	message: sentence("otherProfile"),
};

/** The page that asks who is watching, and leads on to `next`, a path of this site. */
export function whoIsWatchingPath(next: string): string {
	return next === "/" ? "/profiles" : `/profiles?redirectTo=${encodeURIComponent(next)}`;
}

/** The page that asks for the PIN of a person, and leads on to `next`. */
export function pinPath(id: string, next: string): string {
	return `/profiles?${new URLSearchParams({ pin: id, redirectTo: next })}`;
}

/** The page that asks who else is here, and leads on to `next`. */
export function whoIsHerePath(next: string): string {
	return next === "/" ? "/together" : `/together?redirectTo=${encodeURIComponent(next)}`;
}
