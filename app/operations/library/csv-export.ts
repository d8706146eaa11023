import { z } from "zod";
import { openCatalogueForImport } from "~/domain/catalogue/catalogue.server";
import { ANSWERS } from "~/domain/import/import-options.server";
import { CSV_EXPORTS, writeCsvExport } from "~/domain/library/share/csv-export.server";
import { streamText } from "~/lib/text/stream-text";
import { defineLibraryOperation } from "../operation";

export const operations = [
	defineLibraryOperation("GET /api/me/export/:file", {
		tag: "Library",
		summary: "Download your plays, ratings and saved titles as CSV",
		description:
			"`plain.csv` holds all of them, `trakt.csv` holds them as Trakt takes them, and the others what Letterboxd, Simkl, Yamtrack and whatever reads IMDb's lists take. Each can be imported here. docs/export.md has the columns.",
		input: z.object({
			params: z.object({ file: z.enum(CSV_EXPORTS) }),
			query: z.object({
				timeZone: ANSWERS.timeZone
					.optional()
					.meta({ description: "Of the days in letterboxd.csv and simkl.csv; yours by default" }),
			}),
		}),
		response: {
			description: "A CSV file in UTF-8",
			body: z.string(),
			contentType: "text/csv",
			headers: { "content-disposition": "The name of the file" },
			isStreamed: true,
		},
		async handle({ db, platform, profileId, timeZone, params: { file }, query }) {
			const catalogue = openCatalogueForImport(platform, profileId);
			const options = { profileId, file, timeZone, ...query };
			return new Response(streamText(writeCsvExport(db, catalogue, options)), {
				headers: {
					"content-type": "text/csv; charset=utf-8",
					"content-disposition": `attachment; filename="marquee-${file}"`,
				},
			});
		},
	}),
];
