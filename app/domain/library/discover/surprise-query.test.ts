import { describe, expect, test } from "vitest";
import { surpriseTexts } from "~/messages/surprise";
import { adviseDraw, drawNext, drawUrl, explainDraw, explainWidening, readSurprise, widenDraw } from "./surprise-query";

const texts = surpriseTexts.in("en");

function read(search: string) {
	return readSurprise(new URLSearchParams(search));
}

describe("the URL of a draw", () => {
	test.each([
		"/surprise",
		"/surprise?time=90&mood=light",
		"/surprise?genre=37&year_to=1975&kind=movie&time=120&title=movie%3A550&like=movie%3A680&drawn=movie%3A1%2Ctv%3A2",
		"/surprise?time=120&mood=scary&title=movie%3A550&missed_time=90",
	])("%s is read and written the same", (url) => {
		expect(drawUrl(read(url.split("?")[1] ?? ""))).toBe(url);
	});

	test("loses what is no answer, no title and no listing", () => {
		expect(drawUrl(read("time=91&mood=odd&title=person:3&like=x&drawn=movie:0,,tv:x&kind=film&genre=37&q=a"))).toBe(
			"/surprise",
		);
	});

	test("names at most the last 30 titles that were drawn", () => {
		const keys = Array.from({ length: 40 }, (_, id) => `tv:${id + 1}`);
		expect(read(`drawn=${keys.join(",")}`).drawn.map(({ id }) => id)).toEqual(
			Array.from({ length: 30 }, (_, id) => id + 11),
		);
	});

	test("of the next draw has the same answers and the drawn title among those that were drawn", () => {
		const query = read("time=90&mood=light&title=movie:7&like=movie:3&drawn=movie:1");
		expect(drawUrl(drawNext(query))).toBe("/surprise?time=90&mood=light&drawn=movie%3A1%2Cmovie%3A7");
		expect(drawUrl(drawNext(query, { mood: null }))).toBe("/surprise?time=90&drawn=movie%3A1%2Cmovie%3A7");
	});
});

describe("where nothing fits", () => {
	test("each longer time is drawn from, then any length, then any mood", () => {
		expect(widenDraw(read("time=60&mood=scary")).map(drawUrl)).toEqual([
			"/surprise?time=90&mood=scary&missed_time=60",
			"/surprise?time=120&mood=scary&missed_time=60",
			"/surprise?mood=scary&missed_time=60",
			"/surprise?time=60&missed_mood=scary",
		]);
		expect(widenDraw(read("kind=movie&genre=37"))).toEqual([]);
	});

	test.each([
		["time=120&mood=scary&missed_time=90", "Nothing scary in 90 minutes. In two hours:"],
		["missed_time=120&drawn=movie:1", "Nothing else in two hours. Of any length:"],
		["time=60&missed_mood=tense", "Nothing tense in an hour. Another mood:"],
		["time=60&mood=tense", ""],
	])("the draw of ?%s says so: %s", (search, words) => {
		const widening = explainWidening(read(search));
		expect(widening ? texts.widened(widening) : "").toBe(words);
	});

	test("the next draw asks for what the wider one was drawn from", () => {
		const next = drawNext(read("time=120&mood=scary&title=movie:7&missed_time=90"));
		expect(drawUrl(next)).toBe("/surprise?time=120&mood=scary&drawn=movie%3A7");
	});
});

describe("the reason of a draw", () => {
	const asked = read("time=90&mood=light");
	function say(...drawn: Parameters<typeof explainDraw>): string {
		const reason = explainDraw(...drawn);
		return reason ? texts.because(reason) : "";
	}
	const movie = { mediaType: "movie" as const, length: 84, genres: ["Comedy"] };
	const show = { mediaType: "tv" as const, length: 22, genres: ["Comedy"] };

	test("is what was asked for", () => {
		expect(say(asked, movie)).toBe("Because it is 84 minutes and light");
		expect(say(asked, show)).toBe("Because its first episode is 22 minutes and it is light");
		expect(say(read("mood=light"), movie)).toBe("Because it is light");
		expect(say(read(""), movie)).toBe("");
	});

	test("leaves out what is not true of the title, and what is not known of it", () => {
		expect(say(asked, { ...movie, length: 91 })).toBe("Because it is light");
		expect(say(asked, { ...movie, length: null, genres: ["Comedy", "Crime"] })).toBe("");
		expect(say(asked, { ...show, length: null, genres: [] })).toBe("");
	});
});

test("where nothing fits, the advice names what was asked for", () => {
	expect(texts.advice(adviseDraw(read("time=30&mood=scary")))).toBe(
		"Nothing that you have not seen fits: take more time or choose another mood.",
	);
	expect(texts.advice(adviseDraw(read("kind=movie&genre=37")))).toBe(
		"Nothing that you have not seen fits: remove a filter.",
	);
	expect(texts.advice(adviseDraw(read("mood=light&drawn=movie:1")))).toMatch(/^Nothing else .* Begin again/);
	expect(texts.advice(adviseDraw(read("")))).toMatch(/draw again/);
});
