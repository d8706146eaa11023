import { expect, test } from "vitest";
import { isRouteLoaded, toLocalPath } from "./requests";

test.each([
	"/",
	"/movie/5?tab=1#cast",
	"/settings?tab=security",
	"/%2F%2Fevil.test",
	"/@evil.test",
	"/movie//5",
	"/search?q=//evil.test",
])("%s is a path of this site", (address) => {
	expect(toLocalPath(address)).toBe(address);
});

test.each([
	"https://evil.test/",
	"//evil.test",
	"/\\evil.test",
	"/\t/evil.test",
	"\\/evil.test",
	"/.//evil.test/phish",
	"/./\\evil.test",
	"/%2e//evil.test",
	"/%2E%2E//evil.test",
	"/x/..//evil.test",
	"/x/%2e.//evil.test/",
	"/x/..\\\\evil.test",
	"/.\t//evil.test",
	"/\n/evil.test",
	"/\r\n/evil.test",
	"/\t/[",
	"/.//user:password@evil.test",
	"//user@evil.test",
	"https:evil.test",
	"http://here.invalid/movie/5",
	" /movie/5",
	"javascript:alert(1)",
	"movie/5",
	"",
	null,
	7,
])("%j becomes the path of Home", (address) => {
	expect(toLocalPath(address)).toBe("/");
});

test("an address is normalized before the check", () => {
	expect(toLocalPath("/tv/../movie/./5")).toBe("/movie/5");
	expect(toLocalPath("/movie\\5")).toBe("/movie/5");
});

test.each([
	["GET", "/movies", true],
	["POST", "/movies", true],
	["GET", "/movies?_routes=browse", true],
	["GET", "/movies.data", true],
	["GET", "/movies.data?_routes=routes%2Flayout%2Cmovies", true],
	["GET", "/movies.data?_routes=movies", false],
	["POST", "/movies.data", false],
])("%s %s loads the layout: %s", (method, path, isLoaded) => {
	expect(isRouteLoaded({ method, url: `https://marquee.test${path}` }, "routes/layout")).toBe(isLoaded);
});
