import type { LibraryTotals } from "~/domain/library/types";
import type { SettingsTexts } from "~/messages/settings";

/** As "3 ratings", of those that there are. */
export function listLost(totals: Partial<LibraryTotals>, { counts: texts }: SettingsTexts): string[] {
	return (Object.entries(totals) as [keyof LibraryTotals, number][]).flatMap(([name, count]) =>
		count > 0 ? [texts[name](count)] : [],
	);
}

/** What goes with the record of what was watched: the plays, and what was said. Titles that were opened or saved stay. */
export function listCleared({ plays, saved: _, opened: __, ...said }: LibraryTotals, texts: SettingsTexts): string[] {
	return [texts.counts.plays(plays), ...listLost(said, texts)];
}
