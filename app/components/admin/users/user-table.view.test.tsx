import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type PanelResult, toPanelFailure } from "~/components/admin/parts/admin-forms";
import type { User } from "~/domain/accounts/types";
import type { UserPage } from "~/domain/administration/types";
import { type PanelAction, renderOnPanel } from "../../../../tests/harness/panel";
import { UserTable } from "./user-table";

const ADA: User = {
	id: "1",
	username: "ada",
	email: "ada@example.com",
	name: "Ada",
	role: "user",
	isPremium: false,
	isSuspended: false,
	createdAt: "2026-11-01T12:00:00.000Z",
};
const GRACE: User = { ...ADA, id: "2", username: "grace", email: "grace@example.com", role: "owner" };
const FILTER = { search: "", role: "", sort: "-created", isLockedOut: false } as const;

function pageOf(page: Partial<UserPage> = {}): UserPage {
	return { users: [ADA, GRACE], total: 2, isTotalExact: true, sort: "-created", nextCursor: null, ...page };
}

/** The panel's action. `respond` and `fail` settle the last form. */
function mockServer() {
	let resolveLast: (result: PanelResult | Promise<never>) => void = () => undefined;
	const forms = vi.fn<PanelAction>(
		() =>
			new Promise((resolve) => {
				resolveLast = resolve;
			}),
	);
	return {
		forms,
		respond: (result: PanelResult) => resolveLast(result),
		fail: (error: Error) => resolveLast(Promise.reject(error)),
	};
}

const PASSWORD_REQUIRED = "Confirm your password to do this";

function renderTable(
	viewer: User,
	{
		page,
		address = "/admin?tab=users",
		action,
	}: { page?: Partial<UserPage>; address?: string; action?: PanelAction } = {},
) {
	return renderOnPanel(<UserTable page={pageOf(page)} filter={FILTER} viewer={viewer} />, { address, action });
}

test("an admin may change only premium", () => {
	renderTable({ ...ADA, id: "3", role: "admin" });
	const row = within(screen.getByRole("row", { name: /ada@example/ }));
	expect(row.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(["Premium for ada"]);
	expect(row.queryByRole("combobox")).toBeNull();
});

test("an owner may change everything, but not delete their own account", () => {
	renderTable(GRACE);
	expect(screen.getByRole("button", { name: "Delete ada" })).toBeInTheDocument();
	expect(screen.getByRole("combobox", { name: "Role of ada" })).toHaveValue("user");
	expect(screen.queryByRole("button", { name: "Delete grace" })).toBeNull();
	expect(screen.getByRole("combobox", { name: "Role of grace" })).toHaveValue("owner");
});

/** Chooses a role and applies the choice. */
async function chooseRole(role: string) {
	const select = screen.getByRole("combobox", { name: "Role of ada" });
	await userEvent.selectOptions(select, role);
	await userEvent.click(screen.getByRole("button", { name: "Apply role of ada" }));
	return { select, question: within(await screen.findByRole("alertdialog")) };
}

test.each(["admin", "owner"])(
	"choosing %s saves nothing, and returning to the old role takes the choice back",
	async (role) => {
		renderTable(GRACE);
		const select = screen.getByRole("combobox", { name: "Role of ada" });
		await userEvent.selectOptions(select, role);
		expect(screen.getByRole("button", { name: "Apply role of ada" })).toBeVisible();
		await userEvent.selectOptions(select, "user");
		expect(screen.queryByRole("button", { name: "Apply role of ada" })).toBeNull();
	},
);

test.each([
	["admin", "Make this user an admin?", "ada will be able to view and export the list of users, read the audit log"],
	["owner", "Make this user an owner?", "An owner can do everything that you can"],
])("applying %s asks first, and Cancel keeps the old role", async (role, title, text) => {
	renderTable(GRACE);
	const { select, question } = await chooseRole(role);
	expect(screen.getByRole("alertdialog", { name: title })).toHaveAccessibleDescription(expect.stringContaining(text));
	await userEvent.click(question.getByRole("link", { name: "Cancel" }));
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(select).toHaveValue("user");
});

test("a question about the role that the user has already is not asked", () => {
	renderTable(GRACE, { address: "/admin?tab=users&confirm=role&user=1&to=user" });
	expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("an owner is made with the user's name and the own password, which are checked first", async () => {
	const server = mockServer();
	renderTable(GRACE, { action: server.forms });
	const { question } = await chooseRole("owner");
	await userEvent.click(question.getByRole("button", { name: "Make Owner" }));
	await userEvent.type(question.getByLabelText("Their Username"), "adam");
	await userEvent.type(question.getByLabelText("Your Password"), "Secret99");
	await userEvent.click(question.getByRole("button", { name: "Make Owner" }));
	expect(question.getByLabelText("Their Username")).toBeInvalid();
	expect(server.forms).not.toHaveBeenCalled();
	await userEvent.clear(question.getByLabelText("Their Username"));
	await userEvent.type(question.getByLabelText("Their Username"), "ada");
	await userEvent.click(question.getByRole("button", { name: "Make Owner" }));
	await waitFor(() => expect(server.forms).toHaveBeenCalledOnce());
	const fields = { intent: "make-owner", userId: "1", username: "ada", ownPassword: "Secret99" };
	expect(server.forms).toHaveBeenCalledWith(fields);
	server.respond({ intent: "make-owner", ok: true, message: "ada is now an owner" });
	expect(await screen.findByText("ada is now an owner")).toBeVisible();
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("a wrong password leaves the question about an owner open, with the reason", async () => {
	const server = mockServer();
	renderTable(GRACE, { action: server.forms });
	const { question } = await chooseRole("owner");
	await userEvent.type(question.getByLabelText("Their Username"), "ada");
	await userEvent.type(question.getByLabelText("Your Password"), "wrong");
	await userEvent.click(question.getByRole("button", { name: "Make Owner" }));
	await waitFor(() => expect(server.forms).toHaveBeenCalledOnce());
	const failed = toPanelFailure("make-owner", { status: 403, message: "Current password is incorrect" });
	server.respond({ ...failed, unconfirmed: { fields: { intent: "make-owner", userId: "1", username: "ada" } } });
	expect(await question.findByText("Current password is incorrect")).toBeVisible();
	expect(screen.getByRole("alertdialog")).toHaveAccessibleName("Make this user an owner?");
});

test("a change shows at once, and is undone with an error when the server rejects it", async () => {
	const server = mockServer();
	renderTable(GRACE, { action: server.forms });
	const { select: role, question } = await chooseRole("admin");
	await userEvent.click(question.getByRole("button", { name: "Make Admin" }));
	expect(role).toHaveValue("admin");
	await waitFor(() =>
		expect(server.forms).toHaveBeenCalledExactlyOnceWith({ intent: "role", userId: "1", role: "admin" }),
	);
	server.respond(toPanelFailure("role", { status: 409, message: "The last owner stays" }));
	const alert = await screen.findByText("Failed to update user role. Please try again.");
	expect(alert.parentElement).toHaveTextContent("The last owner stays");
	await waitFor(() => expect(role).toHaveValue("user"));
	await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
	expect(screen.queryByText("Failed to update user role. Please try again.")).toBeNull();
});

test("a row shows the display name where it differs from the username", () => {
	const users = [
		{ ...ADA, name: "Ada Lovelace" },
		{ ...GRACE, name: "grace" },
	];
	renderTable(GRACE, { page: { users } });
	const [ada, grace] = screen.getAllByRole("rowheader").map((header) => header.textContent);
	expect([ada, grace]).toEqual(["adaAda Lovelaceada@example.com", "grace (you)grace@example.com"]);
});

test("the rows are dimmed and busy while other users load", async () => {
	let arrive: (page: null) => void = () => undefined;
	const loader = () =>
		new Promise<null>((resolve) => {
			arrive = resolve;
		});
	const element = <UserTable page={pageOf()} filter={FILTER} viewer={GRACE} />;
	const router = createMemoryRouter([{ path: "/admin", loader, element }], {
		initialEntries: ["/admin?tab=users"],
		hydrationData: { loaderData: { "0": null } },
	});
	render(<RouterProvider router={router} />);
	const table = screen.getByRole("table", { name: "Users" });
	expect(table).not.toHaveAttribute("aria-busy");
	await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort" }), "created");
	expect(table).toHaveAttribute("aria-busy", "true");
	await act(async () => arrive(null));
	expect(table).not.toHaveAttribute("aria-busy");
});

test("a double click toggles premium once", async () => {
	const server = mockServer();
	renderTable(GRACE, { action: server.forms });
	const toggle = screen.getByRole("button", { name: "Premium for ada" });
	await userEvent.dblClick(toggle);
	expect(toggle).toHaveAttribute("aria-pressed", "true");
	await waitFor(() => expect(server.forms).toHaveBeenCalledOnce());
	server.respond(toPanelFailure("premium", { status: 500, message: null }));
	await screen.findByText("Failed to update premium status. Please try again.");
	await waitFor(() => expect(toggle).toHaveAttribute("aria-pressed", "false"));
});

test("a deleted user disappears from the table and the count", async () => {
	const server = mockServer();
	renderTable(GRACE, { address: "/admin?tab=users&confirm=delete&user=1", action: server.forms });
	const question = screen.getByRole("alertdialog");
	expect(question).toHaveAccessibleDescription(
		"Are you sure you want to delete this user? This action cannot be undone.",
	);
	await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(screen.queryByText("ada@example.com")).toBeNull());
	expect(screen.getByText("1 user")).toBeInTheDocument();
	await waitFor(() => expect(server.forms).toHaveBeenCalledExactlyOnceWith({ intent: "delete", userId: "1" }));
});

test("a user whose deletion needs the password stays in the table until the password is given", async () => {
	const server = mockServer();
	renderTable(GRACE, { address: "/admin?tab=users&confirm=delete&user=1", action: server.forms });
	await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(server.forms).toHaveBeenCalledOnce());
	const fields = { intent: "delete", userId: "1" };
	const failed = toPanelFailure("delete", { status: 403, message: PASSWORD_REQUIRED });
	server.respond({ ...failed, unconfirmed: { fields } });
	const dialog = within(await screen.findByRole("alertdialog", { name: "Confirm your password" }));
	expect(await screen.findByText("ada@example.com")).toBeInTheDocument();
	expect(screen.getByText("2 users")).toBeInTheDocument();
	await userEvent.type(dialog.getByLabelText("Your Password"), "Secret99");
	await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
	await waitFor(() => expect(screen.queryByText("ada@example.com")).toBeNull());
	expect(server.forms).toHaveBeenLastCalledWith({ ...fields, ownPassword: "Secret99" });
	server.respond({ intent: "delete", ok: true, message: "The user was deleted" });
	expect(await screen.findByText("The user was deleted")).toBeVisible();
	expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("the question stays open after a wrong password or without a response; Cancel closes it, and the form has failed", async () => {
	const server = mockServer();
	renderTable(GRACE, { address: "/admin?tab=users", action: server.forms });
	await userEvent.click(screen.getByRole("button", { name: "Reset link for ada" }));
	await waitFor(() => expect(server.forms).toHaveBeenCalledOnce());
	const failed = toPanelFailure("reset-link", { status: 403, message: PASSWORD_REQUIRED });
	const fields = { intent: "reset-link", userId: "1" };
	server.respond({ ...failed, unconfirmed: { fields } });
	const dialog = within(await screen.findByRole("alertdialog", { name: "Confirm your password" }));
	const password = dialog.getByLabelText("Your Password");
	await userEvent.type(password, "wrong");
	await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
	await waitFor(() => expect(server.forms).toHaveBeenCalledTimes(2));
	server.respond({ ...failed, unconfirmed: { fields, errors: { ownPassword: "Current password is incorrect" } } });
	await waitFor(() => expect(password).toHaveAccessibleDescription("Current password is incorrect"));
	expect(password).toHaveFocus();
	await userEvent.type(password, "x");
	expect(password).not.toHaveAttribute("aria-invalid");
	await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
	await waitFor(() => expect(server.forms).toHaveBeenCalledTimes(3));
	server.fail(new TypeError("Failed to fetch"));
	await waitFor(() =>
		expect(password).toHaveAccessibleDescription("We couldn't check your password. Try again in a moment."),
	);
	expect(screen.queryByText("Failed to create reset link. Please try again.")).toBeNull();
	await userEvent.click(dialog.getByRole("link", { name: "Cancel" }));
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(screen.getByText("Failed to create reset link. Please try again.")).toBeVisible();
});

test("users cannot delete themselves or users who are not on the page", () => {
	renderTable(GRACE, { address: "/admin?tab=users&confirm=delete&user=2" });
	expect(screen.queryByText(/Are you sure/)).toBeNull();
});

test("the links to other pages are above and below the list, and contain the previous pages", () => {
	renderTable(GRACE, { page: { nextCursor: "c3" }, address: "/admin?tab=users&q=ada&cursor=c2&trail=-" });
	for (const name of ["Pages, above the list", "Pages"]) {
		const pages = within(screen.getByRole("navigation", { name }));
		expect(pages.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/admin?tab=users&q=ada");
		const next = new URLSearchParams(pages.getByRole("link", { name: "Next" }).getAttribute("href")?.split("?")[1]);
		expect([next.get("q"), next.get("cursor"), next.get("trail")]).toEqual(["ada", "c3", "-~c2"]);
	}
});

test("an inexact count has a plus sign", () => {
	renderTable(GRACE, { page: { total: 1000, isTotalExact: false, nextCursor: "c2" } });
	expect(screen.getByText("1,000+ users")).toBeInTheDocument();
});

test("a page in another order than the filter's says why", () => {
	renderTable(GRACE, { page: { sort: "username" } });
	expect(screen.getByText(/by username, because one or two characters match only its beginning/)).toBeInTheDocument();
});
