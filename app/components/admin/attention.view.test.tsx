import { screen } from "@testing-library/react";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { canOpenTab, readTab } from "~/components/admin/parts/admin-url";
import { findRefusal } from "~/domain/accounts/policy";
import type { Role } from "~/domain/accounts/types";
import { type Concern, TOPICS } from "~/domain/administration/attention";
import { renderOnPanel } from "../../../tests/harness/panel";
import { RULES } from "../../../tests/rules";
import { Attention } from "./attention";

const OWNER = { role: "owner" } as const;
const FINE: Concern = { topic: "jobs", state: "fine", word: "Fine", text: "" };
const FAILING: Concern = { topic: "players", state: "needed", word: "Failing", text: "One: does not load." };
const NOTICES: Concern = { topic: "notices", state: "unknown", word: "Unknown", text: "They come by email." };

test("one quiet line says that nothing needs anybody", () => {
	renderOnPanel(<Attention concerns={[FINE]} viewer={OWNER} />);
	expect(screen.getByText("Nothing needs you right now.")).toBeVisible();
	expect(screen.queryByRole("heading")).toBeNull();
	expect(screen.queryByRole("listitem")).toBeNull();
});

test("each thing that needs somebody is one line with its state and the way to it, and the quiet line is gone", () => {
	renderOnPanel(<Attention concerns={[FAILING, FINE, NOTICES]} viewer={OWNER} />);
	const [line, ...others] = screen.getAllByRole("listitem");
	expect(line).toHaveTextContent("Failing");
	expect(line).toHaveTextContent("One: does not load.");
	expect(others).toEqual([]);
	expect(screen.getByRole("link", { name: "Player servers" })).toHaveAttribute("href", "/admin?tab=servers");
	expect(screen.queryByText("Nothing needs you right now.")).toBeNull();
});

test("what is unknown is said as unknown", () => {
	renderOnPanel(<Attention concerns={[NOTICES]} viewer={OWNER} />);
	expect(screen.getByText(/unknown\. They come by email\./)).toBeVisible();
	expect(screen.getByRole("link", { name: "Copyright notices" })).toHaveAttribute("href", "/admin?tab=blocked");
});

const STATES = ["needed", "unknown"] as const;
const ROLES = ["admin", "owner"] as const;

/** As the server decides it for a page, a tab of the panel and an operation. */
function mayOpen(url: string, role: Role): boolean {
	const { pathname, searchParams } = new URL(url, "https://marquee.test");
	const rules = RULES.filter(({ method, path }) => (method ?? "GET") === "GET" && path !== "/*");
	const rule = matchRoutes(rules, pathname)?.at(-1)?.route;
	const session = { user: { id: "1", role }, profile: { ageLimit: null, id: "1" } };
	if (!rule || findRefusal(rule, { session }) !== null) return false;
	return pathname !== "/admin" || canOpenTab(readTab(searchParams), role);
}

test.each(TOPICS.flatMap((topic) => STATES.flatMap((state) => ROLES.map((role) => ({ topic, state, role })))))(
	"$topic, when it is $state, leads an $role to a page that they may open",
	({ topic, state, role }) => {
		const concern: Concern = { topic, state, word: "Word", text: "Text.", users: [{ id: "1", username: "ada" }] };
		renderOnPanel(<Attention concerns={[concern]} viewer={{ role }} />);
		const urls = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
		expect(urls.length).toBeGreaterThan(0);
		expect(urls.filter((url) => !mayOpen(url, role))).toEqual([]);
	},
);

test("users who are locked out are named, each with the way to their page; the topic leads to all of them", () => {
	const users = [
		{ id: "1", username: "ada" },
		{ id: "2", username: "grace" },
	];
	const locked: Concern = { topic: "signIns", state: "needed", word: "Locked out", text: "gave too many.", users };
	renderOnPanel(<Attention concerns={[locked]} viewer={OWNER} />);
	expect(screen.getByRole("listitem")).toHaveTextContent("ada and grace gave too many.");
	expect(screen.getByRole("link", { name: "grace" })).toHaveAttribute("href", "/admin?tab=users&id=2");
	expect(screen.getByRole("link", { name: "Sign-ins" })).toHaveAttribute("href", "/admin?tab=users&locked=1");
});
