// MyAnimeList's export, which AniList, Kitsu and others write too: XML with an entry for each season or film of an anime. It
// has how many episodes were watched, and the days on which an entry was begun and finished.
import { type Reader, unused } from "../reading/format";
import { readItems, toParts, toPlays } from "../reading/lines";
import { type Part, readCount, readScore, readText } from "../reading/record";
import { ofSeasons } from "../row-kinds";

/** Characters of one entry. */
const ENTRY_MAX = 20_000;
/** Episodes of one entry; the longest anime have some thousands. */
const EPISODES_MAX = 5000;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
		if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
		const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
	});
}

type Fields = Map<string, string>;

/** The elements of an entry, which have no elements of their own. */
function readFields(entry: string): Fields {
	const fields: Fields = new Map();
	for (const [, name = "", raw, text] of entry.matchAll(/<(\w{1,40})>\s*(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))\s*<\//g))
		fields.set(name, (raw ?? decodeEntities(text ?? "")).trim());
	return fields;
}

/** Null: the entry is too long to be one. The last one may be cut off. */
function listEntries(xml: string): (Fields | null)[] {
	const entries: (Fields | null)[] = [];
	for (let at = xml.indexOf("<anime>"); at !== -1; ) {
		const end = xml.indexOf("</anime>", at);
		if (end === -1) return [...entries, null];
		entries.push(end - at > ENTRY_MAX ? null : readFields(xml.slice(at + 7, end)));
		at = xml.indexOf("<anime>", end);
	}
	return entries;
}

/** "Title Season 2", "Title 2nd Season" and "Title (2nd Season)" are seasons of one show. */
function splitSeason(name: string | null): { title: string | null; season: number } {
	const [, title, one, other] =
		/^(.*\S)[ :]+\(?(?:season (\d{1,2})|(\d{1,2})(?:st|nd|rd|th) season)\)?$/i.exec(name ?? "") ?? [];
	return title ? { title: title.replace(/:$/, ""), season: Number(one ?? other) } : { title: name, season: 1 };
}

/** A day; "2015-06-00" is none. */
function readDay(text: string | undefined): string | null {
	return /^\d{4}-(?!00)\d{2}-(?!00)\d{2}$/.test(text ?? "") && !text?.startsWith("0000") ? (text ?? null) : null;
}

const isCompleted = (status: string) => /^(?:completed|2)$/i.test(status);
const isPlanned = (status: string) => /^(?:plan ?to ?watch|6)$/i.test(status);

function readEntry(fields: Fields): Part[] {
	const type = fields.get("series_type") ?? "";
	const status = fields.get("my_status") ?? "";
	const isMovie = /^movie$/i.test(type);
	const isSeries = /^(?:tv|ona)$/i.test(type);
	const { title, season } = splitSeason(readText(fields.get("series_title")));
	// Of an OVA or a special, the catalogue may have a show or a film.
	const base: Part = { media_type: isMovie ? "movie" : isSeries || season > 1 ? "tv" : null, title };
	if (title === null) return [{ ...base, invalid: { code: "entryUnnamed" } }];
	if (/^music$/i.test(type)) return [{ ...base, leftOut: { code: "musicVideo" } }];
	const watched = readCount(fields.get("my_watched_episodes")) ?? 0;
	const finished = isCompleted(status) ? readDay(fields.get("my_finish_date")) : null;
	const id = fields.get("series_animedb_id") ?? "";
	const again = readCount(fields.get("my_times_watched")) ?? 0;
	const said: Part[] = [];
	if (isMovie) {
		if (watched > 0 || isCompleted(status))
			said.push(...toPlays({ kind: "play", watched_at: finished }, `mal:${id}`, again));
	} else {
		for (let episode = 1; episode <= Math.min(watched, EPISODES_MAX); episode += 1) {
			// The day of the end is that of the last episode; of the others the file knows none.
			const watched_at = episode === watched ? finished : null;
			said.push(...toPlays({ kind: "play", season, episode, watched_at }, `mal:${id}:${episode}`, again));
		}
	}
	const isWhole = season === 1;
	if (isPlanned(status)) said.push(isWhole ? { kind: "watchLater" } : { leftOut: { code: "wholeTitlesOnly" } });
	const rating = readScore(fields.get("my_score"));
	if (rating) said.push(isWhole ? { kind: "rating", ...rating } : { leftOut: ofSeasons("rating") });
	return toParts(base, said, { code: "statusOf", status: status.slice(0, 30) });
}

export const readMyAnimeList: Reader = ({ path, xml }) => {
	if (xml === null || !/<myanimelist\b/.test(xml.slice(0, 20_000))) return null;
	const entries = listEntries(xml);
	if (entries.length === 0)
		return /<manga>/.test(xml)
			? unused("MyAnimeList manga", { code: "manga" })
			: unused("MyAnimeList", { code: "noAnime" });
	const records = readItems(path, entries, (fields) =>
		fields ? readEntry(fields) : [{ invalid: { code: "cutOff" } }],
	);
	return { kind: "MyAnimeList anime", records };
};
