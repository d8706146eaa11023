import { expect, test } from "vitest";
import { readDescription } from "./listing-words";

test.each([
	["western", ["Western movies /movies?genre=37", "Western TV shows /tv?genre=37"]],
	["Horror", ["Horror movies /movies?genre=27"]],
	["sci-fi", ["Science Fiction movies /movies?genre=878", "Sci-Fi & Fantasy TV shows /tv?genre=10765"]],
	["comedies", ["Comedy movies /movies?genre=35", "Comedy TV shows /tv?genre=35"]],
	[
		"the 80s",
		[
			"Movies of the 1980s /movies?year_from=1980&year_to=1989",
			"TV shows of the 1980s /tv?year_from=1980&year_to=1989",
		],
	],
	["nineties movies", ["Movies of the 1990s /movies?year_from=1990&year_to=1999"]],
	["10s shows", ["TV shows of the 2010s /tv?year_from=2010&year_to=2019"]],
	["1994 films", ["Movies of 1994 /movies?year_from=1994&year_to=1994"]],
	["Japan", ["Movies from Japan /movies?country=JP", "TV shows from Japan /tv?country=JP"]],
	["french movies", ["Movies in French /movies?language=fr"]],
	["south korea thriller", ["Thriller movies from South Korea /movies?genre=53&country=KR"]],
	["80s horror movies", ["Horror movies of the 1980s /movies?genre=27&year_from=1980&year_to=1989"]],
	["'80s horror", ["Horror movies of the 1980s /movies?genre=27&year_from=1980&year_to=1989"]],
	["horror of the 80's", ["Horror movies of the 1980s /movies?genre=27&year_from=1980&year_to=1989"]],
	// TV has no horror: what was asked for is closer than no list.
	["horror 80s shows", ["Horror movies of the 1980s /movies?genre=27&year_from=1980&year_to=1989"]],
	["a british crime series", ["Crime TV shows from United Kingdom /tv?genre=80&country=GB"]],
	["romantic films in french", ["Romance movies in French /movies?genre=10749&language=fr"]],
	["musicals", ["Music movies /movies?genre=10402"]],
	["best movies 2024", ["Top rated movies of 2024 /movies?chip=top_rated&year_from=2024&year_to=2024"]],
	["new shows", ["Latest TV shows /tv?chip=latest"]],
	["popular french films", ["Trending movies in French /movies?chip=trending&language=fr"]],
	["movies with robots", ["With the sign “Robot” /pictures?sign=robot"]],
])("%s matches listings", (text, expected) => {
	const { listings, rest } = readDescription(text);
	expect(rest).toEqual([]);
	expect(listings.map(({ label, url }) => `${label} ${url}`)).toEqual(expected);
});

test.each(["", "the", "godfather", "1066", "a", "best", "new", "story"])("%s matches no listing", (text) => {
	expect(readDescription(text).listings).toEqual([]);
});

test.each([
	["horror story", ["story"]],
	["blade runner 2049", ["blade", "runner"]],
	["western comedy western", ["comedy", "western"]],
	["tom hanks comedies from the 90s", ["tom", "hanks"]],
	["movies with nicole kidman", ["nicole", "kidman"]],
])("of %s, the words %j say nothing about a list", (text, rest) => {
	expect(readDescription(text).rest).toEqual(rest);
});
