// What a visitor does most, in any browser. `firefox.test.ts` and `webkit.test.ts` run these.
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenUser, PASSWORD } from "../harness/accounts";
import { startTestSite } from "../harness/site";
import { type Network, startNetwork } from "./network";
import type { TestBrowser } from "./tab";
import { Visitor } from "./visitor";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function signIn(visitor: Visitor, role: "user" | "owner" = "user") {
	const user = await givenUser(visitor.site, { role });
	await visitor.goto("/login");
	await visitor.fill("input", "Email or Username", user.username);
	await visitor.fill("input", "Password", PASSWORD);
	await visitor.click("main button", "Login");
	await visitor.isAt("/");
	await visitor.sees("[popovertarget=user-menu]");
	return user;
}

type Journey = (visitor: Visitor) => Promise<void>;

interface JourneyOptions {
	size?: { width: number; height: number };
	/** Errors of the console that the journey causes on purpose. */
	expectedErrors?: RegExp;
}

/** Starts the site once, and a browser for its tests. Returns a function that defines a journey of a new visitor. */
export function useBrowser(start: () => Promise<TestBrowser>) {
	let site: Awaited<ReturnType<typeof startTestSite>>;
	let network: Network;
	let browser: TestBrowser;

	beforeAll(async () => {
		site = await startTestSite({ catalogue: "sample", variables: {} });
		network = await startNetwork(site.url);
		browser = await start();
	});

	afterAll(async () => {
		await browser?.close();
		await network?.stop();
		await site?.stop();
	});

	return function journey(title: string, run: Journey, { size = DESKTOP, expectedErrors }: JourneyOptions = {}): void {
		test(title, async () => {
			Object.assign(network, { isDown: false, held: null, heldCount: 0 });
			const tab = await browser.openTab(size);
			try {
				await run(new Visitor(tab, site, network));
				expect(tab.errors.filter((text) => !expectedErrors?.test(text))).toEqual([]);
			} finally {
				await tab.close();
			}
		});
	};
}

export function describeJourneys(journey: ReturnType<typeof useBrowser>): void {
	journey("a visitor signs up, signs out in the menu, and signs in in the dialog", async (visitor) => {
		const name = `user-${crypto.randomUUID().slice(0, 8)}`;
		await visitor.goto("/signup");
		await visitor.fill("input", "Username", name);
		await visitor.fill("input", "Email", `${name}@example.com`);
		await visitor.fill("input", "Password", PASSWORD);
		await visitor.fill("input", "Confirm Password", PASSWORD);
		await visitor.click("main [type=checkbox]");
		await visitor.click("main button", "Sign Up");
		await visitor.isAt("/");
		await visitor.click("button", `Account of ${name}`);
		await visitor.click("#user-menu button", "Logout");
		await visitor.click("header a", "Login");
		await visitor.fill("dialog input", "Email or Username", name);
		await visitor.fill("dialog input", "Password", PASSWORD);
		await visitor.click("dialog button", "Login");
		await visitor.sees("button", `Account of ${name}`);
	});

	journey("a search finds a title, and Back returns to the results", async (visitor) => {
		await visitor.goto("/");
		await visitor.press("/");
		await visitor.sees("main [type=search]", undefined, { isFocused: true });
		await visitor.press(..."matrix");
		await visitor.isAt("/search?q=matrix");
		await visitor.click("main a.card", /^The Matrix/);
		await visitor.isAt("/movie/603");
		await visitor.sees("h1", "The Matrix");
		await visitor.tab.back();
		await visitor.isAt("/search?q=matrix");
		await visitor.sees("main [type=search]", undefined, { value: "matrix" });
		await visitor.sees("main a.card", /^The Matrix/);
	});

	journey("a listing is filtered, and Back returns to its place and its focus", async (visitor) => {
		await visitor.goto("/movies");
		await visitor.click("main nav a", "Top Rated");
		await visitor.isAt("/movies?chip=top_rated");
		await visitor.sees("main nav [aria-current]", "Top Rated");
		const last = await visitor.sees(".title-list > li:nth-child(20) a.card");
		const place = await visitor.tab.evaluate(() => scrollY);
		expect(place).toBeGreaterThan(0);
		await visitor.click("a.card", last.text);
		await visitor.isAt(/^\/movie\/\d+$/);
		await visitor.sees("main a", "Watch Now");
		await visitor.tab.back();
		await visitor.isAt("/movies?chip=top_rated");
		// Browsers round a position between two pixels in their own way.
		await expect.poll(() => visitor.tab.evaluate(() => scrollY)).toBeCloseTo(place, 0);
		await visitor.sees("a.card", last.text, { isFocused: true });
	});

	journey("a dialog closes on Escape, and gives the focus back", async (visitor) => {
		await visitor.goto("/movie/27205");
		await visitor.click("header a", "Login");
		await visitor.sees("dialog input", "Email or Username");
		await visitor.press("Escape");
		await visitor.seesNo("dialog");
		await visitor.sees("header a", "Login", { isFocused: true });
	});

	journey("a film starts with Watch Now, pauses, seeks and resumes where it stopped", async (visitor) => {
		await visitor.goto("/movie/27205");
		await visitor.click("main a", "Watch Now");
		await visitor.player.sees("button", "Pause", { isFocused: true });
		await visitor.press("5");
		await visitor.player.sees("[role=status]", "1:14:00");
		await visitor.press("k");
		await visitor.player.sees("[role=status]", "Paused");
		await visitor.goto("/movie/27205");
		await visitor.click("main a", "Resume");
		await visitor.player.sees("button", "Pause", { isFocused: true });
		const { value } = await visitor.player.sees("[data-part=seek]");
		expect(Number(value)).toBeGreaterThanOrEqual(74 * 60);
	});

	journey("an episode that ends leads to the next one, which starts by itself", async (visitor) => {
		await visitor.goto("/tv/1396/1/1");
		await visitor.click("main a", /^Watch /);
		await visitor.player.sees("button", "Pause", { isFocused: true });
		await visitor.press("n");
		await visitor.isAt("/watch/tv/1396/1/2");
		await visitor.player.sees("button", "Pause");
		await visitor.sees("main h2", /^Episode 2: /);
	});

	journey("a title is saved, removed from My List and restored", async (visitor) => {
		await signIn(visitor);
		await visitor.goto("/movie/603");
		await visitor.click("main button", /^Add to Watch Later/);
		await visitor.sees("main button", /^Remove from Watch Later/);
		await visitor.click("header nav a", "My List");
		await visitor.click("main a", /^Watch Later ?1 item/);
		await visitor.hover("main a", "Watch The Matrix");
		await visitor.click("main button", "Remove The Matrix");
		await visitor.seesNo("main a", "Watch The Matrix");
		await visitor.click("button", "Undo");
		await visitor.sees("main a", "Watch The Matrix");
		await visitor.goto("/my-list?tab=watchlater");
		await visitor.sees("main a", "Watch The Matrix");
	});

	journey("Settings ask for the password before the e-mail address changes", async (visitor) => {
		const { id } = await signIn(visitor);
		const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
		const before = Date.now() - 11 * 60_000;
		await visitor.site.db.prepare("update sessions set password_at = ? where user_id = ?").bind(before, id).run();
		await visitor.goto("/settings");
		await visitor.fill("main input", "Email Address", email);
		await visitor.click("main button", /^Save/);
		await visitor.fill("dialog input", "Your Password", PASSWORD);
		await visitor.click("dialog button", "Confirm");
		await visitor.seesNo("dialog");
		await visitor.click("[popovertarget=user-menu]");
		await visitor.sees("#user-menu p", email);
	});

	journey("an owner finds a user in the panel, and deletes them after a question", async (visitor) => {
		const ada = await givenUser(visitor.site, {});
		await signIn(visitor, "owner");
		await visitor.click("[popovertarget=user-menu]");
		await visitor.click("#user-menu a", "Admin Panel");
		await visitor.click("main a", "User Management");
		await visitor.fill("main [type=search]", /./, ada.username);
		await visitor.press("Enter");
		await visitor.isAt(`/admin?tab=users&q=${ada.username}`);
		await visitor.click("main button", `Delete ${ada.username}`);
		await visitor.click("dialog button", "Delete");
		await visitor.seesNo("main button", `Delete ${ada.username}`);
		await visitor.sees("main h3, main h2", "No users found");
	});

	journey(
		"arrow keys walk through cards and menus, Escape closes a menu, and letters lead to pages",
		async (visitor) => {
			await visitor.goto("/movie/27205");
			await visitor.press("Tab", "Enter", "Tab");
			await visitor.sees("main a", "Watch Now", { isFocused: true });
			await visitor.press("ArrowRight");
			await visitor.sees("main a", "Trailer", { isFocused: true });
			await visitor.click("main button", "More");
			await visitor.sees("[popover] a", "WhatsApp");
			await visitor.press("Escape");
			await visitor.seesNo("[popover] a", "WhatsApp");
			await visitor.press("?");
			await visitor.sees("dialog h2", "Keyboard shortcuts");
			await visitor.press("Escape");
			await visitor.seesNo("dialog");
			await visitor.press("g", "m");
			await visitor.isAt("/movies");
		},
	);

	journey(
		"a phone's menu leads to a page, and closes",
		async (visitor) => {
			await visitor.goto("/");
			await visitor.seesNo("#mobile-menu");
			await visitor.click("header button", "Menu");
			await visitor.click("#mobile-menu a", "TV Shows");
			await visitor.isAt("/tv");
			await visitor.seesNo("#mobile-menu");
		},
		{ size: PHONE },
	);

	journey("a page is left while the script of a hovered card is loading", async (visitor) => {
		await visitor.goto("/");
		visitor.network.held = /\/assets\/(movie|show)-/;
		await visitor.hover("main .card-row a.card");
		await expect.poll(() => visitor.network.heldCount).toBeGreaterThan(0);
		await visitor.goto("/privacy");
		await visitor.sees("h1", "Privacy Policy");
	});

	journey("a page is left while a module that it loads by itself is on its way", async (visitor) => {
		visitor.network.held = /\/assets\/interaction-parts/;
		await signIn(visitor);
		await expect.poll(() => visitor.network.heldCount).toBe(1);
		// The next page needs it for its menu.
		visitor.network.held = null;
		await visitor.goto("/privacy");
		await visitor.sees("h1", "Privacy Policy");
	});

	journey(
		"without a network the offline page is shown, and the page that was asked for once it is back",
		async (visitor) => {
			await visitor.goto("/");
			// The worker is registered at the first sign of the visitor.
			await visitor.tab.moveTo(200, 200);
			await visitor.tab.evaluate(() => navigator.serviceWorker.ready.then(() => true));
			await visitor.goto("/movies");
			visitor.network.isDown = true;
			await visitor.tab.open(`${visitor.network.url}/movie/27205`);
			await visitor.sees("h1", "You are offline");
			visitor.network.isDown = false;
			await visitor.click("a, button", "Try again");
			await visitor.sees("h1", "Inception");
		},
		{ expectedErrors: /NetworkError|Failed|offline|ServiceWorker|fetch/i },
	);
}
