// The browser's own bubbles are white, in the language of the browser, and gone after some seconds. The message of a field stands
// below it instead, until the field is changed. Works on the elements, because any form may have rules. Without scripts the
// bubbles stay. The texts are loaded with the first message; without a network, the browser's words stand there.
import { pageLanguage } from "~/lib/language/languages";
import type { FieldTexts } from "~/messages/fields";
import { loadModule } from "../load-module";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
	return (
		target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
	);
}

function missingText(field: Field, texts: FieldTexts): string {
	if (field.type === "checkbox") return texts.tick;
	if (field.type === "file") return texts.chooseFile;
	return field instanceof HTMLSelectElement ? texts.chooseOne : texts.fillIn;
}

/** What is wrong, in our words; `title` says what a pattern asks for. */
export function describeFault(field: Field, texts: FieldTexts): string {
	const { validity, title } = field;
	const { min, max } = field instanceof HTMLInputElement ? field : { min: "", max: "" };
	if (validity.valueMissing) return missingText(field, texts);
	if (validity.badInput) return field.type === "number" ? texts.number : texts.wholeDate;
	if (validity.typeMismatch) return field.type === "email" ? texts.email : texts.wholeAddress;
	if (validity.patternMismatch) return title || texts.otherForm;
	if (validity.rangeUnderflow) return (field.type === "number" ? texts.orMore : texts.orLater)(min);
	if (validity.rangeOverflow) return (field.type === "number" ? texts.orLess : texts.orEarlier)(max);
	if (validity.stepMismatch) return texts.wholeNumber;
	return field.validationMessage;
}

/** The element after which a message has a line of its own, inside the form. */
function findPlace(field: Field): HTMLElement {
	let place = field as HTMLElement;
	for (let box = field.parentElement; box && box !== field.form; box = box.parentElement) {
		const { display, flexDirection, position } = getComputedStyle(box);
		const isRow = display.endsWith("grid") || (display.endsWith("flex") && flexDirection === "row");
		if (!isRow && position !== "relative") break;
		place = box;
	}
	return place;
}

let messages = 0;

function showMessage(field: Field, text: string): void {
	const described = field.getAttribute("aria-describedby");
	const message = document.createElement("p");
	message.id = `field-message-${++messages}`;
	message.className = "field-message";
	message.setAttribute("role", "alert");
	message.textContent = text;
	findPlace(field).insertAdjacentElement("afterend", message);
	field.setAttribute("aria-invalid", "true");
	field.setAttribute("aria-describedby", [described, message.id].filter(Boolean).join(" "));
	field.dataset.fault = message.id;
	const listening = new AbortController();
	const clear = () => {
		listening.abort();
		message.remove();
		delete field.dataset.fault;
		field.removeAttribute("aria-invalid");
		if (described) field.setAttribute("aria-describedby", described);
		else field.removeAttribute("aria-describedby");
	};
	for (const change of ["input", "change"]) field.addEventListener(change, clear, { signal: listening.signal });
}

async function explain(field: Field): Promise<void> {
	field.dataset.fault = "";
	const described = loadModule(() => import("~/messages/fields")).then(({ fieldTexts }) =>
		describeFault(field, fieldTexts.in(pageLanguage())),
	);
	const text = await described.catch(() => field.validationMessage);
	if (field.validity.valid) delete field.dataset.fault;
	else showMessage(field, text);
}

/** The first field of a form gets the focus, as with the bubbles. The events of one press come in one go. */
let isFocused = false;

function handleInvalid(event: Event): void {
	const { target } = event;
	if (!isField(target)) return;
	event.preventDefault();
	if (target.dataset.fault === undefined) void explain(target);
	if (isFocused) return;
	isFocused = true;
	setTimeout(() => {
		isFocused = false;
	});
	target.focus();
}

/** Returns a function that gives the bubbles back. */
export function replaceBubbles(): () => void {
	document.addEventListener("invalid", handleInvalid, true);
	return () => document.removeEventListener("invalid", handleInvalid, true);
}
