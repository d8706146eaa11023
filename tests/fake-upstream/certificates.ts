import type { MediaType } from "./lists";
import { findMovie, findShow } from "./titles";

const LADDERS: Record<MediaType, Record<string, string[]>> = {
	movie: { US: ["NR", "G", "PG", "PG-13", "R", "NC-17"], DE: ["NR", "0", "6", "12", "16", "18"] },
	tv: { US: ["NR", "TV-Y", "TV-G", "TV-PG", "TV-14", "TV-MA"], DE: ["NR", "0", "6", "12", "16", "18"] },
};

/** The certificates of a title, by what is left of its id. */
const KINDS: { [country: string]: string[] }[] = [
	{ US: ["G"], DE: ["0"] },
	{ US: ["PG"] },
	// Too old for the tests' child, who sees PG and TV-PG.
	{ US: ["R"], DE: ["0"] },
	// Rated by nobody.
	{},
	// Rated in another region only.
	{ DE: ["0"] },
	// The highest of several counts.
	{ US: ["PG", "R"] },
	// Nobody has rated one of its releases.
	{ US: ["PG", "NR", ""] },
	{ US: ["NR"] },
];

const OF_SHOWS: Record<string, string> = { G: "TV-G", PG: "TV-PG", R: "TV-MA" };

function certificatesOf(id: number): { [country: string]: string[] } {
	return KINDS[id % KINDS.length]!;
}

/** Whether the title is open to a child who sees PG and TV-PG in the US. */
export function isOpenToChild({ id }: { id: number }): boolean {
	return [0, 1, 6].includes(id % KINDS.length);
}

/** As `/movie/:id/release_dates` and `/tv/:id/content_ratings` have them; null for an unknown id. */
export function toCertificates(mediaType: MediaType, id: number): Record<string, unknown> | null {
	if (!(mediaType === "movie" ? findMovie(id) : findShow(id))) return null;
	const results = Object.entries(certificatesOf(id)).flatMap(([country, names]): object[] =>
		mediaType === "movie"
			? [{ iso_3166_1: country, release_dates: names.map((certification) => ({ certification, type: 3, note: "" })) }]
			: names.map((name) => ({ iso_3166_1: country, rating: OF_SHOWS[name] ?? name, descriptors: [] })),
	);
	return { id, results };
}

export function listCertifications(mediaType: MediaType) {
	const toList = (names: string[]) => names.map((certification, order) => ({ certification, order, meaning: "" }));
	const countries = Object.entries(LADDERS[mediaType]).map(([country, names]) => [country, toList(names).reverse()]);
	return { certifications: Object.fromEntries(countries) };
}

/** What a filter of discover asks for; a movie has one of them. */
export function hasCertificate(
	{ id }: { id: number },
	{ country, from, to }: Record<"country" | "from" | "to", string>,
) {
	const ladder = LADDERS.movie[country] ?? [];
	const orders = (certificatesOf(id)[country] ?? []).map((name) => ladder.indexOf(name));
	return orders.some((order) => order >= ladder.indexOf(from) && order <= ladder.indexOf(to));
}
