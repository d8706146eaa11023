import { Link } from "react-router";
import { startPosterTransition } from "~/browser/navigation/start-poster-transition.client";
import type { PersonFacts } from "~/domain/catalogue/cards";
import { personPath } from "~/domain/catalogue/paths";
import { cardsTexts } from "~/messages/cards";
import { useFormats } from "~/messages/formats";
import { useTexts } from "~/messages/use-language";
import { Profile } from "./artwork";

/** One person: a photo above the name, what they do and what they are known for. */
export function PersonCardView({ person, sizes }: { person: PersonFacts; sizes?: string }) {
	const { id, name, department, knownFor, photo } = person;
	return (
		<Link to={personPath({ id })} viewTransition onClick={startPosterTransition} className="card">
			<span className="card-sheet">
				<Profile subject={id} path={photo} sizes={sizes} className="card-poster" />
			</span>
			<span dir="auto" className="card-name whitespace-normal">
				{name}
			</span>
			<span className="card-facts">{useTexts(cardsTexts).department(department)}</span>
			<span dir="auto" className="card-genres">
				{useFormats().commas(knownFor)}
			</span>
		</Link>
	);
}

/** The same in one line, for a strip of people. */
export function PersonPill({ person: { id, name, department, photo } }: { person: PersonFacts }) {
	return (
		<Link to={personPath({ id })} className="person-pill">
			<Profile subject={id} path={photo} sizes="3rem" className="size-12 rounded-full object-top" />
			<span>
				<span dir="auto" className="block font-semibold">
					{name}
				</span>
				<span className="block text-[0.8125rem] text-soft">{useTexts(cardsTexts).department(department)}</span>
			</span>
		</Link>
	);
}
