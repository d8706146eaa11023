import { expect, type Page, type Route } from "@playwright/test";
import { newcomer, PASSWORD, requirePassword, whenReady } from "./accounts";

/** A screen in a state, and its exact texts. */
export interface ScreenTexts {
	screen: string;
	path: string;
	/** Creates the state after the page has loaded. */
	act?: (page: Page) => Promise<unknown>;
	texts: string[];
}

/** Those of the texts that are not on the screen: as text, as the name of a control or as a placeholder. */
async function missing(page: Page, texts: string[]): Promise<string[]> {
	const seen = await page.evaluate(() => {
		const texts = new Set<string>();
		const shown = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
		for (const element of shown) {
			const text = element.textContent ?? "";
			const names = [
				element.getAttribute("aria-label"),
				element.getAttribute("title"),
				element.getAttribute("placeholder"),
			];
			for (const one of [text.length < 500 ? text : null, ...names]) {
				if (one) texts.add(one.replace(/\s+/g, " ").trim());
			}
			if (element instanceof HTMLSelectElement) for (const { text: choice } of element.options) texts.add(choice);
		}
		return [...texts];
	});
	return texts.filter((text) => !seen.some((one) => one.includes(text)));
}

export async function expectTexts(page: Page, screens: ScreenTexts[]): Promise<void> {
	for (const { screen, path, act, texts } of screens) {
		await page.goto(path);
		await whenReady(page);
		await act?.(page);
		await expect.poll(() => missing(page, texts), screen).toEqual([]);
		// The text may be there before the request is; without their route, forms that are held would reach the server.
		for (const route of held.splice(0)) await (await route).abort();
		await page.goto("about:blank");
		await page.unrouteAll({ behavior: "ignoreErrors" });
	}
}

function click(role: "button" | "link", name: string | RegExp) {
	return (page: Page) => page.getByRole(role, { name }).first().click();
}

const held: Promise<Route>[] = [];

/** The form that is sent to the URL gets no response until the screen has been read. */
async function hold(page: Page, address: string) {
	let arrive: (route: Route) => void = () => undefined;
	held.push(
		new Promise((resolve) => {
			arrive = resolve;
		}),
	);
	await page.route(address, (route) => (route.request().method() === "POST" ? arrive(route) : route.fallback()));
}

/** Forms that are sent to the URL do not reach the server. */
function cut(page: Page, address: string) {
	return page.route(address, (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
}

export async function signUp(page: Page) {
	const { username, email } = newcomer();
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByLabel("Confirm Password").fill(PASSWORD);
	const fullName = page.getByLabel("Full Name");
	if (await fullName.isVisible()) await fullName.fill("Grace Hopper");
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name: "Sign Up" }).click();
}

export const EVERYBODY: ScreenTexts[] = [
	{
		screen: "Home",
		path: "/",
		texts: [
			...["Home", "Movies", "TV Shows", "My List", "Search", "Login", "Sign Up", "Watch Now", "More Info"],
			...["Trending Now", "Popular Movies", "Trending TV Shows", "Popular TV Shows", "Netflix Originals"],
			...["Disney+ Collection", "HBO Series", "Prime Video"],
		],
	},
	{
		screen: "Login",
		path: "/privacy",
		act: (page) => page.getByRole("banner").getByRole("link", { name: "Login" }).click(),
		texts: ["Email or Username", "Password", "Remember me", "Forgot password?", "Create new account"],
	},
	{
		screen: "Login, rejected",
		path: "/login",
		act: async (page) => {
			await page.getByLabel("Email or Username").fill("nobody");
			await page.getByLabel("Password", { exact: true }).fill("wrong");
			await page.getByRole("button", { name: "Login" }).click();
		},
		texts: ["Invalid email or password"],
	},
	{
		screen: "Login, server unreachable",
		path: "/login",
		act: async (page) => {
			await cut(page, "**/login.data*");
			await page.getByLabel("Email or Username").fill("nobody");
			await page.getByLabel("Password", { exact: true }).fill("wrong");
			await page.getByRole("button", { name: "Login" }).click();
		},
		texts: ["Login failed"],
	},
	{
		screen: "Sign Up, server unreachable",
		path: "/signup",
		act: async (page) => {
			await cut(page, "**/signup.data*");
			await signUp(page);
		},
		texts: ["Registration failed"],
	},
	{ screen: "Sign Up", path: "/signup", texts: ["Username", "Email", "Confirm Password", "Sign in instead"] },
	{
		screen: "Movies",
		path: "/movies",
		texts: [
			...["All Movies", "Trending", "Top Rated", "Latest", "All Genres", "Most Popular", "A to Z"],
			...["Load More"],
		],
	},
	{ screen: "Movies, filtered", path: "/movies?genre=28", texts: ["Clear Filters"] },
	{ screen: "TV Shows", path: "/tv", texts: ["All Shows", "Trending", "Top Rated", "Latest", "All Genres", "A to Z"] },
	{
		screen: "Movies, nothing found",
		path: "/movies?q=zzzzqqqq",
		texts: ["No content found", "Try adjusting your search criteria"],
	},
	{ screen: "Search", path: "/search", texts: ["All", "Movies", "TV Shows", "People", "Start your search"] },
	{ screen: "Search, results", path: "/search?q=the", texts: ["Load More Results"] },
	{ screen: "Search, nothing found", path: "/search?q=zzzzqqqq", texts: ["No results found"] },
	{
		screen: "Movie",
		path: "/movie/27205",
		texts: [
			...["Watch Now", "Add to Watch Later", "Share", "Overview", "Production Details", "Box Office", "$160.0M"],
			...["Movie Details", "2h 28m", "Genres", "Trailer", "Cast", "You Might Also Like", "Released"],
		],
	},
	{
		screen: "Show",
		path: "/tv/1396/1/3",
		texts: ["Show Details", "First Air Date", "Seasons", "Episodes", "Rating", "Production", "Selected", "Season 1"],
	},
	{
		screen: "Watch a movie",
		path: "/watch/movie/27205",
		texts: ["Movie Details", "Server Settings", "Streaming Servers", "Currently Active", "Click to Switch"],
	},
	{
		screen: "Watch an episode",
		path: "/watch/tv/1396/1/3",
		act: click("button", "Server Settings"),
		texts: [
			...["S1E3", "Episode Navigation", "Season 1 of 5 seasons", "Previous", "Next Episode", "Episode 3: ", "47 min"],
			...["Refresh Servers", "Server Configuration", "Show Details", "Seasons", "Season 1 Episodes"],
		],
	},
	{
		screen: "Watch, servers not refreshed",
		path: "/watch/movie/27205",
		act: async (page) => {
			await page.route("**/api/player-servers**", (route) => route.abort());
			await click("button", "Refresh Servers")(page);
		},
		texts: ["Failed to refresh server config", "Config Error"],
	},
	{
		screen: "My List, signed out",
		path: "/my-list",
		texts: [
			"Sign In Required",
			"Please sign in to access your personal watchlist and continue watching.",
			"Go to Home",
		],
	},
	{
		screen: "Privacy Policy",
		path: "/privacy",
		texts: [
			...["January 15, 2025", "Introduction", "Information We Collect", "How We Use Your Information"],
			...["Cookies and Tracking", "Data Security", "Your Rights", "Data Retention", "Contact Us", "Policy Updates"],
			...["marquee_session", "marquee.library", "marquee.lists", "Data Retention says what stays."],
		],
	},
	{
		screen: "DMCA",
		path: "/dmca",
		texts: [
			...["January 15, 2025", "Copyright Concerns", "Third-Party Content Responsibility", "Legal Compliance"],
			...["Contact Information", "DMCA/Copyright Concern", "Disclaimer"],
		],
	},
	{
		screen: "Not found",
		path: "/404",
		texts: [
			...["404", "Page Not Found", "The page you're looking for doesn't exist or has been moved."],
			...["Go Home", "Go Back"],
		],
	},
	{
		screen: "Outage",
		path: "/404?reason=unavailable&from=%2Fmovie%2F27205",
		texts: ["The catalogue is not responding", "Try again", "Go Home", "Go Back"],
	},
	{
		screen: "Error fallback",
		path: "/privacy",
		act: async (page) => {
			await page.route(/\.data(?:\?|$)/, (route) => route.fulfill({ status: 500, body: "broken" }));
			await page.getByRole("banner").getByRole("link", { name: "Marquee" }).click();
		},
		texts: ["Something went wrong", "Failed to load content. Please try again.", "Try again"],
	},
];

/** For a user who has watched 27205 and episode 3 of 1396. */
export const USERS: ScreenTexts[] = [
	{ screen: "Home, signed in", path: "/", texts: ["Recommended for You"] },
	{
		screen: "User menu",
		path: "/privacy",
		act: click("button", /^Account of/),
		texts: ["Settings", "Logout"],
	},
	{
		screen: "My List",
		path: "/my-list",
		texts: [
			...["My List", "Your personal entertainment collection", "Continue Watching", "Watch Later", "2 items", "Debug"],
			...["S1E3", "Just now"],
		],
	},
	{ screen: "My List, Debug", path: "/my-list?debug=1", texts: ["Watch History Debug Info"] },
	{
		screen: "My List, Watch Later",
		path: "/my-list?tab=watchlater",
		texts: ["No saved content", "Suggestions", "Start: S1E1", "0 items"],
	},
	{
		screen: "My List, not removed",
		path: "/my-list",
		act: async (page) => {
			await page.route("**/api/changes", (route) =>
				route.fulfill({ status: 500, json: { success: false, message: "" } }),
			);
			await page.getByRole("listitem").filter({ hasText: "Inception" }).hover();
			await click("button", "Remove Inception")(page);
		},
		texts: ["Failed to remove item. Please try again."],
	},
	{
		screen: "Profile",
		path: "/settings",
		texts: [
			...["Settings", "Manage your account settings and preferences", "Profile", "Security", "USER", "Free"],
			...["Username", "Email Address", "Save Changes"],
		],
	},
	{
		screen: "Profile, saved",
		path: "/settings",
		act: click("button", "Save Changes"),
		texts: ["Profile updated successfully!"],
	},
	{
		screen: "Profile, being saved",
		path: "/settings",
		act: async (page) => {
			await hold(page, "**/settings.data*");
			await click("button", "Save Changes")(page);
		},
		texts: ["Saving..."],
	},
	{
		screen: "Watching",
		path: "/settings?tab=watching",
		texts: ["Autoplay next episode", "Player server", "Watch history", "See what I've watched"],
	},
	{
		screen: "Your data",
		path: "/settings?tab=data",
		texts: ["Download my data", "Go to Data Management", "Clear what I've watched", "Delete my account"],
	},
	{
		screen: "Security",
		path: "/settings?tab=security",
		texts: [
			...["Current Password", "New Password", "Confirm New Password", "Show current password", "Change Password"],
			...["Danger Zone", "Delete Account", "Data Management", "Migrate Watch History to Database"],
			"Migrate to Database",
			...["Sessions", "Every browser and app that is signed in to your account.", "Account activity"],
			"Up to 100 events from the last 180 days, newest first. If you do not recognize one, change your password.",
		],
	},
	{
		screen: "Profile, password prompt",
		path: "/settings",
		act: async (page) => {
			await requirePassword(page, "**/settings.data*");
			await click("button", "Save Changes")(page);
		},
		texts: [
			...["Confirm your password", "Enter your password to continue. We won't ask for it again for ten minutes."],
			...["Your Password", "Cancel", "Confirm"],
		],
	},
	{
		screen: "Profile, password prompt, server unreachable",
		path: "/settings",
		act: async (page) => {
			await requirePassword(page, "**/settings.data*");
			await click("button", "Save Changes")(page);
			const dialog = page.getByRole("alertdialog", { name: "Confirm your password" });
			await dialog.getByLabel("Your Password").fill(PASSWORD);
			await cut(page, "**/settings.data*");
			await dialog.getByRole("button", { name: "Confirm" }).click();
		},
		texts: ["Confirm your password", "We couldn't check your password. Try again in a moment."],
	},
	{
		screen: "Security, password being changed",
		path: "/settings?tab=security",
		act: async (page) => {
			await hold(page, "**/settings.data*");
			await fillPasswords(page, "Quite another 9", "Quite another 9");
		},
		texts: ["Changing Password..."],
	},
	{
		screen: "Security, password not changed",
		path: "/settings?tab=security",
		act: async (page) => {
			await cut(page, "**/settings.data*");
			await fillPasswords(page, "Quite another 9", "Quite another 9");
		},
		texts: ["Failed to change password"],
	},
	{
		screen: "Migration, confirmation",
		path: "/settings?tab=security",
		act: click("button", "Migrate to Database"),
		texts: ["This will migrate your localStorage watch history to the database for cross-device syncing. Continue?"],
	},
	{
		screen: "Delete Account, confirmation",
		path: "/settings?tab=security",
		act: click("link", "Delete Account"),
		texts: ["Are you sure you want to delete your account? This action cannot be undone."],
	},
	{
		screen: "Delete Account, being deleted",
		path: "/settings?tab=security",
		act: async (page) => {
			await hold(page, "**/settings.data*");
			await confirmDeletion(page);
		},
		texts: ["Deleting..."],
	},
	{
		screen: "Delete Account, failed",
		path: "/settings?tab=security",
		act: async (page) => {
			await cut(page, "**/settings.data*");
			await confirmDeletion(page);
		},
		texts: ["Failed to delete account"],
	},
];

async function fillPasswords(page: Page, first: string, second: string) {
	await page.getByLabel("Current Password").fill("Correct horse 7");
	await page.getByLabel("New Password", { exact: true }).fill(first);
	await page.getByLabel("Confirm New Password").fill(second);
	await page.getByRole("button", { name: "Change Password" }).click();
}

async function confirmDeletion(page: Page) {
	await page.getByRole("link", { name: "Delete Account" }).click();
	const question = page.getByRole("alertdialog");
	await question.getByLabel("Your Password").fill(PASSWORD);
	await question.getByRole("button", { name: "Delete Account" }).click();
}

export const OWNERS: ScreenTexts[] = [
	{ screen: "User menu of an owner", path: "/privacy", act: click("button", /^Account of/), texts: ["Admin Panel"] },
	{
		screen: "Debug",
		path: "/settings?tab=debug",
		texts: ["Debug Information", "Refresh", "Click refresh to load debug information"],
	},
	{
		screen: "Debug, not loaded",
		path: "/settings?tab=debug",
		act: async (page) => {
			await page.route("**/settings.data*", (route) => route.abort());
			await click("button", "Refresh")(page);
		},
		texts: ["Failed to load debug information"],
	},
	{
		screen: "Dashboard",
		path: "/admin",
		texts: [
			...["Admin Panel", "System administration and user management", "Logged in as", "Dashboard", "User Management"],
			...["System Settings", "Activity Logs", "System Overview", "Refresh", "Total Users", "Premium Users"],
			...["Admin Users", "Watch History", "Quick Actions", "Export Users", "Download user data"],
			...["Clear Watch History", "Remove localStorage watch data", "Clear TMDB Cache", "Clear server-side API cache"],
			...["Cleanup Old Records", "Remove database records older than 15 days", "Manage Users", "Create Test Admin"],
			...["Add admin user to database", "Promote Self to Admin", "Grant admin access via database"],
			...["TMDB Cache Performance", "Total Keys", "Hit Rate", "Cache Hits", "Cache Misses"],
		],
	},
	{
		screen: "User Management",
		path: "/admin?tab=users",
		texts: [
			...["Export", "Search users...", "All Roles", "Users", "Admins", "Owners", "User", "Role", "Status"],
			...["Created", "Actions", "Free"],
			...["Reset link for ", "End sessions of ", "Delete "],
		],
	},
	{
		screen: "User Management, sessions to be ended",
		path: "/admin?tab=users",
		act: click("button", /^End sessions of/),
		texts: [
			"End Sessions",
			"This signs the user out of every browser and app. They can sign in again with their password. Continue?",
		],
	},
	{
		screen: "Audit Log",
		path: "/admin?tab=audit",
		texts: ["What admins did, and what was refused, for a year; wrong passwords are not listed."],
	},
	{ screen: "Player Servers", path: "/admin?tab=servers", texts: ["How players loaded over the last 14 days"] },
	{
		screen: "Blocked Titles",
		path: "/admin?tab=blocked",
		texts: ["No blocked titles", "Titles that you block appear here", "Name or address of a title"],
	},
	{
		screen: "Blocked Titles, title chosen",
		path: "/admin?tab=blocked&title=movie:680",
		texts: ["Pulp Fiction", "Movie · 1994", "Reason", "Who asked, and when", "Block Title", "Choose another title"],
	},
	{
		screen: "System Settings",
		path: "/admin?tab=settings",
		texts: [
			...["Database Management", "Development Tools", "Clear All Watch History", "Cleanup Old Database Records"],
			"Remove watch history older than 15 days from database",
		],
	},
	{ screen: "Activity Logs", path: "/admin?tab=activity", texts: ["Recent Watch Activity"] },
];
