import type { Page } from "@playwright/test";
import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { holdScript } from "./late-script";
import { clientOf } from "./library";
import { expect, expectAccessible, expectFits, type Site, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress() });

const INCEPTION = { title: "Inception", year: 2010, ids: { trakt: 1, slug: "inception", tmdb: 27205 } };
const NOBODYS = { title: "A film that nobody made", year: 1999, ids: { trakt: 9, slug: "nobody" } };
const SHOW = { title: "Breaking Bad", year: 2008, ids: { trakt: 2, slug: "breaking-bad", tmdb: 1396 } };

const toPlay = (id: number, part: object) => ({
	...{ id, watched_at: `2020-01-0${id}T20:15:00.000Z`, action: "watch" },
	...part,
});
const HISTORY = [
	toPlay(1, { type: "movie", movie: INCEPTION }),
	toPlay(2, { type: "episode", show: SHOW, episode: { season: 1, number: 2, ids: {} } }),
	toPlay(3, { type: "movie", movie: NOBODYS }),
	toPlay(4, { type: "movie", movie: NOBODYS }),
];

function file(name: string, content: unknown) {
	const text = typeof content === "string" ? content : JSON.stringify(content);
	return { name, mimeType: "application/json", buffer: Buffer.from(text) };
}

const TRAKT = [file("watched-history.json", HISTORY), file("user-settings.json", "{}")];

const OWN_PAGE = /\/settings\/import\/[0-9a-f-]{36}$/;

async function givenReader(site: Site, page: Page) {
	const account = await givenAccount(site);
	await signIn(page.context(), site, account);
	return clientOf(site, account);
}

async function expectSound(page: Page, name: string) {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectFits(page, `${name} at ${width}`);
	}
	await expectAccessible(page, name);
}

test("chosen files are read, looked through, applied, and undone as a whole", async ({ page, site }) => {
	const call = await givenReader(site, page);
	const plays = async () => (await call<{ media_id: string }[]>("GET", "plays")).map(({ media_id }) => media_id).sort();
	await page.goto("/settings?tab=data");
	await page.getByRole("link", { name: "Import", exact: true }).click();
	await whenReady(page);
	await page.getByLabel("Choose files, or drop them here").setInputFiles(TRAKT);
	await expect(page).toHaveURL(OWN_PAGE);
	await expect(page.getByText("Nothing is written yet.")).toBeVisible();
	await expect(page.getByRole("link", { name: "4 rows: all states, all kinds" })).toBeVisible();
	await expect(page.getByText("It holds secrets and stays closed")).toBeVisible();
	await expectSound(page, "Preview");

	await page.getByRole("link", { name: "2 rows: Not found, Plays" }).click();
	await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
	await page.getByRole("link", { name: "Search for A film that nobody made" }).press("Enter");
	const search = page.getByRole("searchbox", { name: "Name of the title" });
	await search.fill("matrix");
	await search.press("Enter");
	await expectSound(page, "Choosing a title");
	await page.getByRole("button", { name: "Choose The Matrix of 1999" }).click();
	await expect(page.getByText("2 rows changed.")).toHaveRole("status");
	await expect(page).toHaveURL(/\?state=unmatched&kind=play$/);
	await expect(page.getByRole("heading", { name: "Not found" })).toBeFocused();
	await expect(page.getByRole("link", { name: "4 rows: Ready, all kinds" })).toBeVisible();
	expect(await plays()).toEqual([]);

	await page.getByRole("button", { name: "Apply 4 rows" }).click();
	await expect(page.getByText("Applied: 4 plays.")).toBeInViewport();
	await expectSound(page, "Summary");
	expect(await plays()).toEqual(["1396", "27205", "603", "603"]);
	const [report] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Report as CSV" }).click(),
	]);
	expect(report.suggestedFilename()).toBe("marquee-import.csv");

	await call("POST", "plays", { media_type: "movie", media_id: 238, watched_at: "2021-05-01" });
	const undo = async () => {
		await page.getByRole("link", { name: "Undo this import" }).press("Enter");
		await expect(page.getByText("Remove the 4 plays that this import brought?")).toBeVisible();
		await page.getByRole("button", { name: "Undo it" }).press("Enter");
		await expect(page.getByText("Undone. What this import wrote is gone")).toBeVisible();
		expect(await plays()).toEqual(["238"]);
	};
	await undo();
	await page.getByRole("button", { name: "Apply again" }).press("Enter");
	await expect(page.getByText("Applied: 4 plays.")).toBeVisible();
	expect(await plays()).toEqual(["1396", "238", "27205", "603", "603"]);
	await undo();
	await page.getByRole("button", { name: "Remove from the list" }).click();
	await expect(page.getByRole("heading", { name: "Your imports" })).toHaveCount(0);
});

test("dropped files are read too; those that cannot be imported are named with the reason", async ({ page, site }) => {
	await givenReader(site, page);
	await page.goto("/settings/import");
	await whenReady(page);
	const dropped = await page.evaluateHandle(() => {
		const data = new DataTransfer();
		data.items.add(new File(['[{"a":1}'], "cut.json"));
		data.items.add(new File(['{"a":1}'], "notes.json"));
		data.items.add(new File(["PK\x03\x04", new Uint8Array(26 * 1024 * 1024)], "large.zip"));
		return data;
	});
	await page
		.locator("form", { hasText: "Choose files, or drop them here" })
		.dispatchEvent("drop", { dataTransfer: dropped });
	await expect(page.getByText("The file is not complete: its JSON ends too early or is damaged")).toBeVisible();
	await expect(page.getByText("This file is of no service that can be imported")).toBeVisible();
	await expect(page.getByText("The zip is larger than 25 MB")).toBeVisible();
	await expectSound(page, "Refused files");
	const chooser = page.getByLabel("Choose files, or drop them here");
	await expect(chooser, "the same files can be chosen again once they are mended").toHaveValue("");
	await chooser.setInputFiles(TRAKT);
	await expect(page).toHaveURL(OWN_PAGE);
});

test("files that are chosen before the page's script has loaded are read once it has", async ({ page, site }) => {
	await givenReader(site, page);
	const release = await holdScript(page);
	await page.goto("/settings/import", { waitUntil: "commit" });
	await page.getByLabel("Choose files, or drop them here").setInputFiles(TRAKT);
	release();
	await expect(page).toHaveURL(OWN_PAGE);
});

test("the columns of an unknown CSV file, and the order of day and month, are asked for once", async ({
	page,
	site,
}) => {
	await givenReader(site, page);
	await page.goto("/settings/import");
	await whenReady(page);
	const films = "Work,Seen\nInception,04/03/2021\nThe Matrix,05/03/2021\n";
	await page.getByLabel("Choose files, or drop them here").setInputFiles([file("films.csv", films)]);
	await expect(page).toHaveURL(OWN_PAGE);
	await whenReady(page);
	await expectSound(page, "Columns");
	const work = page.getByRole("combobox", { name: "What Work is" });
	await work.focus();
	await page.keyboard.type("Title");
	await expect(work).toHaveValue("title");
	await expect(page.getByRole("combobox", { name: "What Seen is" })).toHaveValue("watched_at");
	await page.getByRole("button", { name: "Read the file" }).click();
	await expect(page.getByText("Plays · March 4, 2021")).toBeVisible();
	await page.getByRole("combobox", { name: "Order of day and month" }).selectOption("Month first: 3/4 is March 4");
	await page.getByRole("button", { name: "Use these answers" }).click();
	await expect(page.getByText("Plays · April 3, 2021")).toBeVisible();
});

test("what a list of titles is, and whether a whole show in it was watched, is answered with the keyboard", async ({
	page,
	site,
}) => {
	const call = await givenReader(site, page);
	await page.goto("/my-list");
	await page.getByRole("link", { name: "Import what you watched" }).press("Enter");
	await expect(page).toHaveURL(/\/settings\/import$/);
	await whenReady(page);
	const list = "1. Inception (2010)\n2. Matrix, The (1999)\n3. Breaking Bad (2008)\n";
	await page.getByLabel("Choose files, or drop them here").setInputFiles([file("films.txt", list)]);
	await expect(page).toHaveURL(OWN_PAGE);
	await whenReady(page);
	await expect(page.getByRole("link", { name: "3 rows: Ready, Watch Later" })).toBeVisible();
	const meaning = page.getByRole("combobox", { name: "What films.txt is" });
	await meaning.focus();
	// By arrow keys: what is typed is forgotten when a key comes late.
	await expect(async () => {
		await page.keyboard.press("ArrowDown");
		await expect(meaning).toHaveValue("undated", { timeout: 100 });
	}).toPass();
	await expectSound(page, "A list");
	await page.getByRole("button", { name: "Use these answers" }).press("Enter");
	await expect(page.getByRole("link", { name: "2 rows: Ready, Plays" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Why rows are not used" })).toBeVisible();
	await expectSound(page, "Reasons");
	await page.getByRole("button", { name: "Apply 2 rows" }).press("Enter");
	await expect(page.getByText("Applied: 2 plays.")).toBeVisible();
	expect(await call("GET", "plays")).toHaveLength(2);

	await page.goto("/settings/import");
	await whenReady(page);
	await page.getByLabel("Choose files, or drop them here").setInputFiles([file("Winter.txt", list)]);
	await expect(page).toHaveURL(OWN_PAGE);
	await whenReady(page);
	await page.getByRole("combobox", { name: "What Winter.txt is" }).selectOption("One of my lists");
	await page.getByRole("button", { name: "Use these answers" }).press("Enter");
	await expect(page.getByRole("heading", { name: "1 list, 3 titles" })).toBeVisible();
	await expectSound(page, "A list of one's own");
	await page.getByRole("button", { name: "Apply 3 rows" }).press("Enter");
	await expect(page.getByText("Applied: 3 listed titles.")).toBeVisible();
	await page.getByRole("link", { name: "Winter", exact: true }).press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Winter" })).toBeVisible();
	await expect(page.getByRole("link", { name: /Breaking Bad/ }).first()).toBeVisible();
});

test("episodes are found by their names, and one of another name is chosen from the list of its show", async ({
	page,
	site,
}) => {
	const call = await givenReader(site, page);
	await page.goto("/settings/import");
	await whenReady(page);
	const titles = ["Breaking Bad: Season 1: Pilot", "Breaking Bad: Season 1: Der zweite Tag"];
	const rows = titles.map((title, index) => `"${title}","2021-03-2${index}"\n`).join("");
	await page
		.getByLabel("Choose files, or drop them here")
		.setInputFiles([file("NetflixViewingHistory.csv", `Title,Date\n${rows}`)]);
	await expect(page).toHaveURL(OWN_PAGE);
	await whenReady(page);
	await expect(page.getByText("Season 1 has no episode “Der zweite Tag”")).toBeVisible();
	await page.getByRole("link", { name: "Choose the episode of Breaking Bad" }).press("Enter");
	await page.getByRole("combobox", { name: "Episode" }).selectOption({ index: 2 });
	await expectSound(page, "Choosing an episode");
	await page.getByRole("button", { name: "Take this episode" }).click();
	await expect(page.getByRole("heading", { name: /^Which (?:episode|title) is/ })).toHaveCount(0);
	await page.getByRole("button", { name: "Apply 2 rows" }).click();
	await expect(page.getByText("Applied: 2 plays.")).toBeVisible();
	const plays = await call<{ season: number; episode: number }[]>("GET", "plays");
	expect(plays.map(({ season, episode }) => `${season} ${episode}`)).toEqual(["1 2", "1 1"]);
});

test.describe("while the server does not answer", () => {
	test.use({ expectedErrors: [/Failed to load resource/] });

	test("the page says so, and then goes on by itself", async ({ page, site }) => {
		await givenReader(site, page);
		await page.goto("/settings/import");
		await whenReady(page);
		await page.getByLabel("Choose files, or drop them here").setInputFiles(TRAKT);
		await expect(page.getByText("Nothing is written yet.")).toBeVisible();
		const id = page.url().split("/").at(-1);
		await page.route(`**/api/imports/${id}/work`, (route) => route.abort());
		await site.db.prepare("update imports set state = 'matching' where id = ?").bind(id).run();
		await page.reload();
		await expect(page.getByText("The server does not answer.")).toBeVisible();
		await expectSound(page, "Looking up titles");
		await page.unroute(`**/api/imports/${id}/work`);
		await expect(page.getByText("Nothing is written yet.")).toBeVisible({ timeout: 15_000 });
	});
});

test.describe("while files cannot be sent", () => {
	test.use({ expectedErrors: [/Failed to load resource/] });

	test("the page says so, and the same files can be chosen again", async ({ page, site }) => {
		await givenReader(site, page);
		await page.goto("/settings/import");
		await whenReady(page);
		await page.route("**/api/imports", (route) => route.abort());
		const chooser = page.getByLabel("Choose files, or drop them here");
		await chooser.setInputFiles(TRAKT);
		await expect(page.getByText("The files could not be sent.")).toBeVisible();
		await expect(chooser).toHaveValue("");
	});
});

test.describe("when another import is written", () => {
	test("the page says that this one waits for it", async ({ page, site }) => {
		await givenReader(site, page);
		const bring = async () => {
			await page.goto("/settings/import");
			await whenReady(page);
			await page.getByLabel("Choose files, or drop them here").setInputFiles(TRAKT);
			await expect(page).toHaveURL(OWN_PAGE);
			await whenReady(page);
			return page.url().split("/").at(-1) ?? "";
		};
		const [other, own] = [await bring(), await bring()];
		await site.db
			.prepare("update imports set state = 'applying', lease_until = ? where id = ?")
			.bind(Date.now() + 60_000, other)
			.run();
		const asked = page.waitForResponse((response) => response.url().endsWith(`/api/imports/${own}/work`));
		await page.getByRole("button", { name: "Apply 2 rows" }).click();
		await (await asked).finished();
		await expect(page.getByText("It waits until another of your imports is written.").first()).toBeVisible();
	});
});

test.describe("when the response to a press is lost", () => {
	test.use({ expectedErrors: [/Failed to load resource/] });

	test("the page asks the server and shows what became of it", async ({ page, site }) => {
		await givenReader(site, page);
		await page.goto("/settings/import");
		await whenReady(page);
		await page.getByLabel("Choose files, or drop them here").setInputFiles(TRAKT);
		await expect(page).toHaveURL(OWN_PAGE);
		await whenReady(page);
		await page.route("**/settings/import/*.data*", async (route) => {
			if (route.request().method() !== "POST") return await route.continue();
			await route.fetch();
			await route.abort();
		});
		await page.getByRole("button", { name: "Apply 2 rows" }).click();
		await expect(page.getByText("Applied: 2 plays.")).toBeVisible();
		await expect(page.getByRole("alert")).toHaveCount(0);
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

	test("files are uploaded, applied and undone", async ({ page, site }) => {
		const call = await givenReader(site, page);
		await page.goto("/settings/import");
		await page.getByLabel("Choose files, or drop them here").setInputFiles([file("notes.json", '{"a":1}')]);
		await page.getByRole("button", { name: "Upload" }).click();
		await expect(page.getByText("notes.json: This file is of no service that can be imported")).toBeVisible();
		await page.getByLabel("Choose files, or drop them here").setInputFiles(TRAKT);
		await page.getByRole("button", { name: "Upload" }).click();
		await expect(page).toHaveURL(OWN_PAGE);
		await page.getByRole("button", { name: "Leave out A film that nobody made" }).click();
		await page.getByRole("button", { name: "Apply 2 rows" }).click();
		await expect(page.getByText("Applied: 2 plays.")).toBeVisible();
		expect(await call("GET", "plays")).toHaveLength(2);
		await page.getByRole("link", { name: "Undo this import" }).click();
		await page.getByRole("button", { name: "Undo it" }).click();
		await expect(page.getByText("Undone. What this import wrote is gone")).toBeVisible();
		expect(await call("GET", "plays")).toEqual([]);
	});

	test("columns are named, a list is asked about, and a file of something else says what it is", async ({
		page,
		site,
	}) => {
		const call = await givenReader(site, page);
		await page.goto("/settings/import");
		const books = file("library.csv", "Title,Author,ISBN13,My Rating\nA book,Somebody,9780000000000,4\n");
		await page.getByLabel("Choose files, or drop them here").setInputFiles([books]);
		await page.getByRole("button", { name: "Upload" }).click();
		await expect(page.getByText("This looks like a list of books")).toBeVisible();
		const films = file("films.csv", "Title,Watched,Wertung,Director\nInception,2024-01-02,8,Somebody\n");
		await page.getByLabel("Choose files, or drop them here").setInputFiles([films]);
		await page.getByRole("button", { name: "Upload" }).click();
		await expect(page.getByRole("combobox", { name: "What Title is" })).toHaveValue("title");
		await expect(page.getByRole("combobox", { name: "What Wertung is" })).toHaveValue("rating");
		await expect(page.getByRole("combobox", { name: "What Director is" })).toHaveValue("");
		await page.getByRole("combobox", { name: "What Director is" }).selectOption("Title");
		await page.getByRole("button", { name: "Read the file" }).click();
		await expect(page.getByText("Two columns cannot be the same")).toBeVisible();
		await page.getByRole("combobox", { name: "What Director is" }).selectOption("Not used");
		await page.getByRole("combobox", { name: "What Title is" }).selectOption("Title");
		await page.getByRole("combobox", { name: "What Watched is" }).selectOption("Watched on");
		await page.getByRole("combobox", { name: "What Wertung is" }).selectOption("Rating of 1 to 10");
		await page.getByRole("button", { name: "Read the file" }).click();
		await expect(page.getByText("Not used: Director")).toBeVisible();
		await page.getByRole("button", { name: "Apply 2 rows" }).click();
		await expect(page.getByText("Applied: 1 play and 1 rating.")).toBeVisible();
		expect(await call("GET", "plays")).toHaveLength(1);
	});
});
