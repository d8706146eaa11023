import type { Page } from "@playwright/test";
import { whenReady } from "./accounts";
import { expect, test } from "./test";

interface AccessibleNode {
	role: string;
	name: string;
	description: string;
}

/** The accessibility tree of a page, as Chromium gives it to screen readers. */
async function readTree(page: Page): Promise<AccessibleNode[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	return nodes
		.filter(({ ignored }) => !ignored)
		.map(({ role, name, description }) => ({
			role: role?.value ?? "",
			name: name?.value ?? "",
			description: description?.value ?? "",
		}));
}

test("every control has a name that its description does not repeat", async ({ page }) => {
	for (const path of ["/", "/movies", "/search?q=night", "/movie/27205", "/tv/1396", "/watch/movie/27205", "/login"]) {
		await page.goto(path);
		const controls = (await readTree(page)).filter(({ role }) =>
			/^(?:link|button|textbox|combobox|searchbox)$/.test(role),
		);
		expect(
			controls.filter(({ name, description }) => name === "" || name === description),
			path,
		).toEqual([]);
	}
});

test("after a navigation the new page is announced by its title", async ({ page }) => {
	await page.goto("/");
	await whenReady(page);
	await page.getByRole("banner").getByRole("link", { name: "Movies" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Movies · Marquee" })).toBeAttached();
	const card = page.getByRole("list", { name: "Titles" }).getByRole("link").first();
	const title = await card.locator(".card-name").textContent();
	await card.click();
	await expect(page.getByRole("status").filter({ hasText: `${title} · Marquee` })).toBeAttached();
});
