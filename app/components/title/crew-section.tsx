import type { Crew, PersonName } from "~/domain/catalogue/types";
import { PeopleLinks } from "./people-links";
import { FactSection } from "./section";

const NAMES_SHOWN = 3;

function namesOf(people: PersonName[]) {
	return people.length > 0 && <PeopleLinks people={people} max={NAMES_SHOWN} />;
}

/** Who wrote, scored and filmed a title. */
export function CrewSection({ crew: { writers, music, camera } }: { crew: Crew }) {
	return (
		<FactSection
			title="Crew"
			facts={[
				["Writers", namesOf(writers)],
				["Music", namesOf(music)],
				["Camera", namesOf(camera)],
			]}
		/>
	);
}
