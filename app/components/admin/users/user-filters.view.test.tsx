import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderOnSlowPage } from "../../../../tests/harness/render";
import { UserFilters } from "./user-filters";

function open() {
	const filter = { search: "", role: "", sort: "-created", isLockedOut: false } as const;
	return renderOnSlowPage(<UserFilters filter={filter} shownSort="-created" />, "/admin?tab=users", "?tab=users");
}

async function search(text: string) {
	fireEvent.input(screen.getByRole("searchbox"), { target: { value: text } });
	await act(async () => await vi.advanceTimersByTimeAsync(500));
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
	vi.useFakeTimers();
});

test("a search that is typed while the selected role is loading keeps the role", async () => {
	const { requested } = open();
	choose("Role", "admin");
	await search("ada");
	expect(requested).toEqual(["?tab=users&role=admin", "?tab=users&q=ada&role=admin"]);
});

test("what was chosen is shown until its page is given up, and then is no part of the next choice", async () => {
	const { requested, router } = open();
	choose("Role", "admin");
	await search("ada");
	const shown = [screen.getByLabelText("Role"), screen.getByRole("searchbox")];
	expect(shown).toMatchObject([{ value: "admin" }, { value: "ada" }]);
	await act(async () => await router.navigate("/admin?tab=users"));
	expect(shown).toMatchObject([{ value: "" }, { value: "" }]);
	choose("Sort", "username");
	await search("ada");
	expect(requested.slice(2)).toEqual(["?tab=users", "?tab=users&sort=username", "?tab=users&q=ada&sort=username"]);
});
