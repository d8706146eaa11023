import { YearPage } from "~/components/library/year-page";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { isYear } from "~/domain/library/diary/periods";
import { ALL_YEARS } from "~/domain/library/diary/year";
import { pageRefusal } from "~/http/refusals";
import { findTimeZone, readPerson } from "~/loaders/load-own";
import { diaryTexts } from "~/messages/diary";
import { sentence } from "~/messages/sentence";
import { siteTexts } from "~/messages/site";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/year";

export const meta: Route.MetaFunction = ({ params: { year }, ...args }) => {
	const language = metaLanguage(args);
	return unlistedMeta(year === ALL_YEARS ? diaryTexts.in(language).allTime : siteTexts.in(language).myYear(year));
};

export async function loader({ context, params: { year } }: Route.LoaderArgs) {
	if (!isYear(year)) {
		throw await pageRefusal({ status: 404, message: sentence("nothingHere") }, context.get(platformContext).language);
	}
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
