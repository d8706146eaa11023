import type { RouterContextProvider } from "react-router";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listHiddenOf, toOwnLeaveOut } from "~/domain/library/discover/left-out.server";
import { openLibraryRows, readHomeRecord } from "~/domain/library/next/home-rows.server";
import { database } from "~/middleware/database";
import { findCompanions, platformForOffers, readOwn } from "./load-own";

/** Home of a signed-in visitor: the catalogue as `openOwnCatalogue` opens it, and the rows of the visitor's own. */
export function openOwnHome(context: Readonly<RouterContextProvider>, { showsAll }: { showsAll: boolean }) {
	const db = context.get(database);
	const reading = readOwn(context, null, (profileId) => readHomeRecord(db, profileId));
	const companions = findCompanions(context);
	const theirs = companions.then((people) =>
		listHiddenOf(
			db,
			people.map(({ id }) => id),
		),
	);
	const leaveOut = Promise.all([reading, theirs]).then(
		([record, others]) =>
			record && toOwnLeaveOut(db, record.profileId, { ...record.preferences, hidden: [...record.hidden, ...others] }),
		() => null,
	);
	const catalogue = openCatalogue(platformForOffers(context), showsAll ? undefined : { leaveOut });
	return { catalogue, rows: openLibraryRows(db, catalogue, { reading, companions }) };
}
