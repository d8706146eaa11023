import { describe, expect } from "vitest";
import { givenUser, PASSWORD } from "../harness/accounts";
import { startFirefox } from "./firefox";
import { describeJourneys, useBrowser } from "./journeys";

describe("Firefox", () => {
	const journey = useBrowser(startFirefox);
	describeJourneys(journey);

	// WebKitGTK 2.50 has no Navigation API: docs/browsers.md.
	journey(
		"a page is left while the script of a pressed card is loading",
		async (visitor) => {
			await visitor.goto("/");
			visitor.network.held = /\/assets\/(movie|show)-/;
			await visitor.click("main .card-row a.card");
			await expect.poll(() => visitor.network.heldCount).toBeGreaterThan(0);
			await visitor.goto("/privacy");
			await visitor.sees("h1", "Privacy Policy");
		},
		// React Router's message, and the error itself.
		{ expectedErrors: /^Error loading route module|^JSHandle@error$/ },
	);
});

describe("Firefox without a sound device", () => {
	const journey = useBrowser(() => startFirefox({ hasSound: false }));

	journey("Watch Now starts the film", async (visitor) => {
		await visitor.goto("/movie/27205");
		await visitor.click("main a", "Watch Now");
		await visitor.player.sees("button", "Pause", { isFocused: true });
	});
});

describe("Firefox with cookies blocked", () => {
	const journey = useBrowser(() => startFirefox({ prefs: { "network.cookie.cookieBehavior": 2 } }));

	journey(
		"pages work, and signing in says why it does not",
		async (visitor) => {
			const { username } = await givenUser(visitor.site, {});
			await visitor.goto("/movies");
			await visitor.click("main a.card");
			await visitor.sees("main a", "Watch Now");
			await visitor.goto("/login");
			await visitor.fill("input", "Email or Username", username);
			await visitor.fill("input", "Password", PASSWORD);
			await visitor.click("main button", "Login");
			await visitor.sees("main [role=alert]", /blocks cookies/);
			await visitor.isAt("/login");
		},
		// The last two where the page is left before the card's own file has arrived: React Router's, as above.
		{ expectedErrors: /ServiceWorker|^Error loading route module|^JSHandle@error$/ },
	);
});
