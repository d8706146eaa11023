import { Fragment } from "react";
import { Link } from "react-router";
import { personPath } from "~/domain/catalogue/paths";
import type { Crew, PersonName } from "~/domain/catalogue/types";
import { useFormats } from "~/messages/formats";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";
import { DetailSection } from "./section";

/** Names separated by commas; a press on "and N more" opens those beyond `max`. */
function NameList({ names, max }: { names: { key: string; node: React.ReactNode }[]; max: number }) {
	const { andMore } = useTexts(titleTexts);
	const { comma } = useFormats();
	const [shown, folded] = [names.slice(0, max), names.slice(max)];
	return (
		<>
			<Joined names={shown} />
			{folded.length > 0 && (
				<details className="group inline open:details-content:inline">
					<summary className="inline cursor-pointer text-soft underline decoration-line underline-offset-4 group-open:hidden hover:decoration-bulb">
						{` ${andMore(folded.length)}`}
					</summary>
					{comma}
					<Joined names={folded} />
				</details>
			)}
		</>
	);
}

function Joined({ names }: { names: { key: string; node: React.ReactNode }[] }) {
	const { comma } = useFormats();
	return names.map(({ key, node }, index) => (
		<Fragment key={key}>
			{index > 0 && comma}
			<bdi>{node}</bdi>
		</Fragment>
	));
}

/** The same for names without a page of their own. */
export function TextList({ texts, max }: { texts: string[]; max: number }) {
	return <NameList names={texts.map((text) => ({ key: text, node: text }))} max={max} />;
}

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

const NAMES_SHOWN = 3;

function namesOf(people: PersonName[]) {
	return people.length > 0 && <PeopleLinks people={people} max={NAMES_SHOWN} />;
}

/** Who wrote, scored and filmed a title. */
export function CrewSection({ crew: { writers, music, camera } }: { crew: Crew }) {
	const texts = useTexts(titleTexts);
	return (
		<DetailSection
			title={texts.crew}
			details={[
				[texts.writers, namesOf(writers)],
				[texts.music, namesOf(music)],
				[texts.camera, namesOf(camera)],
			]}
		/>
	);
}
