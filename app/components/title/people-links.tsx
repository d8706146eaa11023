import { Fragment } from "react";
import { Link } from "react-router";
import { personPath } from "~/domain/catalogue/paths";
import type { PersonName } from "~/domain/catalogue/types";

/** Names separated by commas, each a link to the person's page. */
export function PeopleLinks({ people }: { people: PersonName[] }) {
	return people.map((person, index) => (
		<Fragment key={person.id}>
			{index > 0 && ", "}
			<Link to={personPath(person)} className="underline decoration-line underline-offset-4 hover:decoration-bulb">
				{person.name}
			</Link>
		</Fragment>
	));
}
