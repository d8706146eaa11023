// Reads what people copy instead of a name: an id of IMDb, a link of a service that names titles, a link of the product.
import { splitPath } from "~/lib/language/languages";
import { collectionPath, episodePath, personPath, titlePath, watchPath } from "../paths";
import type { MediaType } from "../types";

export type Address =
	/** Of the product: TMDB's ids are ours. */
	| { kind: "path"; path: string }
	| { kind: "external"; source: "imdb_id" | "tvdb_id"; id: string }
	/** A link that has only the name, as "the-matrix-1999". */
	| { kind: "name"; mediaType: MediaType; words: string };

type Reader = (url: URL) => Address | null;

const ID = "([1-9]\\d{0,8})";
const NUMBER = "(\\d{1,4})";

/** Each with what its groups mean. A season leads to its show. */
const PATHS: [RegExp, (...groups: string[]) => string][] = [
	[new RegExp(`^/(movie|tv|person|collection)/${ID}(?:[-/]|$)`), (kind, id) => pathOf(kind, Number(id))],
	[new RegExp(`^/watch/movie/${ID}$`), (id) => watchPath({ mediaType: "movie", id: Number(id) })],
	[
		new RegExp(`^/watch/tv/${ID}/${NUMBER}/${NUMBER}$`),
		(id, ...at) => watchPath({ mediaType: "tv", id: Number(id) }, episodeAt(at)),
	],
];
const EPISODE = new RegExp(`^/tv/${ID}(?:-[^/]*)?(?:/season)?/${NUMBER}(?:/episode)?/${NUMBER}$`);

function episodeAt([season = "", episode = ""]: string[]) {
	return { season: Number(season), episode: Number(episode) };
}

function pathOf(kind = "", id: number): string {
	if (kind === "person") return personPath({ id });
	return kind === "collection" ? collectionPath({ id }) : titlePath({ mediaType: kind as MediaType, id });
}

function readPath({ pathname }: Pick<URL, "pathname">): Address | null {
	const path = splitPath(pathname).path.replace(/\/$/, "");
	const [, show, ...at] = EPISODE.exec(path) ?? [];
	if (show) return { kind: "path", path: episodePath(Number(show), episodeAt(at)) };
	for (const [pattern, toPath] of PATHS) {
		const match = pattern.exec(path);
		if (match) return { kind: "path", path: toPath(...match.slice(1)) };
	}
	return null;
}

function readImdb(text: string): Address | null {
	const [id] = /tt\d{7,10}(?!\d)/.exec(text) ?? [];
	return id ? { kind: "external", source: "imdb_id", id } : null;
}

function named(mediaType: MediaType, slug: string | undefined): Address | null {
	return slug ? { kind: "name", mediaType, words: slug.replaceAll("-", " ") } : null;
}

function readTvdb({ pathname, searchParams }: URL): Address | null {
	const [, linked] = /^\/dereferrer\/(?:series|episode)\/(\d{1,9})/.exec(pathname) ?? [];
	const id = linked ?? (/^\d{1,9}$/.exec(searchParams.get("seriesid") ?? searchParams.get("id") ?? "") ?? [])[0];
	if (id) return { kind: "external", source: "tvdb_id", id };
	const [, kind, slug] = /^\/(series|movies)\/([\w-]+)/.exec(pathname) ?? [];
	return named(kind === "movies" ? "movie" : "tv", slug);
}

function readLetterboxd({ pathname }: URL): Address | null {
	const [, tmdb] = /^\/tmdb\/([1-9]\d{0,8})/.exec(pathname) ?? [];
	if (tmdb) return { kind: "path", path: titlePath({ mediaType: "movie", id: Number(tmdb) }) };
	return readImdb(pathname) ?? named("movie", /\/film\/([\w-]+)/.exec(pathname)?.[1]);
}

function readTrakt({ pathname }: URL): Address | null {
	const [, kind, slug] = /^\/(movies|shows)\/([\w-]*[a-z][\w-]*)/.exec(pathname) ?? [];
	return named(kind === "movies" ? "movie" : "tv", slug);
}

const READERS: Record<string, Reader> = {
	"imdb.com": ({ pathname }) => readImdb(pathname),
	"themoviedb.org": readPath,
	"tmdb.org": readPath,
	"thetvdb.com": readTvdb,
	"letterboxd.com": readLetterboxd,
	"trakt.tv": readTrakt,
};

/** The site of "m.imdb.com" is "imdb.com". */
function siteOf(hostname: string): string {
	return hostname.split(".").slice(-2).join(".");
}

/** An address may lack its scheme, or stand in a shared text behind the name. `host`: the product's own. */
export function readAddress(text: string, host: string): Address | null {
	const typed = text.trim();
	if (/^tt\d{7,10}$/.test(typed)) return readImdb(typed);
	if (/^\/\w/.test(typed)) return readPath({ pathname: typed });
	const [link] = /https?:\/\/\S+$/i.exec(typed) ?? /^[\w.-]+(?::\d+)?\/\S+$/.exec(typed) ?? [];
	const whole = /^https?:/i.test(link ?? "") ? link : `https://${link}`;
	if (!link || !whole || !URL.canParse(whole)) return null;
	const url = new URL(whole);
	if (url.host === host) return readPath(url);
	return READERS[siteOf(url.hostname)]?.(url) ?? null;
}
