import { givenAccount, signIn, whenReady } from "./accounts";
import { clientOf } from "./library";
import { expect, test } from "./test";

const WAITING = "Saved in this browser. It is sent when Marquee responds again.";

test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

test("what is saved, marked, rated and hidden while the server does not respond waits, and is sent when it does", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	const call = clientOf(site, account);
	await page.goto("/movie/27205");
	await whenReady(page);
	await context.route("**/api/changes", (route) => route.abort());
	const main = page.getByRole("main");
	const toast = page.getByRole("status").filter({ hasText: WAITING });
	for (const [name, text] of [
		["Add to Watch Later in My List", "added to Watch Later"],
		["Mark Inception as watched", "marked as watched"],
	] as const) {
		await main.getByRole("button", { name }).click();
		await expect(toast).toContainText(text);
	}
	// It is not offered for what one rated.
	await main.getByRole("button", { name: "More", exact: true }).click();
	await main.getByRole("button", { name: "Not for me", exact: true }).click();
	await expect(toast).not.toContainText("marked as watched");
	await main.getByRole("button", { name: "Rate", exact: true }).click();
	await page.getByRole("button", { name: "8", exact: true }).press("Enter");
	await expect(toast).toContainText("You rated Inception 8");
	await main.getByRole("button", { name: "Remove from Watch Later in My List" }).click();
	await expect(toast).toContainText("removed from Watch Later");
	await page.getByRole("button", { name: "Undo" }).last().click();
	await expect(main.getByRole("button", { name: "Remove from Watch Later in My List" })).toBeVisible();

	await page.reload();
	for (const name of ["Remove from Watch Later in My List", "Mark Inception as not watched", "Rated 8"]) {
		await expect(main.getByRole("button", { name, exact: true })).toBeVisible();
	}
	await expect(main.getByText("Not for you: lists, search and recommendations leave this title out.")).toBeVisible();

	await context.unrouteAll({ behavior: "wait" });
	await page.goto("/privacy");
	await page.mouse.move(5, 5);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("marquee.library"))).toBeNull();
	expect(await call("GET", "watch-later")).toMatchObject([{ media_id: "27205" }]);
	expect(await call("GET", "plays")).toMatchObject([{ media_id: "27205" }]);
	await page.goto("/movie/27205");
	await expect(main.getByRole("button", { name: "Rated 8", exact: true })).toBeVisible();
	await expect(main.getByText("Not for you: lists, search and recommendations leave this title out.")).toBeVisible();
});
