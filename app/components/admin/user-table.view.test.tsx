import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { passwordPrompt } from "~/browser/password-prompt";
import type { User } from "~/domain/accounts/types";
import type { UserPage } from "~/domain/administration/types";
import { renderOnPanel } from "../../../tests/harness/panel";
import { UserTable } from "./user-table";

const ADA: User = {
	id: "1",
	username: "ada",
	email: "ada@example.com",
	name: "Ada",
	role: "user",
	isPremium: false,
	createdAt: "2026-11-01T12:00:00.000Z",
};
const GRACE: User = { ...ADA, id: "2", username: "grace", email: "grace@example.com", role: "owner" };
const FILTER = { search: "", role: "", sort: "-created" } as const;

function pageOf(page: Partial<UserPage> = {}): UserPage {
	return { users: [ADA, GRACE], total: 2, isTotalExact: true, sort: "-created", nextCursor: null, ...page };
}

/** A server that answers when it is told to. */
function heldServer() {
	let answer: (response: Response) => void = () => undefined;
	const calls = vi.spyOn(globalThis, "fetch").mockImplementation(
		() =>
			new Promise((resolve) => {
				answer = resolve;
			}),
	);
	return { calls, answer: (body: object, status = 200) => answer(Response.json(body, { status })) };
}

function draw(viewer: User, page?: Partial<UserPage>, address = "/admin?tab=users") {
	return renderOnPanel(<UserTable page={pageOf(page)} filter={FILTER} viewer={viewer} />, address);
}

test("an admin may change only premium", () => {
	draw({ ...ADA, id: "3", role: "admin" });
	const row = within(screen.getByRole("row", { name: /ada@example/ }));
	expect(row.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(["Premium for ada"]);
	expect(row.queryByRole("combobox")).toBeNull();
});

test("an owner may change everything, but not delete themself", () => {
	draw(GRACE);
	expect(screen.getByRole("button", { name: "Delete ada" })).toBeInTheDocument();
	expect(screen.getByRole("combobox", { name: "Role of ada" })).toHaveValue("user");
	expect(screen.queryByRole("button", { name: "Delete grace" })).toBeNull();
	expect(screen.getByRole("combobox", { name: "Role of grace" })).toHaveValue("owner");
});

test("a change shows at once, and goes again with the specified words when the server refuses", async () => {
	const server = heldServer();
	draw(GRACE);
	const role = screen.getByRole("combobox", { name: "Role of ada" });
	await userEvent.selectOptions(role, "admin");
	expect(role).toHaveValue("admin");
	expect(server.calls).toHaveBeenCalledExactlyOnceWith(
		"/api/admin/users/1/role",
		expect.objectContaining({ method: "PUT", body: '{"role":"admin"}' }),
	);
	server.answer({ success: false, message: "The last owner stays" }, 409);
	const alert = await screen.findByText("Failed to update user role. Please try again.");
	expect(alert.parentElement).toHaveTextContent("The last owner stays");
	await waitFor(() => expect(role).toHaveValue("user"));
	await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
	expect(screen.queryByText("Failed to update user role. Please try again.")).toBeNull();
});

test("a second press waits for the first: premium is not toggled twice", async () => {
	const server = heldServer();
	draw(GRACE);
	const toggle = screen.getByRole("button", { name: "Premium for ada" });
	await userEvent.dblClick(toggle);
	expect(toggle).toHaveAttribute("aria-pressed", "true");
	expect(server.calls).toHaveBeenCalledTimes(1);
	server.answer({ success: false, message: "" }, 500);
	await screen.findByText("Failed to update premium status. Please try again.");
	await waitFor(() => expect(toggle).toHaveAttribute("aria-pressed", "false"));
});

test("a user who was deleted after confirmation disappears from the table and the count", async () => {
	const server = heldServer();
	draw(GRACE, {}, "/admin?tab=users&confirm=delete&user=1");
	const question = screen.getByRole("alertdialog");
	expect(question).toHaveAccessibleDescription(
		"Are you sure you want to delete this user? This action cannot be undone.",
	);
	await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(screen.queryByText("ada@example.com")).toBeNull());
	expect(screen.getByText("1 user")).toBeInTheDocument();
	expect(server.calls.mock.calls[0]?.[0]).toBe("/api/admin/users/1");
});

test("a user whose deletion waits for the password stays in the table until it is given", async () => {
	const server = heldServer();
	draw(GRACE, {}, "/admin?tab=users&confirm=delete&user=1");
	await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
	server.answer({ success: false, code: "password_required" }, 403);
	await waitFor(() => expect(passwordPrompt.get()).not.toBeNull());
	expect(await screen.findByText("ada@example.com")).toBeInTheDocument();
	expect(screen.getByText("2 users")).toBeInTheDocument();
	act(() => passwordPrompt.get()?.finish(true));
	await waitFor(() => expect(screen.queryByText("ada@example.com")).toBeNull());
	expect(server.calls).toHaveBeenCalledTimes(2);
});

test("users cannot delete themselves or users who are not on the page", () => {
	draw(GRACE, {}, "/admin?tab=users&confirm=delete&user=2");
	expect(screen.queryByText(/Are you sure/)).toBeNull();
});

test("the way back goes along with the way on", () => {
	draw(GRACE, { nextCursor: "c3" }, "/admin?tab=users&q=ada&cursor=c2&trail=-");
	expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/admin?tab=users&q=ada");
	const next = new URLSearchParams(screen.getByRole("link", { name: "Next" }).getAttribute("href")?.split("?")[1]);
	expect([next.get("q"), next.get("cursor"), next.get("trail")]).toEqual(["ada", "c3", "-~c2"]);
});

test("an inexact count says so, and a search without matches so far has a next page", () => {
	draw(GRACE, { users: [], total: 1000, isTotalExact: false, nextCursor: "c2" });
	expect(screen.getByText("1,000+ users")).toBeInTheDocument();
	expect(screen.getByRole("link", { name: "Look further" })).toBeInTheDocument();
});
