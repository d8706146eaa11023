import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ToastRegion } from "~/components/ui/toast";
import type { EpisodeNumber } from "~/domain/catalogue/types";
import { refusal, setUpAccount } from "../../../../tests/harness/account-changes";
import { ofRatings } from "../../../../tests/harness/remarks";
import { renderOnSite, VISITOR } from "../../../../tests/harness/render";
import { RateLink } from "./rate-link";
import { RateMenu } from "./rate-menu";

const TITLE = { mediaType: "tv", id: 1396 } as const;
const EPISODE = { season: 2, episode: 4 };
const SHOW = { media_type: "tv", media_id: "1396" } as const;

const account = setUpAccount();

function show({
	Control = RateMenu as typeof RateLink,
	rating = null as number | null,
	episode = null as EpisodeNumber | null,
	visitor = VISITOR as typeof VISITOR | null,
} = {}) {
	renderOnSite(
		<>
			<Control
				title={TITLE}
				name="Breaking Bad"
				episode={episode}
				remarks={ofRatings(rating, episode ? null : rating)}
				className=""
			/>
			<ToastRegion />
		</>,
		"/",
		{ visitor },
	);
}

/** A number to rate with. */
function choice(name: string, of = "Breaking Bad") {
	return within(screen.getByRole("group", { name: `Rate ${of}`, hidden: true })).getByRole("button", {
		name,
		hidden: true,
	});
}

test("a press on a number rates, and Undo removes the rating again", async () => {
	show();
	await userEvent.click(choice("9"));
	expect(await screen.findByText("You rated Breaking Bad 9")).toBeInTheDocument();
	account.sent = [];
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	await vi.waitFor(() => expect(account.kinds).toEqual(["unrate"]));
});

test("a press on another number changes the rating, and Undo sends what the account has given for it", async () => {
	const former = { kind: "rate", ...SHOW, rating: 7, since: "2026-01-02T03:04:05.000Z" } as const;
	account.answer = () => ({ undo: [former] });
	show({ rating: 7 });
	expect(choice("7")).toHaveAttribute("aria-pressed", "true");
	await userEvent.click(choice("10"));
	await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
	await vi.waitFor(() => expect(account.sent).toEqual([[{ kind: "rate", ...SHOW, rating: 10 }], [former]]));
});

test("a rating can be removed, where there is one", async () => {
	show({ rating: 7, episode: EPISODE });
	await userEvent.click(screen.getByRole("button", { name: "Remove rating", hidden: true }));
	expect(await screen.findByText("Your rating of Breaking Bad was removed")).toBeInTheDocument();
	expect(account.sent).toEqual([[{ kind: "unrate", ...SHOW }]]);
});

test.each([
	["the title's", null, "Rated 7"],
	["the episode's, where it is about one", EPISODE, "Rate"],
])("the button says %s rating", (_, episode, name) => {
	show({ rating: 7, episode });
	expect(screen.getByRole("button", { name })).toBeInTheDocument();
});

test("an episode is rated with its season and number", async () => {
	show({ episode: EPISODE });
	await userEvent.click(choice("8", "S2E4"));
	expect(await screen.findByText("You rated S2E4 8")).toBeInTheDocument();
	expect(account.sent).toEqual([[{ kind: "rate", ...SHOW, rating: 8, season: 2, episode: 4 }]]);
});

test("a refusal says why", async () => {
	show();
	account.answer = () => ({ refused: [{ index: 0, reason: "full" }] });
	await userEvent.click(choice("9"));
	expect(await screen.findByText("Your account has no room for more. Remove some first.")).toBeInTheDocument();
	account.answer = () => refusal(401, "Please log in again");
	await userEvent.click(choice("9"));
	expect(await screen.findByText("Please log in again")).toBeInTheDocument();
});

test("signed out, this browser keeps the rating", async () => {
	show({ visitor: null });
	await userEvent.click(choice("9"));
	expect(await screen.findByText("You rated Breaking Bad 9")).toBeInTheDocument();
	expect(screen.getByRole("button", { name: "Rated 9" })).toBeInTheDocument();
	expect(account.sent).toEqual([]);
});

test("a link to what is rated becomes the menu with the first press", async () => {
	show({ Control: RateLink, rating: 7, episode: EPISODE });
	const link = screen.getByRole("link", { name: "Rate" });
	expect(link).toHaveAttribute("href", "/tv/1396/2/4");
	await userEvent.click(link);
	expect(await screen.findByRole("button", { name: "Rate" })).toHaveFocus();
	await userEvent.click(choice("8", "S2E4"));
	expect(account.sent).toEqual([[{ kind: "rate", ...SHOW, rating: 8, season: 2, episode: 4 }]]);
});
