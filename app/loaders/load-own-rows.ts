import type { RouterContextProvider } from "react-router";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { Catalogue } from "~/domain/catalogue/catalogue.server";
import { type BegunTitles, openBegunTitles } from "~/domain/library/next/begun-titles.server";
import { BEGUN_BATCH, listRecentTitles } from "~/domain/library/next/continue-watching.server";
import { type LibraryRows, openLibraryRows } from "~/domain/library/next/home-rows.server";
import { listRatedTitles } from "~/domain/library/store/ratings.server";
import { database } from "~/middleware/database";
import { readOwn } from "./load-own";

/** Home's rows of a profile. In a module of its own, which most requests do not need. */
export function loadOwnRows(
	context: Readonly<RouterContextProvider>,
	catalogue: Catalogue,
	profileId: ProfileId,
): LibraryRows {
	const db = context.get(database);
	const opened = openBegunTitles(db, { profileId, first: BEGUN_BATCH });
	// Of another profile than the session's, nothing is shown.
	const ifOwn = <Own>(nothing: Own, read: () => Promise<Own>) =>
		readOwn(context, nothing, async (id) => (id === profileId ? await read() : nothing));
	const begun = ifOwn<BegunTitles | null>(null, () => opened);
	const recent = ifOwn([], () => listRecentTitles(db, catalogue, { profileId, begun: opened }));
	const rated = ifOwn([], () => listRatedTitles(db, profileId));
	return openLibraryRows(db, catalogue, { profileId, begun, recent, rated });
}
