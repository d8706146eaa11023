import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { changeDocument } from "~/browser/library/library.client";
import { syncLibrary } from "~/browser/library/outbox.client";
import { useViewings } from "~/components/title/use-local-library";
import { ToastRegion } from "~/components/ui/toast";
import type { StoredChange } from "~/domain/library/browser/document";
import { isWatched, type Viewing } from "~/domain/library/next/next-up";
import { refusal, setUpAccount } from "../../../../tests/harness/account-changes";
import { ofRatings } from "../../../../tests/harness/remarks";
import { renderOnSite, VISITOR } from "../../../../tests/harness/render";
import { HiddenNotice, HideItem } from "./hide-toggle";
import { LaterToggle } from "./later-toggle";
import { Note } from "./note";
import { RateMenu } from "./rate-menu";
import { WatchLaterToggle } from "./watch-later-toggle";
import { WatchedToggle } from "./watched-toggle";

const MOVIE = { mediaType: "movie", id: 603 } as const;
const KNOWN = { ...MOVIE, title: "The Matrix", year: 1999, poster: null, backdrop: null, rating: 8 };
const WHOLE = { ...MOVIE, season: null, episode: null };
const NONE: Viewing[] = [];
const TOAST = { selector: "[role=status] button" };

const account = setUpAccount();

beforeEach(() => {
	// No other tab sends.
	const request = (_name: string, _options: object, send: (lock: object) => unknown) => send({});
	Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
});

function Watched() {
	const viewings = useViewings(MOVIE, NONE);
	return (
		<WatchedToggle
			title={MOVIE}
			knownTitle={KNOWN}
			name="The Matrix"
			isWatched={viewings.some(isWatched)}
			listEpisodes={() => [{ season: 1, episode: 1 }]}
			onChange={async () => undefined}
			className=""
		/>
	);
}

/** As a page has them that was loaded before anything was changed. */
function show() {
	return renderOnSite(
		<>
			<LaterToggle card={KNOWN} profileId="1" />
			<WatchLaterToggle title={KNOWN} isSaved={false} className="" />
			<Watched />
			<RateMenu title={MOVIE} name="The Matrix" remarks={ofRatings(null)} className="" />
			<HideItem title={MOVIE} isHidden={false} rating={0} />
			<HiddenNotice title={MOVIE} isHidden={false} />
			<Note of={MOVIE} name="The Matrix" note="" />
			<ToastRegion />
		</>,
		"/",
		{ visitor: VISITOR },
	);
}

const WAITING: StoredChange[] = [
	{ kind: "save", ...MOVIE, at: 1 },
	{ kind: "mark", ...MOVIE, at: 1 },
	{ kind: "rate", ...WHOLE, rating: 9, at: 1 },
	{ kind: "hide", ...MOVIE, at: 1 },
	{ kind: "note", ...WHOLE, note: "With Ada", at: 1 },
];

function store(changes: StoredChange[]): void {
	changeDocument("1", () => ({ changes, cards: {} }));
}

async function expectShown(isShown: boolean): Promise<void> {
	const name = isShown ? "Mark The Matrix as not watched" : "Mark The Matrix as watched";
	expect(await screen.findByRole("button", { name })).toBeInTheDocument();
	const later = isShown ? "Remove from Watch Later in My List" : "Add to Watch Later in My List";
	expect(screen.getByTitle(later)).toBeInTheDocument();
	expect(screen.getByTitle(isShown ? "Remove from Watch Later" : "Add to Watch Later")).toBeInTheDocument();
	expect(screen.getByRole("button", { name: isShown ? "Rated 9" : "Rate" })).toBeInTheDocument();
	expect(document.querySelector("[data-wanted]")?.className === "hidden").toBe(isShown);
	expect(document.querySelector("[data-unwanted]")?.className.includes("hidden")).toBe(!isShown);
	expect(screen.queryByText("With Ada", { selector: "blockquote" }) !== null).toBe(isShown);
}

test("what waits for the server is shown by every button of its title, also after a reload", async () => {
	store(WAITING);
	show();
	await expectShown(true);
});

test("what the server refused is not shown", async () => {
	store(WAITING.map((change) => ({ ...change, refused: { reason: "full" } })));
	show();
	await expectShown(false);
});

test("what waited is shown on while it is taken, and goes back with its reason where it is refused", async () => {
	store(WAITING);
	show();
	await expectShown(true);
	await syncLibrary("1");
	expect(screen.getByRole("button", { name: "Rated 9" })).toBeInTheDocument();
	store([{ kind: "rate", ...WHOLE, rating: 3, at: 2, name: "The Matrix" }]);
	expect(await screen.findByRole("button", { name: "Rated 3" })).toBeInTheDocument();
	account.answer = () => ({ refused: [{ index: 0, reason: "full" }] });
	await syncLibrary("1");
	expect(await screen.findByRole("button", { name: "Rated 9" })).toBeInTheDocument();
	const words = "Your account did not take The Matrix. Your account has no room for more. Remove some first.";
	expect(await screen.findByText(words)).toBeInTheDocument();
});

test("a mark is shown at the press: while it is sent, and while it waits", async () => {
	account.answer = () => refusal(503);
	const release = account.hold();
	show();
	await userEvent.click(screen.getByRole("button", { name: "Mark The Matrix as watched" }));
	expect(await screen.findByRole("button", { name: "Mark The Matrix as not watched" })).toBeInTheDocument();
	release();
	expect(await screen.findByText(/It is sent when Marquee responds again/)).toBeInTheDocument();
	expect(screen.getByRole("button", { name: "Mark The Matrix as not watched" })).toBeInTheDocument();
});

test("a press takes away the Undo of the one before it, whose change is not the one that is shown", async () => {
	show();
	await userEvent.click(screen.getByTitle("Add to Watch Later"));
	expect(await screen.findByText("Undo", TOAST)).toBeInTheDocument();
	const release = account.hold();
	await userEvent.click(screen.getByRole("button", { name: "Mark The Matrix as watched" }));
	expect(await screen.findByRole("button", { name: "Mark The Matrix as not watched" })).toBeInTheDocument();
	expect(screen.queryByText("Undo", TOAST)).toBeNull();
	release();
	expect(await screen.findByText("Undo", TOAST)).toBeInTheDocument();
});
