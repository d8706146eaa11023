import type { Page } from "@playwright/test";
import { whenReady } from "./accounts";
import { player } from "./library";
import { expect, test } from "./test";

interface Pressed {
	key: string;
	code?: string;
	keyCode?: number;
	/** Bits of the modifiers of the protocol: 1 Alt, 2 Ctrl, 4 Meta, 8 Shift. */
	modifiers?: number;
}

/** Presses keys that the test runner's own keyboard does not have. */
async function openKeyboard(page: Page) {
	const session = await page.context().newCDPSession(page);
	return async function press(...keys: Pressed[]): Promise<void> {
		for (const { key, code = "", keyCode = 0, modifiers = 0 } of keys) {
			const event = { key, code, windowsVirtualKeyCode: keyCode, modifiers };
			await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...event });
			await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
		}
	};
}

const [G, M] = [71, 77];

for (const [layout, g, m] of [
	["Russian", "п", "ь"],
	["Russian with Caps Lock", "П", "Ь"],
	["Greek", "γ", "μ"],
	["Hebrew", "ע", "צ"],
	["Arabic", "ل", "ة"],
	["English with Caps Lock", "G", "M"],
] as const) {
	test(`the shortcuts of every page work on a keyboard in ${layout}`, async ({ page }) => {
		await page.goto("/privacy");
		await whenReady(page);
		const press = await openKeyboard(page);
		await press({ key: g, code: "KeyG", keyCode: G }, { key: m, code: "KeyM", keyCode: M });
		await expect(page).toHaveURL(/\/movies$/);
		await whenReady(page);
		const field = page.getByRole("main").getByRole("searchbox").first();
		await field.focus();
		await press({ key: g, code: "KeyG", keyCode: G }, { key: m, code: "KeyM", keyCode: M });
		await expect(page).toHaveURL(/\/movies$/);
	});
}

test("the player's letters work on a Cyrillic keyboard, on the player and on the page, and not with Ctrl", async ({
	page,
}) => {
	await page.goto("/tv/1396");
	await page.getByRole("link", { name: "Watch Now" }).click();
	await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
	const press = await openKeyboard(page);
	const status = player(page).getByRole("status");
	await press({ key: "л", code: "KeyK", keyCode: 75 });
	await expect(status).toHaveText("Paused");
	await press({ key: "ь", code: "KeyM", keyCode: 77, modifiers: 2 });
	await press({ key: "Ю", code: "Period", keyCode: 190, modifiers: 8 });
	await expect(status).toHaveText("Speed 1.25×");
	await page.getByRole("heading", { level: 1 }).click();
	await press({ key: "ь", code: "KeyM", keyCode: 77 });
	await expect(status).toHaveText("Muted");
	await press({ key: "т", code: "KeyN", keyCode: 78 });
	await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/2$/);
});

test("a remote's keys play, pause, seek, change the episode and lead back, on the player and on the page", async ({
	page,
}) => {
	await page.goto("/tv/1396/1/2");
	await page.getByRole("link", { name: "Watch S1E2" }).click();
	await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
	const press = await openKeyboard(page);
	const status = player(page).getByRole("status");
	const unknown = (keyCode: number) => press({ key: "Unidentified", keyCode });
	for (const place of ["on the player", "on the page"]) {
		await unknown(19);
		await expect(status, place).toHaveText("Paused");
		await unknown(415);
		await expect(status, place).toHaveText("Playing");
		await press({ key: "MediaPlayPause", code: "MediaPlayPause", keyCode: 179 });
		await expect(status, place).toHaveText("Paused");
		await page.keyboard.press("5");
		const middle = (await status.textContent()) ?? "";
		await unknown(417);
		await expect(status, place).not.toHaveText(middle);
		await unknown(412);
		await expect(status, place).toHaveText(middle);
		await unknown(10252);
		await expect(status, place).toHaveText("Playing");
		await unknown(413);
		await expect(status, place).toHaveText("Paused");
		await page.getByRole("heading", { level: 1 }).click();
	}
	await press({ key: "MediaTrackNext", keyCode: 176 });
	await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/3$/);
	await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
	await press({ key: "MediaTrackPrevious", keyCode: 177 });
	await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/2$/);
	await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
	await unknown(10009);
	await expect(page).toHaveURL(/\/tv\/1396\/1\/2$/);
});

test("a remote's Back leaves full screen first, and closes a dialog's page never", async ({ page }) => {
	await page.goto("/movie/27205");
	await page.getByRole("link", { name: "Watch Now" }).click();
	await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
	await page.keyboard.press("f");
	await expect(player(page).getByRole("button", { name: "Leave full screen" })).toBeVisible();
	const press = await openKeyboard(page);
	await press({ key: "GoBack", keyCode: 461 });
	await expect(player(page).getByRole("button", { name: "Full screen", exact: true })).toBeVisible();
	await expect(page).toHaveURL(/\/watch\/movie\/27205$/);
	await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
	await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
	await press({ key: "GoBack", keyCode: 461 });
	await expect(page).toHaveURL(/\/watch\/movie\/27205$/);
});
