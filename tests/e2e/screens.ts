import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { openDatabase } from "~/database/open.server";
import { activityLines } from "~/domain/accounts/activity.server";
import type { Site } from "../harness/site";
import { givenAccount, PASSWORD, requirePassword, whenReady } from "./accounts";

/** Every page and state of the product with the fake TMDB, for checks that all of them have to pass. */
export interface Screen {
	name: string;
	path: string;
	/** Creates the state after the page has loaded. */
	act?: (page: Page) => Promise<unknown>;
	/** Narrowest and widest window in which the state exists. */
	from?: number;
	until?: number;
}

const PHONE = 767;
const WIDE = 768;

async function openLogin(page: Page) {
	await whenReady(page);
	await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
	await expect(page.getByRole("dialog", { name: "Login" })).toBeVisible();
}

async function openMenu(page: Page) {
	await page.getByRole("button", { name: "Menu", exact: true }).click();
}

export const SCREENS: Screen[] = [
	{ name: "Home", path: "/" },
	{ name: "Movies", path: "/movies" },
	{ name: "Movies, filtered", path: "/movies?genre=28&year_from=1950&score=5" },
	{ name: "Movies, nothing found", path: "/movies?q=zzzzqqqq" },
	{
		name: "Movies, more filters",
		path: "/movies",
		act: async (page) => {
			await whenReady(page);
			await page.getByRole("button", { name: "More filters" }).click();
			await expect(page.getByRole("dialog", { name: "More filters" })).toBeVisible();
		},
	},
	{ name: "TV Shows", path: "/tv?chip=top_rated" },
	{ name: "Search, empty", path: "/search" },
	{ name: "Search, results", path: "/search?q=lantern" },
	{ name: "Search, nothing found", path: "/search?q=zzzzqqqq" },
	{ name: "Pictures", path: "/pictures" },
	{ name: "Pictures, two picked", path: "/pictures?sign=rocket&sign=house" },
	{ name: "Pictures, nothing shared", path: "/pictures?sign=book&sign=sword" },
	{ name: "Signs", path: "/signs" },
	{ name: "Signs, three wrong guesses", path: "/signs?guess=1000&guess=1001&guess=1002&q=lantern" },
	{ name: "Surprise Me", path: "/surprise?time=120&title=movie:1000" },
	{ name: "Surprise Me, nothing fits", path: "/surprise?kind=movie&year_to=1900" },
	{ name: "Surprise Me, from more", path: "/surprise?time=120&mood=scary&title=movie:1000&missed_time=90" },
	{ name: "Movie", path: "/movie/1000" },
	{ name: "Movie, few known facts", path: "/movie/1003" },
	{ name: "Person", path: "/person/100000" },
	{ name: "Collection", path: "/collection/800" },
	{ name: "API", path: "/api/docs" },
	{ name: "Movie, very long title", path: "/movie/1014" },
	{ name: "Movie, right-to-left title", path: "/movie/1016" },
	{
		name: "Movie, More",
		path: "/movie/1001",
		act: async (page) => {
			await page.getByRole("button", { name: "More", exact: true }).click();
			await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
		},
	},
	{ name: "Show", path: "/tv/50001/1/2" },
	{ name: "Show, very long name", path: "/tv/50007" },
	{ name: "Show, right-to-left name", path: "/tv/50009" },
	{ name: "Watch a movie", path: "/watch/movie/1014" },
	{
		name: "Watch an episode, server configuration",
		path: "/watch/tv/50001/1/2",
		act: async (page) => {
			await whenReady(page);
			await page.getByRole("button", { name: "Server Settings" }).click();
			await expect(page.getByText("Server Configuration")).toBeVisible();
		},
	},
	{ name: "My List, signed out", path: "/my-list" },
	{ name: "Login, rejected", path: "/login", act: rejectLogin },
	{ name: "Sign Up, invalid", path: "/signup", act: fillInvalidSignup },
	{ name: "Login over a page", path: "/movie/1001", from: WIDE, act: openLogin },
	{ name: "Menu, signed out", path: "/privacy", until: PHONE, act: openMenu },
	{ name: "Forgot password", path: "/forgot-password" },
	{ name: "Verify an address", path: "/verify-email?token=unknown" },
	{ name: "Reset password", path: "/reset-password?token=unknown" },
	{ name: "Privacy Policy", path: "/privacy" },
	{ name: "DMCA", path: "/dmca" },
	{ name: "Not found", path: "/404" },
	{ name: "Catalogue down", path: "/404?reason=unavailable&from=%2Fmovie%2F1001" },
	{
		name: "Shortcuts",
		path: "/search",
		from: WIDE,
		act: async (page) => {
			await whenReady(page);
			await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
			await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
		},
	},
];

async function rejectLogin(page: Page) {
	await whenReady(page);
	await page.getByLabel("Email or Username").fill("nobody");
	await page.getByLabel("Password", { exact: true }).fill("wrong");
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByRole("alert")).not.toBeEmpty();
}

async function fillInvalidSignup(page: Page) {
	await whenReady(page);
	await page.getByLabel("Username").fill("ab");
	await page.getByLabel("Email").fill("no address");
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByLabel("Confirm Password").fill(PASSWORD);
	if (await page.getByLabel("Full Name").isVisible()) await page.getByLabel("Full Name").fill("A B");
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name: "Sign Up" }).click();
	await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
}

async function openNote(page: Page) {
	await whenReady(page);
	const label = page.getByText(/^(?:Add a note|Edit your note)/).first();
	await label.click();
	await expect(page.getByLabel(/^Your note on/).first()).toBeFocused();
	await page.keyboard.type("Seen with Ada, who knew every line of it. ".repeat(6));
}

/**
 * An admin who has opened 1000, 1014 and 50001, has a play of 1000 with a note, saved nothing, and has a sign-in and a role change in
 * their activity.
 */
export async function givenOwnScreens(site: Site, request: APIRequestContext) {
	const account = await givenAccount(site, "admin");
	const client = { userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", network: "203.0.113.7" };
	await openDatabase(site.db).batch(
		activityLines(openDatabase(site.db), { userId: account.id, kind: "sign-in", client }),
	);
	await openDatabase(site.db).batch(
		activityLines(openDatabase(site.db), { userId: account.id, kind: "role", role: "admin" }),
	);
	for (const [media_id, media_type] of [
		[1000, "movie"],
		[1014, "movie"],
		[50_001, "tv"],
	]) {
		await request.post("/api/watch-history", {
			headers: { authorization: `Bearer ${account.token}` },
			data: { media_id, media_type },
		});
	}
	await request.post("/api/plays", {
		headers: { authorization: `Bearer ${account.token}` },
		data: { media_id: 1000, media_type: "movie", watched_at: "2026-05-01", note: "Lent by Jo" },
	});
	return account;
}

/** For that admin. */
export const OWN_SCREENS: Screen[] = [
	{ name: "Home, signed in", path: "/" },
	{ name: "My List", path: "/my-list" },
	{ name: "My List, filtered", path: "/my-list?sort=title&show=shows" },
	{ name: "My List, searched", path: "/my-list?q=a&short=1" },
	{ name: "My List, nothing fits", path: "/my-list?tab=watchlater&q=nothing&genre=Drama" },
	{ name: "My List, selecting", path: "/my-list?select=1" },
	{ name: "My List, Debug", path: "/my-list?debug=1" },
	{ name: "My List, Watch Later", path: "/my-list?tab=watchlater" },
	{
		name: "My List, options of a card",
		path: "/my-list",
		until: PHONE,
		act: async (page) => {
			await page
				.getByRole("button", { name: /^Options for/ })
				.first()
				.click();
			await expect(page.getByRole("link", { name: "View Details" })).toBeVisible();
		},
	},
	{
		name: "My List, removed with Undo",
		path: "/my-list",
		from: WIDE,
		act: async (page) => {
			await whenReady(page);
			const card = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Remove/ }) });
			await card.first().hover();
			await card
				.first()
				.getByRole("button", { name: /^Remove/ })
				.click();
			await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
		},
	},
	{ name: "Lists", path: "/my-list/lists" },
	{ name: "Add to a list", path: "/my-list/lists?title=movie:1000" },
	{ name: "A list whose link has ended", path: "/lists/abcdefghijklmnopqrstuvwxyz1" },
	{ name: "What You Watched", path: "/watched" },
	{ name: "What You Watched, as tickets", path: "/watched?look=tickets" },
	{ name: "A note on a title", path: "/movie/1000", act: openNote },
	{ name: "A note on an episode", path: "/tv/50001/1/2", act: openNote },
	{ name: "Notes on plays", path: "/watched", act: openNote },
	{ name: "A year without entries", path: "/watched/1999" },
	{ name: "A year", path: `/watched/${new Date().getUTCFullYear()}` },
	{ name: "All years", path: "/watched/all" },
	{ name: "Who is watching", path: "/profiles" },
	{ name: "Settings", path: "/settings" },
	{ name: "People", path: "/settings?tab=profiles" },
	{ name: "Add a person", path: "/settings?tab=profiles&profile=new" },
	{ name: "Watching", path: "/settings?tab=watching" },
	{ name: "Your data", path: "/settings?tab=data" },
	{ name: "Import", path: "/settings/import" },
	{ name: "Security", path: "/settings?tab=security" },
	{
		name: "Password prompt",
		path: "/settings",
		act: async (page) => {
			await whenReady(page);
			await requirePassword(page, "**/settings.data*");
			await page.getByRole("button", { name: "Save Changes" }).click();
			const dialog = page.getByRole("alertdialog", { name: "Confirm your password" });
			await dialog.getByLabel("Your Password").fill("wrong");
			await dialog.getByRole("button", { name: "Confirm" }).click();
			await expect(dialog.getByText("Current password is incorrect")).toBeVisible();
		},
	},
	{
		name: "Delete Account",
		path: "/settings?tab=security",
		act: async (page) => {
			await whenReady(page);
			await page.getByRole("link", { name: "Delete Account" }).click();
			await expect(page.getByRole("alertdialog")).toBeVisible();
		},
	},
	{
		name: "Debug",
		path: "/settings?tab=debug",
		act: async (page) => {
			await whenReady(page);
			await page.getByRole("button", { name: "Refresh" }).click();
			await expect(page.getByText("User count")).toBeVisible();
		},
	},
	{ name: "Menu, signed in", path: "/privacy", until: PHONE, act: openMenu },
	{
		name: "User menu",
		path: "/privacy",
		from: WIDE,
		act: async (page) => {
			await page.getByRole("button", { name: /^Account of/ }).click();
			await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
		},
	},
];
