// Certificates of titles, as PG-13, and what a child's profile may see by them.
import type { MediaType } from "../types";

/** What a child may see: of each kind the certificates that are allowed, lowest first. Of a kind without any, nothing. */
export type AgeLimit = Readonly<Record<MediaType, readonly string[]>> & {
	/** Whose certificates they are; the installation's where it is not set. */
	readonly region?: string;
};

/** Characters. */
export const CERTIFICATE_LENGTH = 20;

/** A certificate of a region. */
export interface Certificate {
	mediaType: MediaType;
	certificate: string;
	/** Higher is stricter; of movies and of shows apart. */
	order: number;
}

/** Certificates that say that nobody has rated a title. */
const UNRATED = /^(?:nr|ur|unrated|not rated|n\/?a)$/i;

export function isRated(certificate: string): boolean {
	return certificate !== "" && !UNRATED.test(certificate);
}

/**
 * Whether a title with these certificates is open to a child: each of them has to be allowed, so that the highest counts. One
 * without any is closed.
 */
export function isAllowed(limit: AgeLimit, mediaType: MediaType, certificates: readonly string[]): boolean {
	return certificates.length > 0 && certificates.every((certificate) => limit[mediaType].includes(certificate));
}

/** The highest certificate of each kind; null for a kind without any. */
export type MaxCertificate = Record<MediaType, string | null>;

export function toMaxCertificate(limit: AgeLimit): MaxCertificate {
	return { movie: limit.movie.at(-1) ?? null, tv: limit.tv.at(-1) ?? null };
}

/**
 * The limit that has this certificate as its highest of each kind. Null where one of them is none of the region, or is missing
 * although the region has certificates of its kind.
 */
export function toAgeLimit(
	certificates: readonly Certificate[],
	highest: MaxCertificate,
	region?: string,
): AgeLimit | null {
	const allowed = (mediaType: MediaType): string[] | null => {
		const ladder = certificates.filter((certificate) => certificate.mediaType === mediaType);
		const top = ladder.find(({ certificate }) => certificate === highest[mediaType]);
		if (!top) return ladder.length === 0 && highest[mediaType] === null ? [] : null;
		return ladder.filter(({ order }) => order <= top.order).map(({ certificate }) => certificate);
	};
	const [movie, tv] = [allowed("movie"), allowed("tv")];
	return movie && tv && movie.length + tv.length > 0 ? { movie, tv, ...(region && { region }) } : null;
}

/** A stored limit. What cannot be read allows nothing. */
export function readAgeLimit(stored: string): AgeLimit {
	const limit: Partial<Record<MediaType | "region", unknown>> = JSON.parse(stored) ?? {};
	const read = (list: unknown) => (Array.isArray(list) ? list.filter((name) => typeof name === "string") : []);
	const { region } = limit;
	return { movie: read(limit.movie), tv: read(limit.tv), ...(typeof region === "string" && { region }) };
}

/** What all of them may see; null for everything. Limits of different regions have nothing in common. */
export function commonLimit(limits: (AgeLimit | null)[]): AgeLimit | null {
	const [first, ...others] = limits.filter((limit) => limit !== null);
	if (!first) return null;
	const { region } = first;
	const isOfAll = (mediaType: MediaType, certificate: string) =>
		others.every((other) => other.region === region && other[mediaType].includes(certificate));
	const common = (mediaType: MediaType) => first[mediaType].filter((certificate) => isOfAll(mediaType, certificate));
	return { movie: common("movie"), tv: common("tv"), ...(region && { region }) };
}
