import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ChoiceForm } from "./choice-form";
import { Select } from "./select";

const OPTIONS = [
	["1", "One"],
	["2", "Two"],
	["3", "Three"],
] as const;

function renderForm() {
	const onChoose = vi.fn<(form: FormData) => void>();
	render(
		<ChoiceForm action="/numbers" onChoose={onChoose}>
			<input type="hidden" name="page" value="7" />
			<Select name="number" label="Number" value="1" options={OPTIONS} />
		</ChoiceForm>,
	);
	const select = screen.getByRole("combobox", { name: "Number" }) as unknown as HTMLSelectElement;
	return { select, chosen: () => onChoose.mock.calls.map(([form]) => Object.fromEntries(form)) };
}

/** As Chromium and Firefox do on Linux and Windows: each key on a closed select changes it. */
function pressOnClosed(select: HTMLSelectElement, key: string, value: string): void {
	fireEvent.keyDown(select, { key });
	fireEvent.change(select, { target: { value } });
	fireEvent.keyUp(select, { key });
}

/** As a picker that is open: the keys inside it are not seen, only the result. */
function pickFromOpened(select: HTMLSelectElement, open: KeyboardEventInit, value: string): void {
	fireEvent.keyDown(select, open);
	fireEvent.change(select, { target: { value } });
}

test("a choice made with the pointer acts at once", () => {
	const { select, chosen } = renderForm();
	fireEvent.change(select, { target: { value: "3" } });
	expect(chosen()).toEqual([{ page: "7", number: "3" }]);
	expect(screen.queryByRole("button")).toBeNull();
});

test.each([{ key: " " }, { key: "Enter" }, { key: "F4" }, { key: "ArrowDown", altKey: true }])(
	"a choice in the picker that %o opened acts at once",
	(open) => {
		const { select, chosen } = renderForm();
		pickFromOpened(select, open, "2");
		expect(chosen()).toEqual([{ page: "7", number: "2" }]);
	},
);

test.each(["ArrowDown", "ArrowUp", "ArrowRight", "Home", "End", "PageDown", "t"])(
	"%s on a closed select changes the choice and does nothing else",
	(key) => {
		const { select, chosen } = renderForm();
		pressOnClosed(select, key, "2");
		pressOnClosed(select, key, "3");
		expect(chosen()).toEqual([]);
		expect(select.value).toBe("3");
	},
);

test("a choice made with the pointer acts at once after the tab key or an arrow key has left the select", () => {
	const { select, chosen } = renderForm();
	for (const key of ["Tab", "ArrowDown"]) {
		fireEvent.keyDown(select, { key });
		fireEvent.blur(select);
		fireEvent.change(select, { target: { value: key === "Tab" ? "2" : "3" } });
	}
	expect(chosen().map(({ number }) => number)).toEqual(["2", "3"]);
});

test("a choice made by arrow keys acts by Enter, once", () => {
	const { select, chosen } = renderForm();
	pressOnClosed(select, "ArrowDown", "2");
	expect(screen.getByRole("status")).toHaveTextContent("Press Enter to apply the choice");
	fireEvent.keyDown(select, { key: "Enter" });
	expect(chosen()).toEqual([{ page: "7", number: "2" }]);
	expect(screen.queryByRole("button")).toBeNull();
});

test("a choice made by arrow keys acts by the button beside it", () => {
	const { select, chosen } = renderForm();
	pressOnClosed(select, "ArrowDown", "2");
	fireEvent.click(screen.getByRole("button", { name: "Apply" }));
	expect(chosen()).toEqual([{ page: "7", number: "2" }]);
});
