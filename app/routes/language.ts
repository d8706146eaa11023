import { redirect } from "react-router";
import { requireWrites } from "~/domain/library/store/limits.server";
import { setPreferences } from "~/domain/library/store/preferences.server";
import { languageCookie, urlIn } from "~/http/language";
import { receiveForm } from "~/http/receive-form";
import { formText } from "~/lib/http/read-form";
import { toLocalPath } from "~/lib/http/requests";
import { readLanguage } from "~/lib/language/languages";
import { findProfileId } from "~/loaders/load-own";
import { database } from "~/middleware/database";
import type { Route } from "./+types/language";

export function loader() {
	return redirect("/");
}

/** Chooses the visitor's language, in this browser and for who is signed in on every device, and leads to the page in it. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const form = await receiveForm({ request, context });
	const language = readLanguage(formText(form, "language"));
	const from = toLocalPath(formText(form, "from"));
	if (!language) return redirect(from);
	const profileId = await findProfileId(context);
	if (profileId) {
		const db = context.get(database);
		await requireWrites(db, { profileId, count: 1 });
		await setPreferences(db, profileId, { language });
	}
	return redirect(urlIn(language, from, url), { headers: { "set-cookie": languageCookie(request, language) } });
}
