import { YearPage } from "~/components/library/year-page";
import { unlistedMeta } from "~/components/site/page-meta";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { isYear, nameYear } from "~/domain/library/diary/periods";
import { findTimeZone, readPerson } from "~/loaders/load-own";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/year";

export const meta: Route.MetaFunction = ({ params }) => unlistedMeta(nameYear(params.year));

export async function loader({ context, params: { year } }: Route.LoaderArgs) {
	if (!isYear(year)) throw new Response("This is no year.", { status: 404 });
	const db = context.get(database);
	const { readYear, listYears } = await import("~/domain/library/diary/year.server");
	const catalogue = openCatalogue(context.get(platformContext));
	const timeZone = findTimeZone(context);
	const [read, years] = await readPerson(context, (profileId) =>
		Promise.all([readYear(db, catalogue, { profileId, year, timeZone }), listYears(db, { profileId, timeZone })]),
	);
	return { ...read, year, years, timeZone: await timeZone };
}

export default function Year({ loaderData }: Route.ComponentProps) {
	return <YearPage {...loaderData} />;
}
