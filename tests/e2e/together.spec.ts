import { givenProfile, givenTokenOf } from "../harness/accounts";
import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { clientOf } from "./library";
import { expect, expectAccessible, expectFits, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), expectedErrors: [/status of 403/] });

interface Play {
	media_id: string;
}

test("who is here is ticked where a film plays, a PIN is asked for, and Undo takes the film from all", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	const ben = await givenProfile(site, account, { name: "Ben" });
	const kim = await givenProfile(site, account, { name: "Kim", pin: "2468" });
	const clients = [
		clientOf(site, { ...account, token: await givenTokenOf(site, account, { id: ben.id }) }),
		clientOf(site, { ...account, token: await givenTokenOf(site, account, { id: kim.id, pin: "2468" }) }),
	];
	const readPlays = async () =>
		(await Promise.all(clients.map((client) => client<Play[]>("GET", "plays")))).map((plays) => plays.length);
	await signIn(context, site, account);
	await page.goto("/watch/movie/603");
	await whenReady(page);
	const line = page.getByRole("list", { name: "Who is here?" });
	await line.getByRole("button", { name: "Ben" }).press("Enter");
	await expect(line.getByRole("button", { name: "Ben", pressed: true })).toBeVisible();
	await expectFits(page);
	await line.getByRole("link", { name: /^Kim/ }).click();
	const pin = page.getByLabel("Kim joins by their PIN");
	await expect(pin).toBeFocused();
	await page.keyboard.type("0000");
	await expect(pin).toHaveAccessibleDescription("This PIN is not right");
	await page.keyboard.type("2468");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who is here?");
	for (const name of ["Ben", "Kim"]) {
		await expect(page.getByRole("button", { name, pressed: true })).toBeVisible();
	}
	await expectAccessible(page);
	await page.getByRole("link", { name: "Done" }).click();
	await expect(page).toHaveURL("/watch/movie/603");
	await whenReady(page);

	await page.getByRole("button", { name: "Watched", exact: true }).click();
	const toast = page.getByText("The Matrix marked as watched, with Ben and Kim");
	await expect(toast).toBeVisible();
	expect(await readPlays()).toEqual([1, 1]);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(readPlays).toEqual([0, 0]);
});

test("without scripts somebody is ticked and has gone again by forms", async ({ browser, site }) => {
	const account = await givenAccount(site);
	await givenProfile(site, account, { name: "Ben" });
	await givenProfile(site, account, { name: "Kim", ageLimit: { movie: ["G", "PG"], tv: ["TV-G"] } });
	const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
	await signIn(context, site, account);
	const page = await context.newPage();
	await page.goto("/watch/movie/603");
	const line = page.getByRole("list", { name: "Who is here?" });
	await line.getByRole("button", { name: "Ben", pressed: false }).click();
	await expect(page).toHaveURL("/watch/movie/603");
	await line.getByRole("button", { name: "Ben", pressed: true }).click();
	await expect(line.getByRole("button", { name: "Ben", pressed: false })).toBeVisible();
	const left = page.getByText("This title is not open to Kim.");
	await page.goto("/watch/movie/680");
	await expect(left).toHaveCount(0);
	await line.getByRole("button", { name: "Kim", pressed: false }).click();
	await expect(left).toBeVisible();
	await line.getByRole("button", { name: "Kim", pressed: true }).click();
	await page.goto("/together");
	await page.getByRole("button", { name: "Ben" }).click();
	await expect(page).toHaveURL("/together");
	await expect(page.getByRole("button", { name: "Ben", pressed: true })).toBeVisible();
	await context.close();
});
