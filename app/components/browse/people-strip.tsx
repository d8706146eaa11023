import { PersonPill } from "~/components/title/person-card";
import type { PersonFacts } from "~/domain/catalogue/cards";

/** People in one line that scrolls; nothing when there are none. */
export function PeopleStrip({ people, children }: { people: PersonFacts[]; children?: React.ReactNode }) {
	if (people.length === 0) return null;
	return (
		<section aria-labelledby="people">
			<div className="mb-2 flex items-baseline justify-between gap-4">
				<h2 id="people" className="text-sm font-semibold text-soft">
					People
				</h2>
				{children}
			</div>
			<ul data-links className="reel -mx-gutter scroll-px-gutter gap-2.5 px-gutter py-1">
				{people.map((person) => (
					<li key={person.id} className="shrink-0 snap-start">
						<PersonPill person={person} />
					</li>
				))}
			</ul>
		</section>
	);
}
