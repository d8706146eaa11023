import type { RouterContextProvider } from "react-router";
import { isHeld, type Person, toPerson } from "~/domain/accounts/profiles";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { visitorSession } from "~/middleware/visitor";

/** The profiles of the signed-in visitor's account, for a page. */
export async function loadPeople(context: Readonly<RouterContextProvider>): Promise<Person[]> {
	const { listProfiles } = await import("~/domain/accounts/profiles.server");
	const [session, profiles] = await Promise.all([
		context.get(visitorSession),
		listProfiles(context.get(database), context.get(currentUser).id),
	]);
	return profiles.map((profile) => toPerson(profile, session?.profile));
}

/** Whether the person who is chosen has to prove that they may be: a child is in the session, or may have been. */
export async function isChoiceHeld(context: Readonly<RouterContextProvider>): Promise<boolean> {
	const session = await context.get(visitorSession);
	return session !== null && isHeld(session);
}
