import type { Page } from "@playwright/test";
import { givenAccount, signIn, whenReady } from "./accounts";
import { press } from "./keys";
import { clientOf } from "./library";
import { expect, expectAccessible, expectFits, test } from "./test";

// The address of a list that has ended.
test.use({ expectedErrors: [/status of 404/] });

const TITLES = [
	["movie", 27205, "Inception"],
	["movie", 603, "The Matrix"],
	["movie", 155, "The Dark Knight"],
	["tv", 1396, "Breaking Bad"],
] as const;

/** An account with a list of four titles. */
async function givenList(call: ReturnType<typeof clientOf>): Promise<string> {
	const { id } = await call<{ id: string }>("POST", "lists", { name: "Winter", note: "For the fire" });
	for (const [type, title] of TITLES) await call("PUT", `lists/${id}/titles/${title}/${type}`, {});
	return id;
}

function order(page: Page) {
	return page.getByRole("list", { name: "Order of Winter" }).getByRole("listitem");
}

async function expectOrder(page: Page, names: string[]): Promise<void> {
	await expect(order(page)).toHaveText(names.map((name) => new RegExp(name)));
}

test("by keyboard: a list is made, a title's page puts the title into it, and buttons and a grip change its order", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	const call = clientOf(site, account);
	await page.goto("/my-list/lists");
	await whenReady(page);
	await page.getByLabel("Name").fill("Sunday");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Sunday", level: 1 })).toBeVisible();
	const id = await givenList(call);

	await page.goto("/movie/550");
	await whenReady(page);
	await press(page, "Tab", page.getByRole("button", { name: "Add to a list" }), 60);
	await page.keyboard.press("Enter");
	await press(page, "Tab", page.getByRole("button", { name: "Winter" }), 4);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Fight Club added to Winter")).toBeVisible();
	await expect(page.getByRole("button", { name: "In 1 of my lists" })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("button", { name: "Add to a list" })).toBeVisible();

	const expectSaved = (names: string[]) =>
		expect(async () => {
			const { titles } = await call<{ titles: { title: string }[] }>("GET", `lists/${id}`);
			expect(titles.map(({ title }) => title)).toEqual(names);
		}).toPass();
	await page.goto(`/my-list/lists/${id}`);
	await whenReady(page);
	await expectAccessible(page);
	await expectFits(page);
	await page.getByRole("link", { name: "Reorder" }).click();
	await expectAccessible(page);
	await expectFits(page);
	const down = page.getByRole("button", { name: "Move Inception down" });
	await down.focus();
	await page.keyboard.press("Enter");
	await expectOrder(page, ["The Matrix", "Inception", "The Dark Knight", "Breaking Bad"]);
	await expect(down).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expectOrder(page, ["The Matrix", "The Dark Knight", "Breaking Bad", "Inception"]);
	await expect(page.getByRole("button", { name: "Move Inception up" })).toBeFocused();
	await expectSaved(["The Matrix", "The Dark Knight", "Breaking Bad", "Inception"]);

	await page.reload();
	await expectOrder(page, ["The Matrix", "The Dark Knight", "Breaking Bad", "Inception"]);
	await whenReady(page);

	const grip = order(page).nth(2).locator(".cursor-grab");
	await grip.scrollIntoViewIfNeeded();
	const [from, to] = [await grip.boundingBox(), await order(page).nth(0).boundingBox()];
	if (!from || !to) throw new Error("There is no grip");
	await page.mouse.move(from.x + 5, from.y + from.height / 2);
	await page.mouse.down();
	await page.mouse.move(from.x + 5, to.y + 20, { steps: 8 });
	await expectOrder(page, ["Breaking Bad", "The Matrix", "The Dark Knight", "Inception"]);
	await page.mouse.up();
	await expectSaved(["Breaking Bad", "The Matrix", "The Dark Knight", "Inception"]);
});

test("by keyboard: the key for menus opens the menu of a card, and Escape leads back to the card", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	await clientOf(site, account)("POST", "lists", { name: "Winter" });
	for (const [path, list] of [
		["/", "Popular Movies"],
		["/movies", "Titles"],
		["/search?q=the", "Titles"],
		["/person/1205223831", ""],
	] as const) {
		await page.goto(path);
		await whenReady(page);
		const part = list ? page.getByLabel(list, { exact: true }) : page.getByRole("main");
		const item = part.getByRole("listitem").filter({ has: page.getByRole("button", { name: "to Watch Later" }) });
		const card = item.first().locator("a.card");
		await card.focus();
		await expect(item.first().getByRole("button", { name: /^Add .+ to a list$/ }), path).toBeVisible();
		await page.keyboard.press("ContextMenu");
		await expect(item.first().getByRole("button", { name: "Winter" })).toBeVisible();
		await expect(item.first().locator("[popover] :focus"), path).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(card, path).toBeFocused();
	}
});

test("a list's link opens it to somebody without an account, until it is ended", async ({
	page,
	context,
	site,
	browser,
}) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	const id = await givenList(clientOf(site, account));
	await page.goto(`/my-list/lists/${id}`);
	await whenReady(page);
	await page.getByRole("button", { name: "Share" }).click();
	await page.getByRole("button", { name: "Make a secret link" }).click();
	await expect(page.getByText("Open to anyone who has its link")).toBeVisible();
	await page.getByRole("button", { name: "Share" }).click();
	const url = (await page.getByRole("link", { name: /\/lists\// }).textContent()) ?? "";

	const visitor = await (await browser.newContext()).newPage();
	await visitor.goto(url);
	await expect(visitor.getByRole("heading", { name: "Winter", level: 1 })).toBeVisible();
	await expect(visitor.getByRole("link", { name: /Breaking Bad/ })).toBeVisible();
	await expect(visitor.getByText(account.username)).toHaveCount(0);
	await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	await expectAccessible(visitor);
	await expectFits(visitor);

	await page.getByRole("button", { name: "End the link" }).click();
	await expect(page.getByText("Private")).toBeVisible();
	const ended = await visitor.goto(url);
	expect(ended?.status()).toBe(404);
	await expect(visitor.getByRole("heading", { name: "This list is not here" })).toBeVisible();
	await visitor.context().close();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a list is made from a title's page, ordered, renamed and deleted", async ({ page, context, site }) => {
		const account = await givenAccount(site);
		await signIn(context, site, account);
		const id = await givenList(clientOf(site, account));
		await page.goto("/movie/550");
		await page.getByRole("button", { name: "Add to a list" }).click();
		// By keyboard: the locator's click may scroll the page, which moves the menu away from the pointer.
		await page.getByRole("link", { name: "New list…" }).press("Enter");
		await page.locator("summary", { hasText: "New list" }).click();
		await page.getByLabel("Name").fill("Autumn");
		await page.getByRole("button", { name: "Make the list" }).click();
		await expect(page.getByRole("heading", { name: "Autumn", level: 1 })).toBeVisible();
		await expect(page.getByRole("link", { name: "Fight Club" })).toBeVisible();

		await page.goto(`/my-list/lists/${id}?do=order`);
		await page.getByRole("button", { name: "Move Breaking Bad up" }).click();
		await expectOrder(page, ["Inception", "The Matrix", "Breaking Bad", "The Dark Knight"]);
		await page.getByLabel("Position of The Dark Knight").fill("1");
		await page.getByRole("button", { name: "Move The Dark Knight", exact: true }).click();
		await expectOrder(page, ["The Dark Knight", "Inception", "The Matrix", "Breaking Bad"]);
		await page.getByRole("link", { name: "Done" }).click();
		await page.getByRole("link", { name: "Edit" }).click();
		await page.getByLabel("Name").fill("Snow");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByRole("heading", { name: "Snow", level: 1 })).toBeVisible();
		await page.getByRole("link", { name: "Edit" }).click();
		await page.getByRole("link", { name: "Delete" }).click();
		await page.getByRole("button", { name: "Delete" }).click();
		await expect(page.getByRole("link", { name: /Autumn/ })).toBeVisible();
		await expect(page.getByRole("link", { name: /Snow/ })).toHaveCount(0);
	});
});
