import { EmptyList } from "~/components/browse/empty-list";
import { ButtonLink } from "~/components/ui/button";
import { describePeriod } from "~/domain/library/diary/periods";
import { LIST_FILTERS, type ListView, listUrl, withoutFilters } from "~/domain/library/lists/list-view";
import { formatPlural } from "~/lib/text/format";

export const NO_MATCH = "No matching titles";

export function formatShown(count: number): string {
	return `${formatPlural(count, "title")} shown`;
}

/** Where nothing fits: what to change, and one press to see all. `searched`: the part of the list that was looked at, as text. */
export function NoMatch({ view, searched }: { view: ListView; searched?: string | null }) {
	return (
		<EmptyList heading={NO_MATCH} advice={searched ? `None of ${searched} fits.` : adviseOnFilters(view)}>
			<ButtonLink to={listUrl(withoutFilters(view))} replace preventScrollReset className="mt-2">
				Show All
			</ButtonLink>
		</EmptyList>
	);
}

function adviseOnFilters({ tab, text, genre, isShort, show, when }: ListView): string {
	const kind = LIST_FILTERS[tab].find(({ value }) => value === show)?.label;
	const period = when && describePeriod(when);
	const wanted = [text && `“${text}”`, genre, isShort && "Under two hours", kind, period].filter(Boolean);
	if (wanted.length > 1) return `No title is all of this: ${wanted.join(", ")}. Leave one of it out.`;
	if (text) return `No title of this list has “${text}” in its name. Check the spelling, or search for a part of it.`;
	if (period) return `You watched nothing in this time: ${period}`;
	return "Your list has other kinds of titles";
}

/** Nobody should take a title for missing that could only not be judged. */
export function Unread({ number }: { number: number }) {
	if (number === 0) return null;
	return (
		<p role="status" className="mb-6 text-soft">
			{formatPlural(number, "title")} left out: the catalogue did not say enough about {number === 1 ? "it" : "them"}.
			Try again in a minute.
		</p>
	);
}
