// A show that a person chooses for one row of an import holds for every row of the show.
import { beforeEach, expect, test } from "vitest";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const SHOW = { media_type: "tv", media_id: "1396" };

interface Row {
	row: number;
	state: string;
	reason: string | null;
	media_id: string | null;
	season: number | null;
	episode: number | null;
}

let send: (method: string, path: string, body?: object | FormData) => ReturnType<typeof call>;
beforeEach(async () => {
	const { token } = await givenSession(platform, await givenUser(platform));
	send = (method, path, body) => call(path, { method, token, body });
});

async function upload(...titles: string[]) {
	const form = new FormData();
	const days = titles.map((title, at) => `"${title}","2021-03-${String(28 - (at % 28)).padStart(2, "0")}"\n`);
	form.append("file", new File([`Title,Date\n${days.join("")}`], "NetflixViewingHistory.csv"));
	const { body } = await send("POST", "/api/imports", form);
	return `/api/imports/${body.data.id}/rows`;
}

async function readRows(path: string): Promise<Row[]> {
	return (await send("GET", `${path}?limit=200`)).body.data;
}

const describeRows = async (path: string) =>
	(await readRows(path)).map(({ state, season, episode, media_id }) => [state, media_id && `S${season}E${episode}`]);

const EPISODES = ["Pilot", "Cat's in the Bag...", "Ozymandias", "Fly", "Felina"];
const PLACES = ["S1E1", "S1E2", "S5E14", "S3E10", "S5E16"];

test("one press gives all episodes of a show their places, whatever stands between the show and the episode", async () => {
	const shapes = [...EPISODES, "1. Sezon: Pilot", "Sezon 5: Ozymandias", "Ainoa: Fly"];
	const path = await upload(...shapes.map((name) => `Totalny Zamęt: ${name}`), "Totalny Zamęt: Nigdy", "Totalny Film");
	const before = await readRows(path);
	expect(new Set(before.map(({ state }) => state))).toEqual(new Set(["unmatched"]));
	await send("PUT", `${path}/2`, { ...SHOW, all: true });
	expect(await describeRows(path)).toEqual([
		...PLACES.map((place) => ["ready", place]),
		...["S1E1", "S5E14", "S3E10"].map((place) => ["ready", place]),
		...[before[8], before[9]].map((row) => [row?.state, null]),
	]);
	const after = await readRows(path);
	expect(after.slice(8).map(({ reason }) => reason)).toEqual(before.slice(8).map(({ reason }) => reason));
});

test("a show that was chosen holds for the next file, and the choice of one name does not take that of a longer one", async () => {
	const first = await upload("Zamęt: Nowy: Pilot", "Zamęt: Fly");
	await send("PUT", `${first}/1`, { ...SHOW, all: true });
	expect(await describeRows(first)).toEqual([
		["ready", "S1E1"],
		["ready", "S3E10"],
	]);
	const next = await upload("Zamęt: Nowy: Felina", "Zamęt: Ozymandias", "Zamęt: Inny: Nigdy");
	expect(await describeRows(next)).toEqual([
		["ready", "S5E16"],
		["ready", "S5E14"],
		["unmatched", null],
	]);
});

test("a show that is chosen for one row alone leaves the others as they are", async () => {
	const path = await upload("Zamęt: Pilot", "Zamęt: Fly");
	await send("PUT", `${path}/1`, SHOW);
	expect((await readRows(path)).map(({ state }) => state)).toEqual(["ready", "unmatched"]);
});

test("a film that is chosen leaves other rows of its first words as they are", async () => {
	const path = await upload("Zamęt: Pilot", "Zamęt: Fly");
	await send("PUT", `${path}/1`, { media_type: "movie", media_id: "27205", all: true });
	expect((await readRows(path)).map(({ state }) => state)).toEqual(["ready", "unmatched"]);
});

test("an episode that is chosen is that of all rows of its name, and of no other", async () => {
	const names = ["Einstieg", "Einstieg", "Ausflug"];
	const path = await upload(
		...names.map((name) => `Breaking Bad: Season 1: ${name}`),
		"Breaking Bad: Season 2: Einstieg",
	);
	await send("PUT", `${path}/1`, { ...SHOW, season: 1, episode: 3, all: true });
	expect(await describeRows(path)).toEqual([
		...[
			["ready", "S1E3"],
			["ready", "S1E3"],
		],
		...[
			["ambiguous", "S1Enull"],
			["ambiguous", "S2Enull"],
		],
	]);
});

test("what was chosen stays where the questions of the import are answered anew", async () => {
	const path = await upload("Zamęt: Pilot", "Zamęt: Fly");
	await send("PUT", `${path}/1`, { ...SHOW, all: true });
	await send("PUT", path.replace("/rows", ""), { ratings: "replace" });
	expect(await describeRows(path)).toEqual([
		["ready", "S1E1"],
		["ready", "S3E10"],
	]);
});

test("what was imported by a choice is taken back, and is there already in the same file again", async () => {
	const titles = EPISODES.map((name) => `Zamęt: ${name}`);
	const path = await upload(...titles);
	await send("PUT", `${path}/1`, { ...SHOW, all: true });
	const plays = async () => (await send("GET", "/api/plays")).body.data.length;
	await send("POST", path.replace("/rows", "/apply"));
	await send("GET", path.replace("/rows", ""));
	expect(await plays()).toBe(EPISODES.length);
	const again = await upload(...titles);
	expect((await readRows(again)).map(({ state }) => state)).toEqual(EPISODES.map(() => "present"));
	await send("POST", path.replace("/rows", "/undo"));
	await send("GET", path.replace("/rows", ""));
	expect(await plays()).toBe(0);
});

test("a row that was read as an episode has its whole name where it is a movie", async () => {
	const path = await upload("Zamęt: Część 4: Nowy");
	await send("PUT", `${path}/1`, { media_type: "movie", media_id: "27205", all: true });
	expect((await send("GET", path)).body.data).toMatchObject([{ state: "ready", title: "Zamęt: Część 4: Nowy" }]);
});

test("a title that is chosen for one row alone does not hold for the next file, and what holds is in the personal export", async () => {
	const choice = { media_type: "movie", media_id: "27205" };
	const first = await upload("Film jeden", "Film dwa");
	await send("PUT", `${first}/1`, choice);
	await send("PUT", `${first}/2`, { ...choice, all: true });
	const next = await upload("Film jeden", "Film dwa");
	expect((await readRows(next)).map(({ state }) => state)).toEqual(["unmatched", "ready"]);
	const { imports } = (await send("GET", "/api/me/export")).body.data;
	expect(Object.values(imports[1].answers.titles)).toEqual([{ mediaType: "movie", id: 27205 }]);
});
