import type { RouterContextProvider } from "react-router";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { toOwnLeaveOut } from "~/domain/library/discover/left-out.server";
import { openLibraryRows, readHomeRecord } from "~/domain/library/next/home-rows.server";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import { readOwn } from "./load-own";

/** Home of a signed-in visitor: the catalogue as `openOwnCatalogue` opens it, and the rows of the visitor's own. */
export function openOwnHome(context: Readonly<RouterContextProvider>, { showsAll }: { showsAll: boolean }) {
	const db = context.get(database);
	const reading = readOwn(context, null, (profileId) => readHomeRecord(db, profileId));
	const leaveOut = reading.then(
		(record) => record && toOwnLeaveOut(db, record.profileId, { ...record, ...record.preferences }),
		() => null,
	);
	const platform = context.get(platformContext);
	const catalogue = openCatalogue(platform, showsAll ? undefined : { leaveOut });
	return { catalogue, rows: openLibraryRows(db, catalogue, reading) };
}
