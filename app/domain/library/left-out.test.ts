import { expect, test } from "vitest";
import { listLeftOut, writeHidingRules } from "./left-out";
import { EMPTY_LIBRARY } from "./local-library";

test("the styles name the card, the button and the notice of each hidden title, and are empty without any", () => {
	expect(writeHidingRules(listLeftOut(EMPTY_LIBRARY))).toBe("");
	const hidden = (["movie", "tv"] as const).map((mediaType) => ({ mediaType, id: 603, hiddenAt: 1 }));
	const rules = writeHidingRules(listLeftOut({ ...EMPTY_LIBRARY, hidden }));
	for (const path of ["/movie/603", "/tv/603"]) {
		for (const name of ["href", "data-wanted", "data-unwanted"]) expect(rules).toContain(`[${name}="${path}"]`);
	}
	expect(rules).not.toContain("*");
});
