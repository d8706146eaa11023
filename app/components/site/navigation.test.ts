import { expect, test } from "vitest";
import { findSection } from "./navigation";

test.each([
	["/", "home"],
	["/movies", "movies"],
	["/movie/27205", "movies"],
	["/tv", "shows"],
	["/tv/1396/2/3", "shows"],
	["/my-list", "myList"],
	["/pictures", "pictures"],
	["/search", undefined],
	["/watch/movie/27205", undefined],
])("%s belongs to %s", (path, label) => {
	expect(findSection(path).label).toBe(label);
});
