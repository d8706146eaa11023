import { PersonCardView, PersonPill } from "~/components/title/person-card";
import type { PersonFacts } from "~/domain/catalogue/cards";
import { LIST_SIZES } from "./list-sizes";

interface PeopleStripProps {
	people: PersonFacts[];
	/** Nothing else was found: they have the place of the titles, and say what they are known for. */
	isAlone?: boolean;
	children?: React.ReactNode;
}

/** People in one line that scrolls, or in a list of cards; nothing when there are none. */
export function PeopleStrip({ people, isAlone = false, children }: PeopleStripProps) {
	if (people.length === 0) return null;
	return (
		<section aria-labelledby="people">
			<div className="mb-2 flex items-baseline justify-between gap-4">
				<h2 id="people" className="text-sm font-semibold text-soft">
					People
				</h2>
				{children}
			</div>
			{isAlone ? (
				<ul className="title-list">
					{people.map((person) => (
						<li key={person.id}>
							<PersonCardView person={person} sizes={LIST_SIZES} />
						</li>
					))}
				</ul>
			) : (
				<ul className="reel -mx-gutter scroll-px-gutter gap-2.5 px-gutter py-1">
					{people.map((person) => (
						<li key={person.id} className="shrink-0 snap-start">
							<PersonPill person={person} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
