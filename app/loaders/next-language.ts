import type { RouterContextProvider } from "react-router";
import type { ProfileId } from "~/domain/accounts/profiles";
import { readChosenLanguage } from "~/http/language";
import { type Language, readLanguage } from "~/lib/language/languages";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";

interface Args {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/**
 * The language in which the site goes on for a person: the one that they chose on any device, else the one that was chosen in this
 * browser. Null: that of the page.
 */
export async function findNextLanguage({ request, context }: Args, profileId: string): Promise<Language | null> {
	const { readPreferences } = await import("~/domain/library/store/preferences.server");
	const preferences = await readPreferences(context.get(database), profileId as ProfileId);
	const language = readLanguage(preferences.language) ?? readChosenLanguage(request);
	return language === context.get(platformContext).language ? null : language;
}
