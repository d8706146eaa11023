// Owns which paths of TMDB the product uses, and the shape that each answers with.
import type { z } from "zod";
import { collectionDetails, personDetails } from "./people-schema";
import { genreList, mixedList, movieDetails, movieList, seasonDetails, showDetails, showList } from "./schema";

const ENDPOINTS: [RegExp, z.ZodType][] = [
	[/^\/trending\/all\/(day|week)$/, mixedList],
	[/^\/trending\/movie\/(day|week)$/, movieList],
	[/^\/trending\/tv\/(day|week)$/, showList],
	[/^\/movie\/(popular|top_rated)$/, movieList],
	[/^\/tv\/(popular|top_rated)$/, showList],
	[/^\/(search|discover)\/movie$/, movieList],
	[/^\/(search|discover)\/tv$/, showList],
	[/^\/search\/multi$/, mixedList],
	[/^\/genre\/(movie|tv)\/list$/, genreList],
	[/^\/movie\/[1-9]\d*$/, movieDetails],
	[/^\/tv\/[1-9]\d*$/, showDetails],
	[/^\/tv\/[1-9]\d*\/season\/\d+$/, seasonDetails],
	[/^\/person\/[1-9]\d*$/, personDetails],
	[/^\/collection\/[1-9]\d*$/, collectionDetails],
];

/** The shape in which a path answers; null for a path that the product does not use. */
export function findShape(path: string): z.ZodType | null {
	return ENDPOINTS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
