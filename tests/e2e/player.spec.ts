import type { FrameLocator, Locator, Page } from "@playwright/test";
import { whenReady } from "./accounts";
import { expect, test } from "./test";

function player(page: Page): FrameLocator {
	return page.frameLocator("iframe");
}

function control(page: Page, name: string) {
	return player(page).getByRole("button", { name, exact: true });
}

/** The player's position in seconds. */
async function position(page: Page): Promise<number> {
	return Number(await player(page).getByLabel("Seek").inputValue());
}

test("Watch Now opens a playing movie", async ({ page }) => {
	await page.goto("/movie/27205");
	await page.getByRole("link", { name: "Watch Now" }).click();
	await expect(control(page, "Pause")).toBeFocused();
	await expect.poll(() => position(page)).toBeGreaterThan(0);
	await expect(player(page).getByRole("status")).toHaveText("Playing");
});

test("without a user gesture the browser blocks sound, and Play has the focus", async ({ page }) => {
	await page.goto("/watch/movie/27205");
	await expect(player(page).getByRole("button", { name: /^Play Inception/ })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(control(page, "Pause")).toBeFocused();
});

test("keys seek, on the player and on the page, and the change is announced", async ({ page }) => {
	await page.goto("/movie/27205");
	await page.getByRole("link", { name: "Watch Now" }).click();
	const status = player(page).getByRole("status");
	await expect(control(page, "Pause")).toBeFocused();
	await page.keyboard.press("k");
	await expect(status).toHaveText("Paused");
	await page.keyboard.press("5");
	await expect(status).toHaveText("1:14:00");
	for (const [key, text] of [
		["ArrowRight", "1:14:10"],
		["ArrowLeft", "1:14:00"],
		["ArrowDown", "Volume 90%"],
		["ArrowUp", "Volume 100%"],
		["m", "Muted"],
		["c", "Captions on"],
		[">", "Speed 1.25×"],
		["<", "Speed 1×"],
	] as const) {
		await page.keyboard.press(key);
		await expect(status).toHaveText(text);
	}
	const heading = page.getByRole("heading", { level: 1 });
	await heading.click();
	for (const [key, text] of [
		["ArrowRight", "1:14:10"],
		["j", "1:14:00"],
		["m", "Volume 100%"],
		["c", "Captions off"],
		[" ", "Playing"],
	] as const) {
		await page.keyboard.press(key);
		await expect(status).toHaveText(text);
	}
});

test("volume, speed and captions are saved", async ({ page }) => {
	await page.goto("/embed/movie/27205");
	await page.getByRole("button", { name: /^Play Inception/ }).click();
	await page.keyboard.press("ArrowDown");
	await page.getByRole("button", { name: "Speed 1×" }).click();
	await page.getByRole("button", { name: "Captions" }).click();
	await page.goto("/embed/tv/1396/1/1");
	await page.getByRole("button", { name: /^Play Breaking Bad/ }).click();
	await expect(page.getByRole("slider", { name: "Volume" })).toHaveValue("0.9");
	await expect(page.getByRole("button", { name: "Speed 1.25×" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByText("[beep]")).toBeVisible();
});

test("a remote's arrows and Enter open a film from Home, use its controls and go back", async ({ page }) => {
	await page.goto("/");
	await whenReady(page);
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/watch\//);
	await expect(control(page, "Pause")).toBeFocused();
	await expect(control(page, "Leave full screen")).toBeVisible();
	const playing = page.url();
	await page.keyboard.press("Escape");
	await expect(control(page, "Full screen")).toBeVisible();
	await expect(control(page, "Pause")).toBeFocused();

	await page.keyboard.press("Enter");
	await expect(control(page, "Play")).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(control(page, "Play")).not.toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(control(page, "Play")).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(player(page).getByRole("slider", { name: "Seek" })).toBeFocused();
	const start = await position(page);
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => position(page)).toBeGreaterThanOrEqual(start + 10);

	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("main :focus:not(iframe)")).toBeVisible();
	await page.keyboard.press("ArrowUp");
	await expect(control(page, "Play")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(control(page, "Pause")).toBeFocused();
	await expect(page).toHaveURL(playing);
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole("link", { name: "Resume" })).toBeVisible();
});

test("a remote's arrows pass the volume, which they change after Enter only, and reach every control", async ({
	page,
}) => {
	await page.goto("/watch/movie/27205");
	await whenReady(page);
	await expect(player(page).getByRole("button", { name: /^Play Inception/ })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(control(page, "Pause")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(control(page, "Play")).toBeFocused();
	const volume = player(page).getByRole("slider", { name: "Volume" });
	const passed: string[] = [];
	async function passTo(key: string, target: Locator): Promise<void> {
		for (let pressed = 0; pressed < 12; pressed++) {
			await page.keyboard.press(key);
			passed.push(
				await player(page)
					.locator(":focus")
					.evaluate((element) => element.ariaLabel ?? ""),
			);
			if (await target.evaluate((element) => element === document.activeElement)) return;
		}
	}
	await passTo("ArrowRight", volume);
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowLeft");
	await expect(volume).toHaveValue("0.9");
	await page.keyboard.press("Enter");
	await passTo("ArrowRight", player(page).getByRole("button", { name: /full screen/i }));
	await expect(volume).toHaveValue("0.9");
	expect(passed).toEqual([
		...["Back 10 seconds", "Forward 10 seconds", "Mute", "Volume"],
		...["Speed 1×", "Captions", "Picture in picture", "Full screen"],
	]);
	await passTo("ArrowLeft", control(page, "Play"));
	await expect(volume).toHaveValue("0.9");
});

test("Enter on Play fills the screen with a remote; a pointer and the Tab key leave the page as it is", async ({
	page,
}) => {
	await page.goto("/watch/movie/27205");
	await whenReady(page);
	await expect(player(page).getByRole("button", { name: /^Play Inception/ })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("iframe")).not.toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(player(page).getByRole("button", { name: /^Play Inception/ })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(control(page, "Leave full screen")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(control(page, "Full screen")).toBeVisible();

	await page.goto("/movie/27205");
	await whenReady(page);
	await page.getByRole("link", { name: "Watch Now" }).focus();
	await page.keyboard.press("Enter");
	await expect(control(page, "Pause")).toBeFocused();
	await expect(control(page, "Full screen")).toBeVisible();
});

test("the system's media keys play, pause and seek the film, and none of them starts it over", async ({ page }) => {
	await page.addInitScript(() => {
		const handlers: Record<string, unknown> = {};
		Object.assign(window, { handlers });
		const { setActionHandler } = MediaSession.prototype;
		MediaSession.prototype.setActionHandler = function (action, handler) {
			handlers[action] = handler;
			setActionHandler.call(this, action, handler);
		};
	});
	await page.goto("/tv/1396/1/3");
	await page.getByRole("link", { name: "Watch S1E3" }).click();
	await expect(control(page, "Pause")).toBeFocused();
	const frame = page.frames().find((inner) => inner.url().includes("/embed/"))!;
	function press(action: string, details: object = {}): Promise<void> {
		return frame.evaluate(
			([name, given]) =>
				(window as unknown as { handlers: Record<string, (of: object) => void> }).handlers[name]?.(given),
			[action, details] as const,
		);
	}
	const session = () =>
		frame.evaluate(() => {
			const { metadata, playbackState } = navigator.mediaSession;
			const { handlers } = window as unknown as { handlers: Record<string, unknown> };
			const actions = Object.keys(handlers).filter((action) => handlers[action]);
			return {
				title: metadata?.title,
				artist: metadata?.artist,
				pictures: metadata?.artwork.length,
				playbackState,
				actions,
			};
		});
	await expect.poll(session).toEqual({
		...{ title: "S1E3 · ...And the Bag's in the River", artist: "Breaking Bad", pictures: 1, playbackState: "playing" },
		actions: ["play", "pause", "seekbackward", "seekforward", "seekto", "nexttrack"],
	});
	const status = player(page).getByRole("status");
	await press("seekto", { seekTime: 1200 });
	await expect(status).toHaveText("20:00");
	await press("seekforward", {});
	await expect(status).toHaveText("20:10");
	await press("pause");
	await expect(status).toHaveText("Paused");
	expect((await session()).playbackState).toBe("paused");
	await press("play");
	await expect(status).toHaveText("Playing");
	await page.keyboard.press("End");
	await expect(control(page, "Play again")).toBeVisible();
	await press("play");
	await expect(control(page, "Play again")).toBeVisible();
});

test("autoplay plays from the first episode to the last, across seasons, in full screen", async ({ page }) => {
	test.setTimeout(180_000);
	await page.clock.install();
	await page.goto("/tv/19885");
	await page.getByRole("link", { name: "Watch Now" }).click();
	await expect(control(page, "Pause")).toBeFocused();
	await page.keyboard.press("f");
	await expect(control(page, "Leave full screen")).toBeVisible();
	for (let season = 1; season <= 4; season++) {
		for (let episode = 1; episode <= 3; episode++) {
			await expect(page).toHaveURL(new RegExp(`/watch/tv/19885/${season}/${episode}$`));
			await expect(player(page).getByRole("heading", { name: `S${season}E${episode}` })).toBeAttached();
			await expect(control(page, "Pause")).toBeAttached();
			const length = Number(await player(page).getByLabel("Seek").getAttribute("max"));
			await page.clock.fastForward((length - 12) * 1000);
			await expect.poll(() => position(page)).toBeGreaterThan(length - 15);
			if (season * episode === 12) break;
			await expect(page.getByRole("region", { name: "Next episode" })).toBeVisible();
			await page.clock.runFor(12_000);
		}
	}
	await page.clock.runFor(15_000);
	await expect(control(page, "Play again")).toBeVisible();
	await expect(control(page, "Leave full screen")).toBeVisible();
	await expect(page).toHaveURL(/\/watch\/tv\/19885\/4\/3$/);
});

test("N plays the next episode in place, and full screen stays", async ({ page }) => {
	await page.goto("/tv/1396");
	await page.getByRole("link", { name: "Watch Now" }).click();
	await expect(control(page, "Pause")).toBeFocused();
	await page.keyboard.press("f");
	await expect(control(page, "Leave full screen")).toBeVisible();
	await page.keyboard.press("n");
	await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/2$/);
	await expect(player(page).getByRole("heading", { name: "S1E2" })).toBeAttached();
	await expect(control(page, "Pause")).toBeFocused();
	await expect(control(page, "Leave full screen")).toBeVisible();
	expect(await page.evaluate(() => document.fullscreenElement?.querySelector("iframe") !== null)).toBe(true);
	await page.keyboard.press("Escape");
	await expect(control(page, "Full screen")).toBeVisible();
	await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/2$/);
});

test("a double tap on a side of the picture seeks 10 seconds, a single tap hides and shows the controls", async ({
	page,
}) => {
	await page.goto("/embed/movie/27205?t=600");
	await page.getByRole("button", { name: /^Play Inception/ }).click();
	const screen = page.getByRole("img", { name: "A countdown, then artwork of Inception" });
	/** One or two taps of a finger at a share of the width. */
	function tap(share: number, times: 1 | 2): Promise<void> {
		return screen.evaluate(
			(element, { share, times }) => {
				const clientX = element.getBoundingClientRect().width * share;
				for (let count = 0; count < times; count++) {
					for (const type of ["pointerdown", "pointerup"]) {
						element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch", clientX }));
					}
				}
			},
			{ share, times },
		);
	}
	const controls = page.locator("[data-part=controls]");
	await expect(controls).toHaveCSS("opacity", "1");
	await tap(0.5, 1);
	await expect(controls).toHaveCSS("opacity", "0");
	// Two taps at one place could count as a double tap.
	await tap(0.1, 1);
	await expect(controls).toHaveCSS("opacity", "1");
	await page.keyboard.press("k");
	await expect(page.getByRole("status")).toHaveText("Paused");
	const seek = page.getByRole("slider", { name: "Seek" });
	const start = Number(await seek.inputValue());
	await tap(0.9, 2);
	await expect.poll(async () => Math.round(Number(await seek.inputValue()) - start)).toBe(10);
	await expect(controls).toHaveCSS("opacity", "1");
	await tap(0.1, 2);
	await expect.poll(async () => Math.round(Number(await seek.inputValue()) - start)).toBe(0);
});

test.describe("on a television", () => {
	test.use({ viewport: { width: 1920, height: 1080 } });

	test("the first arrow key moves the focus and scrolls nothing", async ({ page }) => {
		await page.goto("/");
		await whenReady(page);
		await page.keyboard.press("ArrowDown");
		await expect(page.getByRole("link", { name: "Watch Now" })).toBeFocused();
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
		await page.keyboard.press("ArrowDown");
		await expect(page.getByRole("main").locator("li a:focus")).toBeInViewport();
	});
});
