import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { type ProfileId, profiles } from "~/database/schema/accounts";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { RIDDLE_FILMS } from "~/domain/catalogue/signs/riddle-films";
import { withSigns } from "~/domain/catalogue/signs/title-signs.server";
import { findMovie } from "~/domain/catalogue/titles/titles.server";
import { givenCookie, givenProfile, givenTokenOf, givenUser } from "../../tests/harness/accounts";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import type { loader } from "./signs";

const catalogue = openCatalogue(testPlatform());
const DAY_MS = 86_400_000;
const TODAY = new Date().toISOString().slice(0, 10);

const play = async (search = "", headers: Record<string, string> = {}) =>
	(await fetchPage<typeof loader>(`/signs${search}`, { headers })).data;
const guess = (ids: number[]) => `?day=${TODAY}&${ids.map((id) => `guess=${id}`).join("&")}`;

/** Six films that are not the day's. */
async function findWrong(): Promise<{ solution: number; wrong: number[] }> {
	const { film } = await play(guess(RIDDLE_FILMS.slice(0, 6)));
	const solution = film?.id ?? 0;
	return { solution, wrong: RIDDLE_FILMS.filter((id) => id !== solution).slice(0, 6) };
}

test("each film of the riddle has three signs, and each day of a season has another one", async () => {
	for (const id of RIDDLE_FILMS) {
		const movie = await findMovie(catalogue, id);
		expect(movie && (await withSigns(catalogue, movie)).signs.length, String(id)).toBe(3);
	}
	const days = Array.from({ length: RIDDLE_FILMS.length }, (_, index) => Date.UTC(2026, 0, 1) + index * DAY_MS);
	const years = new Set<string>();
	vi.useFakeTimers({ toFake: ["Date"] });
	for (const day of days) {
		vi.setSystemTime(day);
		const { film, signs } = await play(
			`?${RIDDLE_FILMS.slice(0, 6)
				.map((id) => `guess=${id}`)
				.join("&")}`,
		);
		expect(signs).toHaveLength(3);
		years.add(String(film?.id));
	}
	vi.useRealTimers();
	expect(years.size).toBe(RIDDLE_FILMS.length);
});

describe("a guess", () => {
	test("that is wrong lights a hint: the genres, who directed it, a corner of the poster; the sixth ends the riddle", async () => {
		const { solution, wrong } = await findWrong();
		const hints = [];
		for (let count = 0; count <= 6; count++) {
			const { genres, directors, corner, film } = await play(count > 0 ? guess(wrong.slice(0, count)) : "");
			hints.push([genres, directors, corner, film].map((hint) => hint !== null));
		}
		const [no, yes] = [false, true];
		expect(hints).toEqual([
			[no, no, no, no],
			[yes, no, no, no],
			[yes, yes, no, no],
			[yes, yes, yes, no],
			[yes, yes, yes, no],
			[yes, yes, yes, no],
			[yes, yes, yes, yes],
		]);
		expect(await play(guess(wrong))).toMatchObject({ film: { id: solution }, isSolved: false });
	});

	test("that is right ends it, whatever is guessed after it", async () => {
		const { solution, wrong } = await findWrong();
		const right = await play(guess([wrong[0]!, solution, wrong[1]!]));
		expect(right).toMatchObject({ isSolved: true, film: { id: solution } });
		expect(right.wrong.map(({ id }) => id)).toEqual([wrong[0]]);
	});

	test("is chosen among the movies that a name finds, without those that were guessed", async () => {
		expect((await play("?q=inception")).found?.map(({ id }) => id)).toContain(27205);
		expect((await play("?q=inception&guess=27205")).found?.map(({ id }) => id)).not.toContain(27205);
		expect((await play("?q=zzzzzz")).found).toEqual([]);
	});

	test("of something that is no movie of the catalogue costs no attempt; of another day it leads to today's", async () => {
		expect((await play("?guess=999999999&guess=x&guess=-1")).wrong).toEqual([]);
		const { response } = await fetchPage("/signs?day=2020-01-01&guess=27205");
		expect([response.status, response.headers.get("location")]).toEqual([302, "/signs"]);
	});
});

test("a child's riddle is a film of its profile, and no name finds another one", async () => {
	const platform = testPlatform();
	const user = await givenUser(platform);
	const { id } = await givenProfile(platform, user, { name: "Kim" });
	await openDatabase(platform.db)
		.update(profiles)
		.set({ ageLimit: JSON.stringify({ movie: ["G", "PG"], tv: ["TV-G"] }) })
		.where(eq(profiles.id, id as ProfileId));
	const cookie = `__Host-marquee_session=${await givenTokenOf(platform, user, { id })}`;
	vi.useFakeTimers({ toFake: ["Date"] });
	const now = Date.now();
	const ratings = new Set<string>();
	for (let day = 0; day < 20; day++) {
		vi.setSystemTime(now + day * DAY_MS);
		const search = `?${RIDDLE_FILMS.slice(0, 6)
			.map((film) => `guess=${film}`)
			.join("&")}`;
		// Of most days; the others have none for this profile.
		const film = (await play(search, { cookie }))?.film;
		if (film) ratings.add((await findMovie(catalogue, film.id))?.ageRating ?? "");
	}
	vi.useRealTimers();
	expect(ratings.size).toBeGreaterThan(0);
	expect([...ratings].filter((rating) => rating !== "G" && rating !== "PG")).toEqual([]);
	expect((await play("?q=fight+club")).found).not.toEqual([]);
	expect((await play("?q=fight+club", { cookie })).found).toEqual([]);
});

test("the page is the same for everyone", async () => {
	expect((await play()).isShareable).toBe(true);
	const headers = await givenCookie(testPlatform(), await givenUser(testPlatform()));
	expect((await play("", headers)).signs).toEqual((await play()).signs);
});

test("nothing that the page is made of names the film before the riddle is over", async () => {
	const { solution, wrong } = await findWrong();
	const title = (await findMovie(catalogue, solution))?.title ?? "";
	for (const count of [0, 1, 2, 3, 4, 5]) {
		const text = decodeURIComponent(JSON.stringify(await play(count > 0 ? guess(wrong.slice(0, count)) : "")));
		expect(text).not.toContain(title);
		expect(text).not.toContain(`-${solution}`);
		expect(text).not.toContain(`"id":${solution}`);
	}
	expect(JSON.stringify(await play(guess([solution])))).toContain(`"id":${solution}`);
});
