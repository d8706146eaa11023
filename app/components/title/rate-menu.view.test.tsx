import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ToastRegion } from "~/components/ui/toast";
import type { EpisodeNumber } from "~/domain/catalogue/types";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { RateLink } from "./rate-link";
import { RateMenu } from "./rate-menu";
import { sendRating } from "./send-rating.client";

const TITLE = { mediaType: "tv", id: 1396 } as const;
const EPISODE = { season: 2, episode: 4 };
const PATH = "/api/ratings/1396/tv";

/** What was sent, as method, path and body. */
let sent: [string, string, unknown][] = [];
let status = 200;

beforeEach(() => {
	sent = [];
	status = 200;
	vi.spyOn(globalThis, "fetch").mockImplementation(async (address, { method = "GET", body } = {}) => {
		const { pathname, search } = new URL(String(address), location.href);
		sent.push([method, pathname + search, body ? JSON.parse(String(body)) : null]);
		const message = "You have 100,000 ratings, which is the most. Remove some first";
		return Response.json(status === 200 ? { success: true, data: {} } : { success: false, message }, { status });
	});
});

function Menu(props: React.ComponentProps<typeof RateLink>) {
	return <RateMenu {...props} send={sendRating} />;
}

function show({
	Control = Menu as typeof RateLink,
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
				ratings={{ title: rating, episode: null }}
				className=""
			/>
			<ToastRegion />
		</>,
		"/",
		{ visitor },
	);
}

/** A number to rate with, or the removal. */
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
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	expect(sent).toEqual([
		["PUT", PATH, { rating: 9 }],
		["DELETE", PATH, null],
	]);
});

test("a press on another number changes the rating, and Undo brings back the former one", async () => {
	show({ rating: 7 });
	expect(choice("7")).toHaveAttribute("aria-pressed", "true");
	await userEvent.click(choice("10"));
	await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
	expect(sent.map(([method, , body]) => [method, body])).toEqual([
		["PUT", { rating: 10 }],
		["PUT", { rating: 7 }],
	]);
});

test("a rating can be removed, where there is one", async () => {
	show({ rating: 7, episode: EPISODE });
	expect(screen.getAllByRole("button", { name: "Remove rating", hidden: true })).toHaveLength(1);
	await userEvent.click(choice("Remove rating"));
	expect(await screen.findByText("Your rating of Breaking Bad was removed")).toBeInTheDocument();
	expect(sent).toEqual([["DELETE", PATH, null]]);
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
	expect(sent).toEqual([["PUT", PATH, { rating: 8, season: 2, episode: 4 }]]);
});

test("a refusal says why", async () => {
	show();
	status = 409;
	await userEvent.click(choice("9"));
	expect(await screen.findByText(/^You have 100,000 ratings/)).toBeInTheDocument();
});

test("signed-out visitors are asked to sign in", () => {
	show({ visitor: null });
	expect(screen.queryByRole("group", { hidden: true })).toBeNull();
	expect(screen.getByRole("link", { name: "Login", hidden: true })).toHaveAttribute("href", "/login");
});

test("a link to what is rated becomes the menu with the first press", async () => {
	show({ Control: RateLink, rating: 7, episode: EPISODE });
	const link = screen.getByRole("link", { name: "Rate" });
	expect(link).toHaveAttribute("href", "/tv/1396/2/4");
	await userEvent.click(link);
	expect(await screen.findByRole("button", { name: "Rate" })).toHaveFocus();
	await userEvent.click(choice("8", "S2E4"));
	expect(sent).toEqual([["PUT", PATH, { rating: 8, season: 2, episode: 4 }]]);
});
