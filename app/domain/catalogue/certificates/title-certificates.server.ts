// The certificates of titles in the region of a child's limit. TMDB's lists have none: they are looked up title by title and kept in
// D1, and one request causes a limited number of look-ups. A title of which nothing is known is closed.
import { sql } from "drizzle-orm";
import type { ContentRatings, ReleaseDates } from "~/clients/tmdb/schema";
import { jsonRows, whereJsonRow } from "~/database/json-rows";
import { openDatabase } from "~/database/open.server";
import { certificates } from "~/database/schema/catalogue";
import { selectColumns } from "~/database/select-columns";
import { plainText } from "~/lib/text/plain-text";
import type { Platform } from "~/platform.server";
import { type CatalogueClient, findCopy } from "../cache/cache.server";
import { titleKey } from "../paths";
import { checkQuery } from "../source/query";
import { ofRegion } from "../source/region-details";
import type { TitleRef } from "../types";
import { type AgeLimit, CERTIFICATE_LENGTH, isAllowed, isRated } from "./certificates";

/** Titles that one request looks up at most. */
const LOOK_UPS_MAX = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Milliseconds after which they are looked up again. A title without any is soon rated. */
const RENEWED_AFTER_MS = { rated: 30 * DAY_MS, unrated: 3 * DAY_MS };

interface Source {
	client: CatalogueClient;
	/** Null: the sample catalogue, which costs nothing to ask. */
	upstream: string | null;
	region: string;
}

/** What one request has learned, by `titleKey`; null where it is not known. */
interface Learned {
	titles: Map<string, Promise<readonly string[] | null>>;
	lookUpsLeft: number;
}

function startLearning(): Learned {
	return { titles: new Map(), lookUpsLeft: LOOK_UPS_MAX };
}

type Body = Pick<ReleaseDates, "results"> | Pick<ContentRatings, "results">;

/** Each once. */
function toCertificates({ results }: Body): string[] {
	const named = results.flatMap((entry) =>
		"rating" in entry ? [entry.rating] : entry.release_dates.map(({ certification }) => certification),
	);
	return [...new Set(named.map((name) => plainText(name, CERTIFICATE_LENGTH)).filter(isRated))];
}

const pathOf = ({ mediaType, id }: TitleRef) =>
	mediaType === "movie" ? `/movie/${id}/release_dates` : `/tv/${id}/content_ratings`;

/** Null while the upstream does not respond. A title that does not exist has none. */
async function lookUp(platform: Platform, source: Source, title: TitleRef): Promise<string[] | null> {
	const checked = checkQuery(pathOf(title), []);
	if (!checked?.ok) return null;
	const { path, params } = checked.query;
	const reading =
		source.upstream === null
			? source.client.get(path, params)
			: findCopy(platform, checked.query, source).then(({ entry }) => entry);
	return await reading.then(
		({ status, body }) => (status === 200 ? toCertificates(ofRegion(path, body, source.region) as Body) : []),
		() => null,
	);
}

interface Kept extends TitleRef {
	certificates: string[];
	readAt: number;
}

async function readKept({ db }: Platform, titles: TitleRef[], region: string): Promise<Map<string, Kept>> {
	const rows = titles.map(({ mediaType, id }) => ({ mediaType, id }));
	const whereWanted = whereJsonRow(certificates, {
		within: { region },
		rows,
		names: ["mediaType", "id"],
	});
	const { mediaType, id, names, readAt } = certificates;
	const kept = await openDatabase(db)
		.select({ mediaType, id, certificates: names, readAt })
		.from(certificates)
		.where(whereWanted);
	return new Map(kept.map((row) => [titleKey(row), row]));
}

async function keep({ db }: Platform, learned: Kept[], region: string): Promise<void> {
	const rows = learned.map(({ certificates: names, ...row }) => ({ ...row, names: JSON.stringify(names) }));
	const { from, columns } = jsonRows(rows, ["mediaType", "id", "names", "readAt"]);
	const values = { region: sql`${region}`, ...columns };
	await openDatabase(db)
		.insert(certificates)
		.select(selectColumns(certificates, values, sql`from ${from} where true`))
		.onConflictDoUpdate({
			target: [certificates.region, certificates.mediaType, certificates.id],
			set: { names: sql`excluded.names`, readAt: sql`excluded.read_at` },
		});
}

function isFresh({ certificates: names, readAt }: Kept): boolean {
	return Date.now() - readAt < RENEWED_AFTER_MS[names.length > 0 ? "rated" : "unrated"];
}

/** Looks up what D1 does not have, or has had for long, as far as this request may. */
async function read(platform: Platform, source: Source, titles: TitleRef[], learned: Learned) {
	const found = new Map<string, readonly string[]>();
	const isLocal = source.upstream === null;
	const kept = isLocal ? new Map<string, Kept>() : await readKept(platform, titles, source.region);
	for (const [key, row] of kept) found.set(key, row.certificates);
	const isUnknown = (title: TitleRef) => !kept.has(titleKey(title));
	const old = titles.filter((title) => !isUnknown(title) && !isFresh(kept.get(titleKey(title))!));
	const wanted = [...titles.filter(isUnknown), ...old].slice(0, isLocal ? undefined : learned.lookUpsLeft);
	learned.lookUpsLeft -= wanted.length;
	const looked = await Promise.all(
		wanted.map(async ({ mediaType, id }) => {
			const names = await lookUp(platform, source, { mediaType, id });
			return names ? [{ mediaType, id, certificates: names, readAt: Date.now() }] : [];
		}),
	);
	const renewed = looked.flat();
	for (const row of renewed) found.set(titleKey(row), row.certificates);
	if (!isLocal && renewed.length > 0) {
		platform.waitUntil(
			keep(platform, renewed, source.region).catch(() => console.warn("Certificates could not be kept")),
		);
	}
	return found;
}

/** The keys of those of the titles that are open to a child. Rejects where D1 fails. */
export async function findOpenTitles(
	platform: Platform,
	{ limit, titles, ...upstream }: Omit<Source, "region"> & { limit: AgeLimit; titles: readonly TitleRef[] },
): Promise<Set<string>> {
	const source = { ...upstream, region: limit.region ?? platform.config.CATALOGUE_REGION };
	const learned = platform.isolate.get(startLearning, platform.connections);
	const asked = new Map(titles.map(({ mediaType, id }) => [titleKey({ mediaType, id }), { mediaType, id }]));
	const missing = [...asked].filter(([key]) => !learned.titles.has(key));
	if (missing.length > 0) {
		const reading = read(
			platform,
			source,
			missing.map(([, title]) => title),
			learned,
		);
		for (const [key] of missing) {
			learned.titles.set(
				key,
				reading.then((found) => found.get(key) ?? null),
			);
		}
	}
	const open = await Promise.all(
		[...asked].map(async ([key, { mediaType }]) => {
			const names = await learned.titles.get(key);
			return names && isAllowed(limit, mediaType, names) ? [key] : [];
		}),
	);
	return new Set(open.flat());
}
