import { expect, test } from "vitest";
import { ofRemarkLists, REMARK_NAMES, REMARKS } from "~/domain/library/changes/remarks";
import { settingsTexts } from "~/messages/settings";
import { listCleared, listLost } from "./list-lost";

const TEXTS = settingsTexts.in("en");
const LIBRARY = { plays: 1, ...ofRemarkLists(() => 2), saved: 3, opened: 0 };
const SAID = REMARK_NAMES.map((name) => TEXTS.counts[REMARKS[name].list](2));

test("what goes with a library are its plays, each remark and its saved titles, as far as there are some", () => {
	expect(listLost(LIBRARY, TEXTS)).toEqual(["1 play", ...SAID, "3 saved titles"]);
});

test("what goes with the record are the plays, even where there are none, and each remark", () => {
	expect(listCleared({ ...LIBRARY, plays: 0 }, TEXTS)).toEqual(["0 plays", ...SAID]);
});
