import { describe, expect, it } from "vitest";
import { movieDetails, showDetails } from "~/clients/tmdb/schema";
import { toMovie, toShow } from "./mapping";

/** Parses data of the upstream with the product's schema, and maps it. */
function movie(change: object) {
	return toMovie(movieDetails.parse({ id: 1, title: "A Movie", ...change }));
}

function show(change: object) {
	return toShow(showDetails.parse({ id: 2, name: "A Show", ...change }));
}

describe("a movie", () => {
	it("includes people without an id, as in old responses", () => {
		const credits = { cast: [{ name: "Actor" }], crew: [{ name: "Director", job: "Director" }] };
		const mapped = movie({ credits });
		expect(mapped.cast).toEqual([{ id: null, name: "Actor", character: "", photo: null, episodes: null }]);
		expect(mapped.directors).toEqual([{ id: null, name: "Director" }]);
	});

	it("has its directors from the crew", () => {
		const crew = [
			{ id: 1, name: "Editor", job: "Editor" },
			{ id: 2, name: "One", job: "Director" },
			{ id: 3, name: "Two", job: "Director" },
		];
		expect(movie({ credits: { cast: [], crew } }).directors).toEqual([
			{ id: 2, name: "One" },
			{ id: 3, name: "Two" },
		]);
	});

	it("has writers before authors of the story and the book, then music and camera, each person once", () => {
		const crew = [
			{ id: 1, name: "Novelist", job: "Novel" },
			{ id: 2, name: "Both", job: "Story" },
			{ id: 3, name: "Composer", job: "Original Music Composer" },
			{ id: 2, name: "Both", job: "Screenplay" },
			{ id: 4, name: "Camera", job: "Director of Photography" },
			{ id: 5, name: "Caterer", job: "Caterer" },
		];
		expect(movie({ credits: { cast: [], crew } }).crew).toEqual({
			writers: [
				{ id: 2, name: "Both" },
				{ id: 1, name: "Novelist" },
			],
			music: [{ id: 3, name: "Composer" }],
			camera: [{ id: 4, name: "Camera" }],
		});
	});

	it("has at most 20 of the cast, by billing, each person once", () => {
		const cast = Array.from({ length: 30 }, (_, index) => ({
			id: 100 - index,
			name: `Actor ${index}`,
			order: 30 - index,
		}));
		const mapped = movie({ credits: { cast: [...cast, { id: 71, name: "Actor 29", order: 99 }] } }).cast;
		expect(mapped).toHaveLength(20);
		expect(mapped[0]).toEqual({ id: 71, name: "Actor 29", character: "", photo: null, episodes: null });
	});
});

describe("a show", () => {
	it("has the cast of all its seasons, by number of episodes, then by billing", () => {
		// As Game of Thrones, whose credits name 14 people of the last season.
		const member = (id: number, name: string, total: number, order: number, ...roles: [string, number][]) => ({
			id,
			name,
			order,
			total_episode_count: total,
			roles: roles.map(([character, episode_count]) => ({ character, episode_count })),
		});
		const mapped = show({
			credits: { cast: [{ id: 9, name: "Guest of the last season", character: "Guest", order: 0 }] },
			aggregate_credits: {
				cast: [
					member(1, "Early lead", 10, 0, ["Lord", 10]),
					member(2, "Second lead", 62, 2, ["Young queen", 2], ["Queen", 60]),
					member(3, "First lead", 62, 1, ["Knight", 62]),
				],
			},
		});
		expect(mapped.cast.map(({ name, character, episodes }) => [name, character, episodes])).toEqual([
			["First lead", "Knight", 62],
			["Second lead", "Queen / Young queen", 62],
			["Early lead", "Lord", 10],
		]);
	});

	it("has the crew of all its seasons, by number of episodes, then that of its credits", () => {
		const member = (id: number, name: string, ...jobs: [string, number][]) => ({
			id,
			name,
			jobs: jobs.map(([job, episode_count]) => ({ job, episode_count })),
		});
		const mapped = show({
			credits: { cast: [], crew: [{ id: 5, name: "Composer", job: "Original Music Composer" }] },
			aggregate_credits: {
				cast: [],
				crew: [
					member(1, "Pilot's camera", ["Director of Photography", 1], ["Grip", 60]),
					member(2, "Main camera", ["Director of Photography", 50], ["Writer", 2]),
					member(3, "Main writer", ["Writer", 30]),
					member(4, "Caterer", ["Caterer", 62]),
				],
			},
		});
		expect(mapped.crew).toEqual({
			writers: [
				{ id: 3, name: "Main writer" },
				{ id: 2, name: "Main camera" },
			],
			music: [{ id: 5, name: "Composer" }],
			camera: [
				{ id: 2, name: "Main camera" },
				{ id: 1, name: "Pilot's camera" },
			],
		});
	});

	it("has the cast of its credits when there are no aggregate credits", () => {
		const cast = [{ id: 9, name: "Actor", character: "Hero", order: 0 }];
		expect(show({ credits: { cast } }).cast).toEqual([
			{ id: 9, name: "Actor", character: "Hero", photo: null, episodes: null },
		]);
	});
});
