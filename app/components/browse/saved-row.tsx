import { TitleRow } from "~/components/title/title-row";
import { Deferred } from "~/components/ui/deferred";
import type { SavedTitles } from "~/domain/catalogue/lists/popular.server";
import type { MaybeDeferred } from "~/lib/deferred";
import { SignsRow } from "./signs-row";

/** A row of titles, or of pictures, on a page that has nothing else to show. `title`: of the titles. */
export function SavedRow({ title, saved }: { title: string; saved: MaybeDeferred<SavedTitles | null> }) {
	return (
		<Deferred value={saved} waiting={null}>
			{(shown) => {
				if (shown?.titles.length) return <TitleRow title={title} cards={shown.titles} />;
				return shown?.signs.length ? <SignsRow signs={shown.signs} /> : null;
			}}
		</Deferred>
	);
}
