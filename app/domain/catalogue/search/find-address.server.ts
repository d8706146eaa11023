import { squeeze } from "~/lib/text/words";
import { type Catalogue, UpstreamError } from "../catalogue.server";
import { mayBeAddress, searchUrl } from "../lists/list-query";
import { toUpstreamItems } from "../lists/upstream-list.server";
import { episodePath, titlePath } from "../paths";
import { splitYear } from "../title-text";
import { type Address, readAddress } from "./address";

async function findExternal(
	catalogue: Catalogue,
	{ source, id }: Extract<Address, { kind: "external" }>,
): Promise<string | null> {
	const result = await catalogue.find({ external: id, external_source: source });
	const [movie] = result?.movie_results ?? [];
	if (movie) return titlePath({ mediaType: "movie", id: movie.id });
	const [show] = result?.tv_results ?? [];
	if (show) return titlePath({ mediaType: "tv", id: show.id });
	const [episode] = result?.tv_episode_results ?? [];
	if (!episode) return null;
	return episodePath(episode.show_id, { season: episode.season_number, episode: episode.episode_number });
}

/** The best known of exactly this name; else the search for it. A year at the end may be the title's. */
async function findNamed(
	catalogue: Catalogue,
	{ mediaType, words }: Extract<Address, { kind: "name" }>,
): Promise<string> {
	const dated = splitYear(words, { isBare: true });
	const texts = [...(dated ? [dated] : []), { text: words, year: null }];
	for (const { text: query, year } of texts) {
		const { items } = toUpstreamItems(
			mediaType === "movie"
				? await catalogue.search.movie({ query, ...(year && { primary_release_year: year }) })
				: await catalogue.search.tv({ query, ...(year && { first_air_date_year: year }) }),
		);
		const title = items
			.filter((item) => squeeze("title" in item ? item.title : item.name) === squeeze(query))
			.sort((a, b) => b.popularity - a.popularity)[0];
		if (title) return titlePath({ mediaType, id: title.id });
	}
	return searchUrl({ text: words, kind: mediaType });
}

/** Where a link or an id leads, as a path of the product; null for any other text, and for one that is not known. At most two upstream calls. */
export async function findAddressPath(catalogue: Catalogue, text: string, host: string): Promise<string | null> {
	const address = mayBeAddress(text) ? readAddress(text, host) : null;
	if (!address) return null;
	if (address.kind === "path") return address.path;
	try {
		return address.kind === "external" ? await findExternal(catalogue, address) : await findNamed(catalogue, address);
	} catch (error) {
		// The list of the text says that the catalogue is down.
		if (error instanceof UpstreamError) return null;
		throw error;
	}
}
