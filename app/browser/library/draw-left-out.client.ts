// Leaves titles out of the document that is shown, by its own styles, as soon as they are hidden.
import { writeHidingRules } from "~/domain/library/browser/left-out";
import { changesHere } from "./changes-here";
import { readLeftOut } from "./left-out";
import { storedLeftOut } from "./stored-left-out";

// The script of the document has made one where this browser leaves titles out.
const sheet = document.adoptedStyleSheets[0] ?? new CSSStyleSheet();

function draw(): void {
	document.adoptedStyleSheets = [sheet];
	sheet.replaceSync(writeHidingRules(readLeftOut()));
}

storedLeftOut.subscribe(draw);
changesHere.subscribe(draw);
if (changesHere.get().facts.size > 0) draw();
