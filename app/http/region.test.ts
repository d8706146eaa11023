import { expect, it } from "vitest";
import { isRegionGuessed, readRegion } from "./region";

const TMDB = { CATALOGUE_REGION: "GB", TMDB_TOKEN: "token" };

function request(cookie?: string, country?: string): Request {
	const headers: HeadersInit = cookie ? { cookie } : {};
	return Object.assign(new Request("https://site.test/", { headers }), { cf: { country } });
}

it.each([
	["as it was chosen", "__Host-region=ES", "FR", "ES", false],
	["as the connection tells it", undefined, "FR", "FR", true],
	["the installation's where nothing is known", undefined, undefined, "GB", false],
	["never one that does not exist", "__Host-region=QQ", "T1", "GB", false],
])("the visitor's country is %s", (_, cookie, country, region, isGuessed) => {
	expect(readRegion(request(cookie, country), TMDB)).toBe(region);
	expect(isRegionGuessed(request(cookie, country), TMDB)).toBe(isGuessed);
});

it("the sample catalogue knows the installation's country only", () => {
	const sample = { CATALOGUE_REGION: "GB", TMDB_TOKEN: undefined };
	expect(readRegion(request("__Host-region=ES", "FR"), sample)).toBe("GB");
	expect(isRegionGuessed(request(undefined, "FR"), sample)).toBe(false);
});
