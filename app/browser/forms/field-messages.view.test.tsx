import { afterEach, beforeEach, expect, test } from "vitest";
import { fieldTexts } from "~/messages/fields";
import { describeFault, replaceBubbles } from "./field-messages.client";

let stop: () => void;
beforeEach(() => {
	stop = replaceBubbles();
});
afterEach(() => stop());

function show(html: string): HTMLFormElement {
	document.body.innerHTML = `<form>${html}</form>`;
	return document.body.querySelector("form") as HTMLFormElement;
}

test("a form that is not complete shows a message at each field and no bubble, and the first has the focus", async () => {
	const form = show(
		'<label>Name<input name="name" required aria-describedby="hint"></label><select name="one" required><option value=""></option></select><input type="checkbox" name="terms" required>',
	);
	const bubbles: boolean[] = [];
	document.addEventListener("invalid", (event) => bubbles.push(!event.defaultPrevented), { capture: true });
	expect(form.reportValidity()).toBe(false);
	expect(bubbles).toEqual([false, false, false]);
	const readTexts = () => [...form.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
	await expect.poll(readTexts).toEqual(["Fill in this field", "Choose one of the list", "Tick this box to go on"]);
	const name = form.elements.namedItem("name") as HTMLInputElement;
	expect(document.activeElement).toBe(name);
	expect(name).toHaveAttribute("aria-invalid", "true");
	expect(name.getAttribute("aria-describedby")).toBe(`hint ${form.querySelector("[role=alert]")?.id}`);
});

test("a second press repeats no message, and a change takes it away", async () => {
	const form = show('<input name="pin" required>');
	form.reportValidity();
	form.reportValidity();
	await expect.poll(() => form.querySelectorAll("[role=alert]").length).toBe(1);
	const pin = form.elements.namedItem("pin") as HTMLInputElement;
	pin.value = "1";
	pin.dispatchEvent(new Event("input", { bubbles: true }));
	expect(form.querySelector("[role=alert]")).toBeNull();
	expect(pin).not.toHaveAttribute("aria-invalid");
	expect(pin).not.toHaveAttribute("aria-describedby");
});

test.each([
	["valueMissing", 'type="file"', "Choose a file"],
	["badInput", 'type="number"', "Enter a number"],
	["badInput", 'type="date"', "Enter a whole date"],
	["typeMismatch", 'type="email"', "Please enter a valid email address"],
	["patternMismatch", 'title="Four digits"', "Four digits"],
	["patternMismatch", "", "This is not in the form that is asked for"],
	["rangeUnderflow", 'type="number" min="0"', "Enter 0 or more"],
	["rangeUnderflow", 'type="date" min="1888-10-14"', "Enter 1888-10-14 or later"],
	["rangeOverflow", 'type="number" max="10"', "Enter 10 or less"],
	["stepMismatch", 'type="number"', "Enter a whole number"],
])("%s of a field with %s is said as “%s”", (fault, attributes, text) => {
	const field = show(`<input ${attributes}>`).elements[0] as HTMLInputElement;
	Object.defineProperty(field, "validity", { value: { [fault]: true } });
	expect(describeFault(field, fieldTexts.in("en"))).toBe(text);
});
