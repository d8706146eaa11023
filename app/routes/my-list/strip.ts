// A year of the visitor's plays as one image.
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { isYear } from "~/domain/library/diary/periods";
import { findTimeZone, readPerson } from "~/loaders/load-own";
import { diaryTexts, ticketWordsIn } from "~/messages/diary";
import { formatsIn } from "~/messages/formats";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/strip";

export async function loader({ context, params: { year }, url: { searchParams } }: Route.LoaderArgs) {
	if (!isYear(year)) throw new Response(null, { status: 404 });
	const { drawYearStrip } = await import("~/domain/library/share/draw-strip.server");
	const catalogue = openCatalogue(context.get(platformContext));
	const db = context.get(database);
	const { language } = context.get(platformContext);
	const texts = diaryTexts.in(language);
	const { count } = formatsIn(language);
	const words = {
		...ticketWordsIn(language),
		allTime: texts.allTime,
		hours: (hours: number) => texts.figure(count(hours), texts.hours(hours)),
		movies: (movies: number) => texts.figure(count(movies), texts.movies(movies)),
		episodes: (episodes: number) => texts.figure(count(episodes), texts.episodes(episodes)),
	};
	const timeZone = findTimeZone(context);
	// What the page counted: both say the same, though the catalogue may tell more lengths by now.
	const counted = searchParams.get("hours") ?? "";
	const hours = /^\d{1,6}$/.test(counted) ? Number(counted) : null;
	const svg = await readPerson(context, (profileId) =>
		drawYearStrip(db, catalogue, { profileId, year, timeZone, hours, words }),
	);
	if (svg === null) throw new Response(null, { status: 404 });
	return new Response(svg, {
		headers: {
			"content-type": "image/svg+xml; charset=utf-8",
			"cache-control": "private, no-store",
			"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
			"x-content-type-options": "nosniff",
		},
	});
}
