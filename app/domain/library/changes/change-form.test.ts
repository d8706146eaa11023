import { expect, test } from "vitest";
import { readChangeForm } from "./change-form";

const AT = Date.UTC(2026, 4, 1);
const MOMENT = { at: "2026-05-01T00:00:00.000Z" };
const TITLE = { media_type: "movie", media_id: "603" };

function formOf(fields: [string, string][]): FormData {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return form;
}

function read(...fields: [string, string][]) {
	return readChangeForm(formOf([...Object.entries(TITLE), ...fields]), AT);
}

test("the intent is the kind of the change, which is of the moment of the press", () => {
	expect(read(["intent", "save"])).toEqual([{ kind: "save", ...MOMENT, ...TITLE }]);
});

test("numbers of fields are numbers, and a field that is not there says nothing", () => {
	const fields: [string, string][] = [
		["intent", "rate"],
		["season", "0"],
		["episode", "3"],
		["rating", "8"],
	];
	expect(read(...fields)).toEqual([{ kind: "rate", ...MOMENT, ...TITLE, season: 0, episode: 3, rating: 8 }]);
});

test("several titles of a form are a change each", () => {
	const form = formOf([
		["intent", "close"],
		["title", "movie:603"],
		["title", "tv:1396"],
	]);
	expect(readChangeForm(form, AT)).toEqual([
		{ kind: "close", ...MOMENT, ...TITLE },
		{ kind: "close", ...MOMENT, media_type: "tv", media_id: "1396" },
	]);
});

test.each([
	["now", "", "now"],
	["aired", "", "aired"],
	["unknown", "2026-04-30", "unknown"],
	["day", "2026-04-30", "2026-04-30"],
	["day", "", "unknown"],
])("a mark says when: %s with the day '%s' is %s", (when, day, said) => {
	expect(read(["intent", "mark"], ["when", when], ["watched_at", day])[0]).toEqual({
		kind: "mark",
		...MOMENT,
		...TITLE,
		when: said,
	});
});

test("a play has the day of its field, none where that is empty, and an id of its own where it has none yet", () => {
	const [play] = read(["intent", "play"], ["watched_at", ""], ["only", "true"]);
	expect(play).toMatchObject({ watched_at: null, only: true, play_id: expect.stringMatching(/^[\da-f-]{36}$/) });
	const [corrected] = read(["intent", "play"], ["watched_at", "2020-01-02"], ["play_id", "7"]);
	expect(corrected).toMatchObject({ watched_at: "2020-01-02", play_id: "7" });
});

test("a further viewing of a day is added although there is one", () => {
	const [play] = read(["intent", "play"], ["watched_at", "2020-01-02"], ["only", "true"], ["again", "true"]);
	expect(play).not.toHaveProperty("only");
});
