import { expect, test } from "vitest";
import { findSection } from "./navigation";

test.each([
	["/", "Home"],
	["/movies", "Movies"],
	["/movie/27205", "Movies"],
	["/tv", "TV Shows"],
	["/tv/1396/2/3", "TV Shows"],
	["/my-list", "My List"],
	["/pictures", "Pictures"],
	["/search", undefined],
	["/watch/movie/27205", undefined],
])("%s belongs to %s", (path, label) => {
	expect(findSection(path).label).toBe(label);
});
