import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { keepChanges } from "~/browser/library/keep-changes.client";
import { changeDocument, documentOf } from "~/browser/library/library.client";
import { withRefused } from "~/domain/library/browser/document";
import type { Change } from "~/domain/library/changes/changes";
import { setUpAccount } from "../../../../tests/harness/account-changes";
import { ofRatings } from "../../../../tests/harness/remarks";
import { renderOnSite, VISITOR } from "../../../../tests/harness/render";
import { HideButton } from "./hide-toggle";
import { Note } from "./note";
import { RateMenu } from "./rate-menu";
import { WatchedToggle } from "./watched-toggle";

const FILM = { mediaType: "movie", id: 603 } as const;
const KNOWN = { ...FILM, title: "The Matrix", poster: null, backdrop: null, rating: 8 };
const PLACE = { ...FILM, season: null, episode: null };
const WAITING: Change[] = [
	{ kind: "mark", ...FILM, at: 1 },
	{ kind: "rate", ...PLACE, rating: 9, at: 1 },
	{ kind: "note", ...PLACE, note: "In the rain", at: 1 },
	{ kind: "hide", ...FILM, at: 1 },
];

const OWNER = String(VISITOR.profileId);

setUpAccount();

function show() {
	renderOnSite(
		<>
			<WatchedToggle title={FILM} knownTitle={KNOWN} name="it" isWatched={false} listEpisodes={() => []} className="" />
			<RateMenu title={FILM} name="The Matrix" remarks={ofRatings(null)} className="" />
			<Note of={FILM} name="The Matrix" note="" />
			<HideButton title={FILM} isHidden={false} />
		</>,
		"/",
		{ visitor: VISITOR },
	);
	return [
		screen.queryByRole("button", { name: "Mark it as not watched" }) !== null,
		screen.queryByRole("button", { name: "Rated 9" }) !== null,
		screen.queryAllByText("In the rain").length > 0,
		document.querySelector("[data-wanted]")?.classList.contains("hidden"),
	];
}

test("what waits to be sent is shown on its button", () => {
	keepChanges(OWNER, WAITING);
	expect(show()).toEqual([true, true, true, true]);
});

test("what the account has refused is not", () => {
	keepChanges(OWNER, WAITING);
	const { changes } = documentOf(OWNER);
	const refused = new Map(changes.map((change) => [change, { reason: "full" } as const]));
	changeDocument(OWNER, (stored) => withRefused(stored, refused));
	expect(show()).toEqual([false, false, false, false]);
});
