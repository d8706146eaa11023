import { gzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { describeAll, readAll, toFile, toZip } from "../../../../tests/harness/import-files";

const toAnime = (fields: Record<string, string | number>) =>
	`<anime>${Object.entries(fields)
		.map(([name, value]) => `<${name}>${value}</${name}>`)
		.join("\n")}</anime>`;
const toList = (...entries: string[]) =>
	`<?xml version="1.0" encoding="UTF-8" ?>\n<!-- Created by XML Export feature -->\n<myanimelist><myinfo><user_name>someone</user_name></myinfo>${entries.join("\n")}</myanimelist>`;

const BEBOP = toAnime({
	...{ series_animedb_id: 1, series_title: "<![CDATA[Dark & Tide]]>", series_type: "TV", series_episodes: 26 },
	...{ my_watched_episodes: 3, my_finish_date: "2024-05-06", my_score: 9, my_status: "Completed", my_times_watched: 0 },
});
const PART = {
	series_animedb_id: 2,
	series_type: "TV",
	series_episodes: 12,
	my_finish_date: "0000-00-00",
	my_score: 0,
};

describe("MyAnimeList", () => {
	it("has the episodes of a season, of which only the last has a day", () => {
		expect(describeAll(toFile("animelist.xml", toList(BEBOP)))).toEqual([
			"play tv Dark & Tide S1E1",
			"play tv Dark & Tide S1E2",
			"play tv Dark & Tide S1E3 @2024-05-06",
			"rating tv Dark & Tide =9",
		]);
		expect(readAll(toFile("x", toList(BEBOP)))).toMatchObject({ source: "myanimelist", questions: [] });
	});

	it.each([
		["Dark Tide Season 2", "S2E1"],
		["Dark Tide 2nd Season", "S2E1"],
		["Dark Tide: 3rd Season", "S3E1"],
		["Dark Tide", "S1E1"],
	])("names a season in the title: %s", (title, place) => {
		const entry = toAnime({ ...PART, series_title: title, my_watched_episodes: 1, my_status: "Watching" });
		expect(describeAll(toFile("a.xml", toList(entry)))).toEqual([`play tv Dark Tide ${place}`]);
	});

	it("has films, plans, rewatches and scores; what has no place says so", () => {
		const movie = { ...PART, series_title: "Air &amp; Fog &#39;24", series_type: "Movie" };
		expect(
			describeAll(
				toFile(
					"a.xml",
					toList(
						toAnime({
							...movie,
							my_status: "Completed",
							my_finish_date: "2015-06-00",
							my_times_watched: 1,
							my_score: 8,
						}),
						toAnime({ ...movie, my_status: "Plan to Watch", my_watched_episodes: 0 }),
						toAnime({ ...PART, series_title: "Rain Season 2", my_status: "Plan to Watch", my_score: 7 }),
						toAnime({ ...PART, series_title: "Snow", series_type: "OVA", my_status: 2, my_watched_episodes: 1 }),
						toAnime({ ...PART, series_title: "Hail", my_status: "Dropped", my_watched_episodes: 0 }),
						toAnime({ ...PART, series_title: "Song", series_type: "Music", my_status: "Completed" }),
					),
				),
			),
		).toEqual([
			"play movie Air & Fog '24 #mal:2:0:null",
			"play movie Air & Fog '24 #mal:2:1",
			"rating movie Air & Fog '24 =8",
			"watchLater movie Air & Fog '24",
			"other tv Rain [wholeTitlesOnly]",
			"other tv Rain [ofSeasons rating]",
			"play ? Snow S1E1",
			"other tv Hail [statusOf Dropped]",
			"other ? Song [musicVideo]",
		]);
	});

	it("is read packed as it is downloaded, and in a zip", () => {
		const packed = gzipSync(new TextEncoder().encode(toList(BEBOP)));
		expect(readAll({ name: "animelist_1_-_2.xml.gz", bytes: packed }).records).toHaveLength(4);
		expect(readAll(toZip("a.zip", { "animelist.xml": toList(BEBOP) })).records).toHaveLength(4);
	});

	it("of manga, of nothing, or cut off says so", () => {
		const reasonOf = (xml: string) => readAll(toFile("a.xml", xml)).files[0]?.reason;
		expect(reasonOf(toList("<manga><manga_title>x</manga_title></manga>"))).toEqual({ code: "manga" });
		expect(reasonOf(toList())).toEqual({ code: "noAnime" });
		expect(describeAll(toFile("a.xml", toList(BEBOP, BEBOP.slice(0, 80)))).at(-1)).toMatch(/cutOff/);
	});
});

describe("SeriesGuide", () => {
	const SHOW = {
		...{ tmdb_id: 91, tvdb_id: 334, imdb_id: "tt9200001", title: "Dark Tide", rating_user: 8, last_watched_ms: 1 },
		seasons: [
			{
				...{ season: 1, tmdb_id: "5" },
				episodes: [
					{ tmdb_id: 7, tvdb_id: 70, episode: 1, watched: true, plays: 2, rating_user: 9 },
					{ tmdb_id: 8, episode: 2, watched: true },
					{ tmdb_id: 9, episode: 3, watched: false, skipped: true },
				],
			},
		],
	};

	it("has the episodes of its shows, with the plays that it counts", () => {
		const file = toFile("seriesguide-shows-backup.json", [SHOW, { tmdb_id: 92, title: "Rain", seasons: [] }, 7]);
		expect(describeAll(file)).toEqual([
			"play tv Dark Tide S1E1 tmdb:91 imdb:tt9200001 tvdb:334 episodeTmdb:7 episodeTvdb:70 #seriesguide:7:0:null",
			"play tv Dark Tide S1E1 tmdb:91 imdb:tt9200001 tvdb:334 episodeTmdb:7 episodeTvdb:70 #seriesguide:7:1",
			"rating tv Dark Tide S1E1 =9 tmdb:91 imdb:tt9200001 tvdb:334",
			"play tv Dark Tide S1E2 tmdb:91 imdb:tt9200001 tvdb:334 episodeTmdb:8",
			"rating tv Dark Tide =8 tmdb:91 imdb:tt9200001 tvdb:334",
			"other tv Rain tmdb:92 [showNotWatched]",
			"other ? ? [notAnObject]",
		]);
		expect(readAll(file).source).toBe("seriesguide");
	});

	it("has movies, seen, saved or collected", () => {
		const movie = { tmdb_id: 5, imdb_id: "tt9100001", title: "Air", released_utc_ms: Date.UTC(2023, 3, 5) };
		const flags = { watched: false, in_watchlist: false, in_collection: false };
		expect(
			describeAll(
				toFile("m.json", [
					{ ...movie, ...flags, watched: true, plays: 1, in_collection: true },
					{ ...movie, ...flags, in_watchlist: true, tmdb_id: undefined },
					{ ...movie, ...flags, in_collection: true },
				]),
			),
		).toEqual([
			"play movie Air (2023) tmdb:5 imdb:tt9100001",
			"watchLater movie Air (2023) imdb:tt9100001",
			"other movie Air (2023) tmdb:5 imdb:tt9100001 [collections]",
		]);
	});

	it("has lists, which have no place here", () => {
		expect(readAll(toFile("l.json", [{ list_id: "a", name: "A", items: [] }])).files[0]?.reason).toEqual({
			code: "lists",
		});
	});
});
