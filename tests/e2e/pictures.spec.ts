import { whenReady } from "./accounts";
import { expect, test } from "./test";

test("one picture and then another lead to the titles that share them, by keyboard alone", async ({ page }) => {
	await page.goto("/pictures");
	await whenReady(page);
	const wall = page.getByRole("navigation", { name: "Pictures" });
	await wall.getByRole("link", { name: "House" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/pictures?sign=house");
	const house = wall.getByRole("link", { name: "House" });
	await expect(house).toHaveAttribute("aria-current", "true");
	await expect(house).toBeFocused();
	await expect(house).toBeInViewport();
	await expect(page.getByRole("list", { name: "Titles" }).getByRole("listitem").first()).toBeVisible();

	await wall.getByRole("link", { name: "Moon" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/pictures?sign=house&sign=moon");
	await expect(page.getByRole("link", { name: /Night of the Living Dead/ })).toBeVisible();
	await expect(wall.locator("[aria-current]")).toHaveText(["House", "Moon"]);

	await wall.getByRole("link", { name: "Robot" }).focus();
	await page.keyboard.press("Enter");
	await expect(page, "a third takes the place of the first").toHaveURL("/pictures?sign=moon&sign=robot");
	await expect(wall.locator("[aria-current]")).toHaveText(["Moon", "Robot"]);
	await page.keyboard.press("Enter");
	await expect(page, "pressed again, it is taken away").toHaveURL("/pictures?sign=moon");
	await page.goBack();
	await expect(page).toHaveURL("/pictures?sign=moon&sign=robot");
});

test("the pictures can be skipped, and the arrow keys lead from them to the titles", async ({ page }) => {
	await page.goto("/pictures?sign=robot");
	await whenReady(page);
	const robot = page.getByRole("navigation", { name: "Pictures" }).getByRole("link", { name: "Robot" });
	await robot.focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("navigation", { name: "Pictures" }).getByRole("link", { name: "Door" })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("#titles a:focus")).toHaveCount(1);

	await page.getByRole("link", { name: "Skip to titles" }).focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.locator("#titles a").first()).toBeFocused();
});

test("a title shows its pictures, which lead to the titles that share them", async ({ page }) => {
	await page.goto("/movie/10681");
	const pictures = page.getByRole("navigation", { name: "More with this picture" });
	await expect(pictures.getByRole("link")).toHaveText(["Robot", "Rocket"]);
	await pictures.getByRole("link", { name: "Robot" }).click();
	await expect(page).toHaveURL("/pictures?sign=robot");
	await expect(page.getByRole("link", { name: /WALL·E/ })).toBeVisible();
});

test("two pictures that no title shares say so, and each is offered alone", async ({ page }) => {
	await page.goto("/pictures?sign=flower&sign=robot");
	await expect(page.getByRole("heading", { name: "No titles found" })).toBeVisible();
	await page.getByRole("list", { name: "One of them alone" }).getByRole("link", { name: "Flower" }).click();
	await expect(page).toHaveURL("/pictures?sign=flower");
	await expect(page.getByRole("list", { name: "Titles" })).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the pictures are links that are picked and taken away", async ({ page }) => {
		await page.goto("/search");
		await page.getByRole("link", { name: "Browse by picture" }).first().click();
		await page.getByRole("link", { name: "City", exact: true }).click();
		await expect(page).toHaveURL("/pictures?sign=city");
		await page.getByRole("link", { name: "Next page" }).click();
		await expect(page.getByRole("list", { name: "Titles" }).getByRole("listitem").first()).toBeVisible();
		await page.getByRole("link", { name: "City", exact: true }).click();
		await expect(page).toHaveURL("/pictures");
	});
});
