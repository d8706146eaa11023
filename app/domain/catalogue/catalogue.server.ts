// The rest of the product sees one catalogue: here is decided which of the two sources is in use, what an upstream failure
// means, and whether this request got a stale copy.
import { createTmdbQueue, openTmdbClient, TmdbError, type TmdbFailure } from "~/clients/tmdb/client.server";
import type { CacheStatus } from "~/lib/caching/tiered-cache";
import { isRecord } from "~/lib/is-record";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "~/lib/language/languages";
import { type LogFields, type Platform, RATE_LIMIT } from "~/platform.server";
import {
	type IsBlocked,
	type LeaveOut,
	withoutBlocked,
	withoutClosed,
	withoutLeftOut,
} from "./blocked/without-blocked";
import { type CatalogueClient, findCopy, UpstreamLimitError } from "./cache/cache.server";
import { recordCacheStatus } from "./cache/cache-stats.server";
import type { AgeLimit } from "./certificates/certificates";
import { findOpenTitles } from "./certificates/title-certificates.server";
import { findBlocked } from "./content-state.server";
import type { ImageSource } from "./images";
import { titleKey } from "./paths";
import { withLanguage } from "./source/in-language";
import { type CatalogueQuery, checkQuery, createEndpointReaders, type EndpointReaders } from "./source/query";
import { ofRegion, withPackedRegions } from "./source/region-details";
import type { TitleRef } from "./types";

/** Seconds for `Retry-After` where the upstream gives none. */
const RETRY_AFTER = 10;

/** The upstream is down, or not requested because the visitor's network is over its limit (429), and no copy is cached. */
export class UpstreamError extends Error {
	constructor(
		/** 429, 502, 503 or 504. */
		readonly status: number,
		/** Seconds. */
		readonly retryAfter: number,
		cause: Error,
	) {
		super(cause.message, { cause });
		this.name = "UpstreamError";
	}
}

/**
 * Its methods follow from the table of endpoints: `movie({ id })`, `discover.tv({ page })`, … They return TMDB's JSON as
 * the schemas describe it; the object is shared, so never change it. Null when the upstream knows no such title, or the
 * title is blocked; lists are without blocked titles. They throw `UpstreamError`.
 */
export interface Catalogue extends EndpointReaders {
	source: "tmdb" | "sample";
	images: ImageSource;
	/** Of the page: texts are in it, and what is searched for. */
	language: Language;
	/** Where offers, release dates and certificates are of; the sample catalogue has those of one country. */
	region: string;
	/** True once a read of this request returned a stale copy, because the upstream failed. */
	servedStale: boolean;
	/** The same in English, whatever the page: for what is stored. */
	inEnglish(): Catalogue;
	/** For titles that are shown without a request to the catalogue. */
	findBlocked(): Promise<IsBlocked>;
	/**
	 * For the same: those of the titles that are open to the visitor, in their order. All of them, but for a child. Rejects where it
	 * cannot be known.
	 */
	onlyOpen<Title extends TitleRef>(titles: Title[]): Promise<Title[]>;
	/** Whether this is what a child sees. Rejects as `onlyOpen` does. */
	isForChild(): Promise<boolean>;
}

export interface OpenCatalogue extends Catalogue {
	/** False once a read of this request returned a stale copy or failed: nobody else may see what is made of it. */
	isComplete: boolean;
	/** True once a read of this request was refused, because the visitor's network is over its limit. */
	isLimited: boolean;
	/** Reads any path of the table, for the proxy. Parameters that the endpoint does not take are left out. */
	readPath(path: string, params: Record<string, string>): Promise<{ body: unknown; cacheStatus: CacheStatus }>;
}

/** Of all texts of the sample catalogue, but for original titles. */
const SAMPLE_LANGUAGE = DEFAULT_LANGUAGE;

/** The sample catalogue; an installation with a token never loads it. */
const sampleCatalogue: CatalogueClient = {
	async get(path, params) {
		const { sampleClient } = await import("~/clients/sample-catalogue/client.server");
		return sampleClient.get(path, params);
	},
};

const STATUS_OF_FAILURE: Record<TmdbFailure, number> = {
	timeout: 504,
	malformed: 502,
	refused: 502,
	network: 503,
	unavailable: 503,
	limited: 503,
	crowded: 503,
};

function toUpstreamError(error: unknown): unknown {
	if (error instanceof UpstreamLimitError) return new UpstreamError(429, RATE_LIMIT.period, error);
	if (!(error instanceof TmdbError)) return error;
	return new UpstreamError(STATUS_OF_FAILURE[error.failure], error.retryAfter ?? RETRY_AFTER, error);
}

const CACHE_SEVERITY = ["edge", "hit", "stale", "miss"] as const;

function worseCacheStatus(one: LogFields["cache"], other: CacheStatus): CacheStatus | "edge" {
	return one && CACHE_SEVERITY.indexOf(one) > CACHE_SEVERITY.indexOf(other) ? one : other;
}

const EMPTY_PAGE = { page: 1, results: [], total_pages: 0, total_results: 0 };

/** A search without text has no results and needs no request. */
function isBlankSearch({ path, params }: CatalogueQuery): boolean {
	return path.startsWith("/search/") && !params.has("query");
}

function findSource({ config, isolate }: Platform) {
	const { TMDB_TOKEN: token, TMDB_API_BASE_URL: baseUrl, TMDB_IMAGE_BASE_URL: imageBase } = config;
	if (!token) {
		const images = { base: "/artwork/1", vector: true };
		return {
			source: "sample" as const,
			client: withLanguage(withPackedRegions(sampleCatalogue), SAMPLE_LANGUAGE),
			upstream: null,
			images,
		};
	}
	const images = { base: imageBase.replace(/\/+$/, ""), vector: false };
	const { host, pathname } = new URL(baseUrl);
	const client = withPackedRegions(openTmdbClient({ baseUrl, token, queue: isolate.get(createTmdbQueue) }));
	return { source: "tmdb" as const, client: withLanguage(client), upstream: host + pathname, images };
}

/** Texts are in the page's language. English is what the upstream gives without being asked. */
function inLanguageOf({ language }: Platform): { language?: string } {
	return language === DEFAULT_LANGUAGE ? {} : { language: LANGUAGES[language].upstream };
}

/** So that a child's lists are not mostly empty; what is in them is checked all the same. Null for what cannot be narrowed. */
function narrow(
	{ path, params }: { path: string; params: Record<string, string> },
	{ movie, region }: AgeLimit,
	{ config }: Platform,
): { path: string; params: Record<string, string> } | null {
	const [lowest, highest] = [movie[0], movie.at(-1)];
	if (!/^\/(?:movie\/popular|discover\/movie)$/.test(path) || !lowest || !highest) return null;
	const certificates = { "certification.gte": lowest, "certification.lte": highest };
	const among = { certification_country: region ?? config.CATALOGUE_REGION, ...certificates };
	return { path: "/discover/movie", params: { sort_by: "popularity.desc", ...params, ...among } };
}

interface Shown {
	/** For those who block titles. */
	showsBlocked?: boolean;
	/** What lists leave out for this visitor; null for nothing. Never rejects. */
	leaveOut?: Promise<LeaveOut | null>;
	/** For what is read for the account's first person alone, who is no child: it does not wait for the session. */
	isUnlimited?: boolean;
}

/** One per request: `servedStale` belongs to that request. */
export function openCatalogue(platform: Platform, shown: Shown = {}): OpenCatalogue {
	const { showsBlocked = false, leaveOut: finding, isUnlimited = false } = shown;
	const { source, client, upstream, images } = findSource(platform);
	const { region } = platform;
	const ageLimit = isUnlimited ? null : (platform.ageLimit ?? null);
	// Who reads awaits it; where nothing is read, nobody minds.
	ageLimit?.catch(() => undefined);

	async function onlyOpen<Title extends TitleRef>(titles: Title[]): Promise<Title[]> {
		const limit = await ageLimit;
		if (!limit || titles.length === 0) return titles;
		const open = await findOpenTitles(platform, { limit, titles, client, upstream });
		return titles.filter((title) => open.has(titleKey(title)));
	}

	async function findClosed(titles: TitleRef[]): Promise<IsBlocked> {
		const open = new Set((await onlyOpen(titles)).map(titleKey));
		return (title) => !open.has(titleKey(title));
	}

	async function readForAll(path: string, params: Record<string, string>) {
		const checked = checkQuery(path, Object.entries({ ...inLanguageOf(platform), ...params }));
		if (!checked?.ok) {
			throw new RangeError(`Invalid catalogue query: ${path} ${JSON.stringify(checked?.errors ?? {})}`);
		}
		if (isBlankSearch(checked.query)) return { body: EMPTY_PAGE, cacheStatus: "hit" as const };
		const [{ entry: copy, status: cacheStatus }, isBlocked] = await Promise.all([
			findCopy(platform, checked.query, { client, upstream }),
			showsBlocked ? null : findBlocked(platform),
		]);
		recordCacheStatus(platform, cacheStatus);
		platform.logFields.cache = worseCacheStatus(platform.logFields.cache, cacheStatus);
		if (cacheStatus === "stale") {
			catalogue.isComplete = false;
			catalogue.servedStale = true;
		}
		const body = copy.status === 200 ? ofRegion(path, copy.body, region) : null;
		return { body: isBlocked ? withoutBlocked(path, body, isBlocked) : body, cacheStatus };
	}

	/** It is read while the session is looked up: few are a child's. */
	async function readForVisitor(
		path: string,
		params: Record<string, string>,
	): Promise<{ body: unknown; cacheStatus: CacheStatus }> {
		const [reading] = await Promise.all([Promise.allSettled([readForAll(path, params)]), ageLimit]);
		const limit = await ageLimit;
		const narrowed = limit && narrow({ path, params }, limit, platform);
		if (narrowed) {
			const { body, cacheStatus } = await readForAll(narrowed.path, narrowed.params);
			return { body: await withoutClosed(narrowed.path, body, findClosed), cacheStatus };
		}
		const [outcome] = reading;
		if (outcome.status === "rejected") throw outcome.reason;
		const { body, cacheStatus } = outcome.value;
		return { body: limit ? await withOpenCollection(await withoutClosed(path, body, findClosed)) : body, cacheStatus };
	}

	/** A movie names the collection that it belongs to only where that is open. */
	async function withOpenCollection(body: unknown): Promise<unknown> {
		const collection = isRecord(body) ? body.belongs_to_collection : null;
		if (!isRecord(body) || !isRecord(collection)) return body;
		const open = await readForVisitor(`/collection/${collection.id}`, {}).catch(() => ({ body: null }));
		return open.body ? body : { ...body, belongs_to_collection: null };
	}

	async function readPath(path: string, params: Record<string, string>) {
		try {
			const [{ body, cacheStatus }, leaveOut] = await Promise.all([readForVisitor(path, params), finding ?? null]);
			return { body: leaveOut ? await withoutLeftOut(path, body, leaveOut) : body, cacheStatus };
		} catch (error) {
			catalogue.isComplete = false;
			if (error instanceof UpstreamLimitError) catalogue.isLimited = true;
			throw toUpstreamError(error);
		}
	}

	const catalogue: OpenCatalogue = {
		source,
		images,
		language: platform.language,
		region,
		servedStale: false,
		isComplete: true,
		isLimited: false,
		readPath,
		...createEndpointReaders(async (path, params) => (await readPath(path, params)).body),
		inEnglish() {
			if (platform.language === DEFAULT_LANGUAGE) return this;
			return openCatalogue({ ...platform, language: DEFAULT_LANGUAGE }, shown);
		},
		findBlocked: async () => (await findBlocked(platform)) ?? (() => false),
		onlyOpen,
		isForChild: async () => (await ageLimit) !== null,
	};
	return catalogue;
}

/**
 * For what a profile's import or export looks up: it has a limit of its own, so that who else is in the visitor's network does
 * not pay for it. It is in English, whatever the page: what is looked up elsewhere is asked for by its language.
 */
export function openCatalogueForImport(platform: Platform, profileId: string): OpenCatalogue {
	return openCatalogue({ ...platform, language: DEFAULT_LANGUAGE, isImport: true, network: `import:${profileId}` });
}
