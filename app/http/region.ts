// The visitor's country: as they chose it, else as Cloudflare tells it, else the installation's.
import { readCookie, serializeCookie } from "~/lib/http/cookies";
import { isRegion } from "~/lib/regions";

/** Milliseconds: the longest that browsers keep a cookie. */
const COOKIE_MS = 400 * 24 * 60 * 60 * 1000;

const REGION = "region";

/** Null where nobody has chosen one in this browser. */
export function readChosenRegion(request: Request): string | null {
	const chosen = readCookie(request, REGION);
	return isRegion(chosen) ? chosen : null;
}

/** Null for a place that is none, and on a machine that knows nothing of the visitor. */
function readHint(request: Request): string | null {
	const country = (request as Request & { cf?: { country?: unknown } }).cf?.country;
	return isRegion(country) ? country : null;
}

/** Its variables. */
interface Installation {
	CATALOGUE_REGION: string;
	TMDB_TOKEN?: string | undefined;
}

/** Whether it was told by the connection: another visitor's request for the same address may have another one. */
export function isRegionGuessed(request: Request, { TMDB_TOKEN }: Installation): boolean {
	return TMDB_TOKEN !== undefined && readChosenRegion(request) === null && readHint(request) !== null;
}

/** The sample catalogue knows the installation's country only. */
export function readRegion(request: Request, { CATALOGUE_REGION, TMDB_TOKEN }: Installation): string {
	if (TMDB_TOKEN === undefined) return CATALOGUE_REGION;
	return readChosenRegion(request) ?? readHint(request) ?? CATALOGUE_REGION;
}

export function regionCookie(request: Request, region: string): string {
	return serializeCookie(request, { name: REGION, value: region, maxAge: COOKIE_MS });
}

/** Whether a response itself chooses one. */
export function setsRegion(response: Response): boolean {
	return response.headers.getSetCookie().some((line) => /^(?:__Host-)?region(?:_\d+)?=/.test(line));
}
