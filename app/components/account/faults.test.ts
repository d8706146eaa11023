import { expect, test } from "vitest";
import { FAULTS } from "~/domain/accounts/validation";
import { parseSentence } from "~/lib/text/sentence";
import { accountTexts } from "~/messages/account";

test("forms have a text for each fault that /api names, by the same name", () => {
	expect(Object.entries(FAULTS).filter(([name, fault]) => parseSentence(fault)?.name !== name)).toEqual([]);
	expect(Object.keys(accountTexts.in("en").faults).sort()).toEqual(Object.keys(FAULTS).sort());
});
