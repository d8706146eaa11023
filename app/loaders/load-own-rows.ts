import type { RouterContextProvider } from "react-router";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { Catalogue } from "~/domain/catalogue/catalogue.server";
import { openBegunTitles } from "~/domain/library/next/begun-titles.server";
import { BEGUN_BATCH, listRecentWatches } from "~/domain/library/next/continue-watching.server";
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
	const begun = openBegunTitles(db, { profileId, first: BEGUN_BATCH });
	// Of another profile than the session's, nothing more is read.
	const ifOwn = <Row>(read: () => Promise<Row[]>) =>
		readOwn(context, [], async (id) => (id === profileId ? await read() : []));
	const recent = ifOwn(() => listRecentWatches(db, catalogue, { profileId, begun }));
	const rated = ifOwn(() => listRatedTitles(db, profileId));
	return openLibraryRows(db, catalogue, { profileId, begun, recent, rated });
}
