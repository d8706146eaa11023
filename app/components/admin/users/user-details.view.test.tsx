import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { User } from "~/domain/accounts/types";
import type { Support, UserDetails } from "~/domain/administration/types";
import { type PanelAction, renderOnPanel } from "../../../../tests/harness/panel";
import { UserDetailsPage } from "./user-details";

const ADA: User = {
	id: "1",
	username: "ada",
	email: "ada@example.com",
	name: "Ada Lovelace",
	role: "user",
	isPremium: false,
	isSuspended: false,
	createdAt: "2026-11-01T12:00:00.000Z",
};
const OWNER = { id: "9", role: "owner" } as const;
const ADMIN = { id: "8", role: "admin" } as const;
const UNTIL = "2026-11-25T12:15:00.000Z";
const NOTHING: Support = {
	lastSeen: null,
	sessions: 0,
	browser: null,
	signIn: { failures: 0, inForce: [] },
	linkUntil: null,
	lastOpened: null,
	blockedSaves: [],
	hasMoreBlocked: false,
	lines: [],
	activity: [],
};

function renderDetails(
	viewer: Pick<User, "id" | "role">,
	{
		user = ADA,
		suspensionReason = null,
		support,
		action,
	}: {
		user?: User;
		suspensionReason?: string | null;
		support?: Partial<Support> | null;
		action?: PanelAction;
	} = {},
) {
	const details: UserDetails = {
		user,
		suspendedAt: user.isSuspended ? UNTIL : null,
		suspensionReason,
		support: support === null ? null : { ...NOTHING, ...support },
	};
	return renderOnPanel(<UserDetailsPage details={details} viewer={viewer} />, {
		address: `/admin?tab=users&q=ad&id=${user.id}`,
		action,
	});
}

const buttons = () =>
	screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent);

test("what the account did itself is listed", () => {
	const event = { userAgent: "Firefox on Linux", network: null, role: null };
	const activity = [
		{ ...event, kind: "email", at: "2026-11-25T12:00:00.000Z" },
		{ ...event, kind: "username", at: "2026-11-25T11:00:00.000Z" },
	] as const;
	renderDetails(OWNER, { support: { activity: [...activity] } });
	const list = within(screen.getByRole("heading", { name: "What the account did" }).closest("section")!);
	expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		expect.stringMatching(/^Email address changed.*Firefox on Linux$/),
		expect.stringMatching(/^Username changed/),
	]);
});

test("an account of which nothing is known says so, and offers no lift", () => {
	renderDetails(OWNER);
	expect(screen.getByText("No wrong password in the last 15 minutes, and no limit in force.")).toBeVisible();
	expect(screen.getByText("Nothing in the last 15 days")).toBeVisible();
	expect(screen.getByText("Unknown")).toBeVisible();
	expect(screen.queryByRole("button", { name: "Lift" })).toBeNull();
	expect(screen.getByRole("link", { name: "All users" })).toHaveAttribute("href", "/admin?tab=users&q=ad");
});

test("an owner gets every tool, an admin those for users, and nobody any against their own account", () => {
	const { unmount } = renderDetails(OWNER);
	expect(buttons()).toEqual(["Premium for ada", "Create Reset Link", "End Sessions", "Suspend", "Delete User"]);
	unmount();
	const asAdmin = renderDetails(ADMIN);
	expect(buttons()).toEqual(["Premium for ada", "Suspend"]);
	asAdmin.unmount();
	renderDetails(OWNER, { user: { ...ADA, id: OWNER.id, role: "owner" } });
	expect(buttons()).toEqual(["Premium for ada"]);
});

test("an admin reads why there is no more of an owner", () => {
	renderDetails(ADMIN, { user: { ...ADA, role: "owner" }, support: null });
	expect(screen.getByText("Only an owner sees more about an admin or owner.")).toBeVisible();
	expect(screen.queryByRole("heading", { name: "Signing in" })).toBeNull();
});

test("suspending asks first, and takes a short reason", async () => {
	const action = vi.fn<PanelAction>(async () => ({ intent: "suspend", ok: true, message: "Done" }));
	renderDetails(ADMIN, { action });
	await userEvent.click(screen.getByRole("button", { name: "Suspend" }));
	const question = within(await screen.findByRole("alertdialog", { name: "Suspend User" }));
	expect(question.getByText("ada")).toBeVisible();
	expect(action).not.toHaveBeenCalled();
	const reason = question.getByRole("textbox", { name: "Reason (optional)" });
	expect(reason).toHaveAccessibleDescription(/audit log.*their data export contains it/);
	expect(reason).toHaveAttribute("maxlength", "200");
	await userEvent.type(reason, "Shared the account");
	await userEvent.click(question.getByRole("button", { name: "Suspend" }));
	expect(action).toHaveBeenCalledWith({ intent: "suspend", userId: "1", reason: "Shared the account" });
});

test("a suspended user is reinstated with one press, and gets neither a link nor an end of sessions", async () => {
	const action = vi.fn<PanelAction>(async () => ({ intent: "reinstate", ok: true, message: "Done" }));
	renderDetails(OWNER, { user: { ...ADA, isSuspended: true }, suspensionReason: "Shared <b>the</b> account", action });
	expect(screen.getByText("Reason: Shared <b>the</b> account")).toBeVisible();
	expect(buttons()).toEqual(["Premium for ada", "Reinstate", "Delete User"]);
	await userEvent.click(screen.getByRole("button", { name: "Reinstate" }));
	expect(action).toHaveBeenCalledWith({ intent: "reinstate", userId: "1" });
});

test("a limit is named with its end and lifted; that of a network alone cannot be", async () => {
	const action = vi.fn<PanelAction>(async () => ({ intent: "lift-limits", ok: true, message: "Done" }));
	const neighbours = { kind: "neighbours", until: UNTIL } as const;
	const { unmount } = renderDetails(OWNER, { support: { signIn: { failures: 1, inForce: [neighbours] } } });
	expect(screen.getByText(/This one cannot be lifted, until/)).toBeVisible();
	expect(screen.queryByRole("button", { name: "Lift" })).toBeNull();
	unmount();
	const inForce = [{ kind: "here", until: UNTIL } as const, neighbours];
	renderDetails(OWNER, { support: { signIn: { failures: 10, inForce } }, action });
	expect(screen.getByText("10 wrong passwords in the last 15 minutes.")).toBeVisible();
	await userEvent.click(screen.getByRole("button", { name: "Lift" }));
	expect(action).toHaveBeenCalledWith({ intent: "lift-limits", userId: "1" });
});

test("the title opened last leads to its page, and a name that is unknown says so", () => {
	renderDetails(OWNER, {
		support: {
			lastOpened: { ref: { mediaType: "movie", id: 680 }, title: "Pulp Fiction", at: UNTIL },
			blockedSaves: [{ ref: { mediaType: "tv", id: 1396 }, title: null }],
			hasMoreBlocked: true,
		},
	});
	expect(screen.getByRole("link", { name: "Pulp Fiction" })).toHaveAttribute("href", "/movie/680");
	expect(screen.getByText("tv:1396, whose name is unknown right now")).toBeVisible();
	expect(screen.getByText("and more")).toBeVisible();
});

test("a user who is gone is said to be gone", () => {
	renderOnPanel(<UserDetailsPage details={null} viewer={OWNER} />, { address: "/admin?tab=users&id=1" });
	expect(screen.getByRole("heading", { name: "No such user" })).toBeVisible();
});
