import { expect, test } from "vitest";
import { SWITCH_NAMES } from "~/domain/library/preferences";
import { loadMessages } from "~/messages/area";
import { settingsTexts } from "~/messages/settings";
import { fetchPage } from "../../tests/harness/pages";
import type { loader } from "./privacy";

test.each(["en", "tr"] as const)("the page on privacy in %s names each switch as Settings does", async (language) => {
	await loadMessages(language);
	const { switches } = settingsTexts.in(language);
	const { data } = await fetchPage<typeof loader>("/privacy", {}, { replaced: { language } });
	expect(data.switches).toEqual(SWITCH_NAMES.map((name) => switches[name].label));
});
