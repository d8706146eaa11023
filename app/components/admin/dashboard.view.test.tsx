import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { keepChanges } from "~/browser/library/keep-changes.client";
import { SIGNED_OUT } from "~/browser/library/library.client";
import { DayChart } from "~/components/admin/parts/day-chart";
import { ExportButton } from "~/components/admin/users/export-users";
import { type PanelAction, renderOnPanel } from "../../../tests/harness/panel";
import { ActivityLogs } from "./activity-logs";
import { CacheCard } from "./dashboard";
import { DeveloperActions } from "./quick-actions";

test.each([
	["50.1%", "text-good"],
	["50.0%", "text-bulb"],
	["0.0%", "text-bulb"],
	["100.0%", "text-good"],
])("a hit rate of %s has the class %s: green above half, otherwise yellow", (hitRate, colour) => {
	render(<CacheCard cache={{ totalKeys: 12, hitRate, hits: 5, misses: 5 }} />);
	expect(screen.getByText(hitRate)).toHaveClass(colour);
});

describe("a chart", () => {
	const days = [
		{ day: "2026-11-19", value: 4 },
		{ day: "2026-11-20", value: null },
		{ day: "2026-11-21", value: 8 },
	];

	test("has a table with the newest day first, in which unknown differs from zero", () => {
		render(<DayChart title="Sign-ups" summary="12 in all" days={days} format={String} />);
		const rows = within(screen.getByRole("table", { name: "Sign-ups by day", hidden: true })).getAllByRole("row", {
			hidden: true,
		});
		expect(rows.slice(1).map((row) => row.textContent)).toEqual([
			"November 21, 20268",
			"November 20, 2026–",
			"November 19, 20264",
		]);
		expect(screen.getByRole("img", { name: "Sign-ups by day: 12 in all" })).toBeInTheDocument();
	});

	test("draws a line with gaps for unknown days, and a single day as a dot", () => {
		const { container } = render(
			<DayChart title="Rate" summary="" days={days} format={String} ceiling={8} kind="line" />,
		);
		const paths = [...container.querySelectorAll(".text-good path")].map((path) => path.getAttribute("d"));
		expect(paths).toEqual(["M5 50M25 0", "M5 50h0M25 0h0"]);
	});
});

test("the activity list has the ten newest entries of this browser, with their titles", () => {
	const at = (minutes: number) => Date.now() - minutes * 60_000;
	const opened = Array.from({ length: 12 }, (_, index) => ({
		kind: "open" as const,
		mediaType: index === 0 ? ("tv" as const) : ("movie" as const),
		id: 12 - index,
		season: 2,
		episode: 3,
		at: at(index + 1),
	}));
	keepChanges(SIGNED_OUT, opened);
	renderOnPanel(<ActivityLogs recorded={[]} />);
	const items = screen.getAllByRole("listitem");
	expect(items).toHaveLength(10);
	expect(items[0]).toHaveTextContent(/^TV Show12 S2E3/);
	expect(items[9]).toHaveTextContent(/^Movie3/);
});

test("the activity list has what is stored for people whose writes failed, beside a signed-out visitor's, newest first", async () => {
	const open = (id: number, minutes: number) => {
		const at = Date.now() - minutes * 60_000;
		return { kind: "open" as const, mediaType: "movie" as const, id, season: 1, episode: 1, at };
	};
	keepChanges("ada", [open(550, 3), open(603, 9)]);
	renderOnPanel(<ActivityLogs recorded={[{ ...open(680, 1), lastWatched: Date.now() }]} />);
	const list = () =>
		screen.getAllByRole("listitem").map(({ textContent }) => /^Movie(\d+)/.exec(textContent ?? "")?.[1]);
	expect(list()).toEqual(["550", "603"]);
	keepChanges("grace", [open(550, 4), open(155, 5)]);
	keepChanges(SIGNED_OUT, [open(157, 6)]);
	await waitFor(() => expect(list()).toEqual(["550", "550", "155", "157", "603"]));
	expect(screen.queryByText(/ada|grace/)).toBeNull();
});

test("without a history in this browser, the activity list has the server's entries of the admin", () => {
	const entry = { id: 1396, season: 1, episode: 3, lastWatched: Date.parse("2026-11-01T12:00:00.000Z") };
	renderOnPanel(<ActivityLogs recorded={[{ ...entry, mediaType: "tv" }]} />);
	expect(screen.getByRole("listitem")).toHaveTextContent(/^TV Show1396 S1E3/);
	expect(screen.getByText(/^This browser has no watch history of its own\./)).toBeVisible();
});

test("the test admin can be created in development only", () => {
	const { unmount } = renderOnPanel(<DeveloperActions isDevelopment={false} />);
	expect(screen.queryByRole("button", { name: /^Create Test Admin/ })).toBeNull();
	unmount();
	renderOnPanel(<DeveloperActions isDevelopment />);
	expect(screen.getByRole("button", { name: "Create Test Admin Add admin user to database" })).toBeVisible();
});

describe("the export", () => {
	function respondWith(body: ReadableStream<Uint8Array>) {
		vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { headers: { "x-total-users": "4" } }));
		return vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
	}

	function bytes(text: string): Uint8Array {
		return new TextEncoder().encode(text);
	}

	test("shows its progress, and saves only the users, in a file with the date in its name", async () => {
		const file = new TransformStream<Uint8Array, Uint8Array>();
		const writer = file.writable.getWriter();
		const saved = respondWith(file.readable);
		const names: string[] = [];
		vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
			names.push(this.download);
		});
		renderOnPanel(<ExportButton />);
		await userEvent.click(screen.getByRole("button", { name: "Export" }));
		await writer.write(bytes('{"success":true,"data":[\n{"id":"1"},\n{"id":"2"},\n'));
		expect(await screen.findByRole("button", { name: "Exporting... 75%" })).toHaveAttribute("aria-disabled", "true");
		await writer.write(bytes('{"id":"3"},\n{"id":"4"}\n]}\n'));
		await writer.close();
		expect(await screen.findByRole("button", { name: "Export" })).not.toHaveAttribute("aria-disabled");
		expect(names).toEqual([`users-${new Date().toISOString().slice(0, 10)}.json`]);
		const [blob] = saved.mock.calls.map(([argument]) => argument as Blob);
		expect(JSON.parse((await blob?.text()) ?? "")).toEqual([{ id: "1" }, { id: "2" }, { id: "3" }, { id: "4" }]);
	});

	/** Presses Export; the server wants the password first. */
	async function openQuestion(action?: PanelAction) {
		const saved = respondWith(new Blob(['{"success":true,"data":[\n{"id":"1"}\n]}\n']).stream());
		vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
		vi.mocked(fetch).mockResolvedValueOnce(
			Response.json({ success: false, code: "password_required" }, { status: 403 }),
		);
		renderOnPanel(<ExportButton />, { action });
		await userEvent.click(screen.getByRole("button", { name: "Export" }));
		const dialog = within(await screen.findByRole("alertdialog", { name: "Confirm your password" }));
		expect(saved).not.toHaveBeenCalled();
		return { saved, dialog };
	}

	test("asks for the password where the server wants it, then downloads", async () => {
		const action = vi.fn<PanelAction>(async () => ({ intent: "export", ok: true }));
		const { saved, dialog } = await openQuestion(action);
		await userEvent.type(dialog.getByLabelText("Your Password"), "Secret99");
		await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
		await waitFor(() => expect(saved).toHaveBeenCalledOnce());
		expect(action).toHaveBeenCalledExactlyOnceWith({ intent: "export", ownPassword: "Secret99" });
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	test("saves nothing and says nothing when the visitor does not give the password", async () => {
		const { saved, dialog } = await openQuestion();
		await userEvent.click(dialog.getByRole("link", { name: "Cancel" }));
		expect(await screen.findByRole("button", { name: "Export" })).toBeEnabled();
		expect(saved).not.toHaveBeenCalled();
		expect(screen.queryByText("Failed to export user data. Please try again.")).not.toBeInTheDocument();
	});

	test("shows an error and saves nothing when the response is incomplete", async () => {
		const saved = respondWith(new Blob(['{"success":true,"data":[\n{"id":"1"},\n']).stream());
		renderOnPanel(<ExportButton />);
		await userEvent.click(screen.getByRole("button", { name: "Export" }));
		await screen.findByText("Failed to export user data. Please try again.");
		expect(saved).not.toHaveBeenCalled();
	});

	test("shows an error and saves nothing when the connection breaks", async () => {
		const broken = new ReadableStream({
			start(controller) {
				controller.enqueue(new Uint8Array(10));
				controller.error(new TypeError("connection lost"));
			},
		});
		const saved = respondWith(broken);
		renderOnPanel(<ExportButton />);
		await userEvent.click(screen.getByRole("button", { name: "Export" }));
		await screen.findByText("Failed to export user data. Please try again.");
		await waitFor(() => expect(saved).not.toHaveBeenCalled());
	});
});
