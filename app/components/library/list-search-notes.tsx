import { EmptyList } from "~/components/browse/empty-list";
import { ButtonLink } from "~/components/ui/button";
import { type ListView, listUrl, withoutFilters } from "~/domain/library/lists/list-view";
import { type Formats, useFormats } from "~/messages/formats";
import { type LibraryTexts, libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { describePeriod } from "./list-words";

/** Where nothing fits: what to change, and one press to see all. `searched`: says that only a part of the list was looked at. */
export function NoMatch({ view, searched }: { view: ListView; searched?: string | null }) {
	const texts = useTexts(libraryTexts);
	const { genre } = useTexts(siteTexts);
	const formats = useFormats();
	return (
		<EmptyList
			heading={texts.noMatch}
			advice={searched || adviseOnFilters(texts, formats, { ...view, genre: view.genre && genre(view.genre) })}
		>
			<ButtonLink to={listUrl(withoutFilters(view))} replace preventScrollReset className="mt-2">
				{texts.showAll}
			</ButtonLink>
		</EmptyList>
	);
}

function adviseOnFilters(
	texts: LibraryTexts,
	formats: Formats,
	{ text, genre, isShort, show, when }: ListView,
): string {
	const period = when && describePeriod(texts, formats, when);
	const wanted = [
		text && texts.quoted(text),
		genre,
		isShort && texts.underTwoHours,
		show && texts.parts[show],
		period,
	].flatMap((part) => part || []);
	if (wanted.length > 1) return texts.noneIsAll(formats.commas(wanted));
	if (text) return texts.noName(text);
	return period ? texts.nothingIn(period) : texts.otherKinds;
}

/** Nobody should take a title for missing that could only not be judged. */
export function Unread({ number }: { number: number }) {
	const texts = useTexts(libraryTexts);
	if (number === 0) return null;
	return (
		<p role="status" className="mb-6 text-soft">
			{texts.unread(number)}
		</p>
	);
}
