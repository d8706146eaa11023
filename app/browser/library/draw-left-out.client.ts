// Leaves titles out of the document that is shown, by its own styles, as soon as they are hidden.
import { writeHidingRules } from "~/domain/library/browser/left-out";
import { readLeftOut, storedLeftOut } from "./left-out";
import { madeHere } from "./made-here";

// The script of the document has made one where this browser leaves titles out.
const sheet = document.adoptedStyleSheets[0] ?? new CSSStyleSheet();

function draw(): void {
	document.adoptedStyleSheets = [sheet];
	sheet.replaceSync(writeHidingRules(readLeftOut()));
}

storedLeftOut.subscribe(draw);
madeHere.subscribe(draw);
