import { Link } from "react-router";
import { personPath } from "~/domain/catalogue/paths";
import type { PersonName } from "~/domain/catalogue/types";
import { NameList } from "./name-list";

/** Names, each a link to the person's page if there is one; those beyond `max` are folded. */
export function PeopleLinks({ people, max }: { people: PersonName[]; max: number }) {
	const names = people.map(({ id, name }) => ({
		key: name,
		node:
			id === null ? (
				name
			) : (
				<Link to={personPath({ id })} className="underline decoration-line underline-offset-4 hover:decoration-bulb">
					{name}
				</Link>
			),
	}));
	return <NameList names={names} max={max} />;
}
