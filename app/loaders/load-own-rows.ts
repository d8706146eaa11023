import type { RouterContextProvider } from "react-router";
import type { Catalogue } from "~/domain/catalogue/catalogue.server";
import { openBegunTitles } from "~/domain/library/begun-titles.server";
import { listRecentWatches } from "~/domain/library/continue-watching.server";
import { type LibraryRows, openLibraryRows } from "~/domain/library/home-rows.server";
import { listRatedTitles } from "~/domain/library/ratings.server";
import { database } from "~/middleware/database";
import { readOwn } from "./load-own";

/** Home's rows of the user whom the request's token names. In a module of its own, which most requests do not need. */
export function loadOwnRows(
	context: Readonly<RouterContextProvider>,
	catalogue: Catalogue,
	userId: string,
): LibraryRows {
	const db = context.get(database);
	const begun = openBegunTitles(db, { userId });
	const recent = readOwn(context, [], () => listRecentWatches(db, catalogue, { userId, begun }));
	const rated = readOwn(context, [], () => listRatedTitles(db, userId));
	return openLibraryRows(db, catalogue, { userId, begun, recent, rated });
}
