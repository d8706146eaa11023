// The signs of one title. The sample catalogue's keywords name them.
import type { Catalogue } from "../catalogue.server";
import type { Movie, Show } from "../types";
import { SIGNS, type SignKey, type SignLink, toSignLink } from "./signs";

async function findSigns({ source }: Pick<Catalogue, "source">, title: Movie | Show): Promise<SignKey[]> {
	if (source === "sample") return title.keywords.flatMap((name) => SIGNS.find(({ key }) => key === name)?.key ?? []);
	const { callSigns } = await import("./call-signs.server");
	return callSigns({ ...title, genres: title.genres.map(({ id }) => id) });
}

/** The title as its page shows it: with links to its signs, at most three, in place of its keywords. */
export async function withSigns<Title extends Movie | Show>(
	catalogue: Pick<Catalogue, "source">,
	title: Title,
): Promise<Omit<Title, "keywords"> & { signs: SignLink[] }> {
	const { keywords: _keywords, ...shown } = title;
	return { ...shown, signs: (await findSigns(catalogue, title)).map(toSignLink) };
}
