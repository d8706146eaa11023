import { redirect } from "react-router";
import { requireWrites } from "~/domain/library/store/limits.server";
import { setPreferences } from "~/domain/library/store/preferences.server";
import { receiveForm } from "~/http/receive-form";
import { regionCookie } from "~/http/region";
import { formText } from "~/lib/http/read-form";
import { toLocalPath } from "~/lib/http/requests";
import { isRegion } from "~/lib/regions";
import { findProfileId } from "~/loaders/load-own";
import { database } from "~/middleware/database";
import type { Route } from "./+types/region";

export function loader() {
	return redirect("/");
}

/** Chooses the visitor's country: in this browser, and for who is signed in on every device. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await receiveForm({ request, context });
	const region = formText(form, "region");
	const from = toLocalPath(formText(form, "from"));
	if (!isRegion(region)) return redirect(from);
	const profileId = await findProfileId(context);
	if (profileId) {
		const db = context.get(database);
		await requireWrites(db, { profileId, count: 1 });
		await setPreferences(db, profileId, { region });
	}
	return redirect(from, { headers: { "set-cookie": regionCookie(request, region) } });
}
