// Who watched too, by name.
import type { Database } from "~/database/open.server";
import { listNamesOfPeople } from "~/domain/accounts/household.server";
import type { Language } from "~/lib/language/languages";
import type { ProfileId } from "../../accounts/profiles";
import type { NotedPlay } from "./plays";

/** The names for the ids of people of the profile's account; people who are gone have none. One query, where any are asked for. */
export async function readNamesOf(db: Database, profileId: ProfileId, plays: Pick<NotedPlay, "companions">[]) {
	const isAlone = plays.every(({ companions }) => !companions?.length);
	const names = isAlone ? new Map<string, string>() : await listNamesOfPeople(db, profileId);
	return ({ companions }: Pick<NotedPlay, "companions">) => (companions ?? []).flatMap((id) => names.get(id) ?? []);
}

/** The plays with who watched too, as "Ben and Kim" in that language; "" for nobody. */
export async function addWithWhom<Listed extends NotedPlay>(
	db: Database,
	plays: Listed[],
	{ profileId, language }: { profileId: ProfileId; language: Language },
) {
	const namesOf = await readNamesOf(db, profileId, plays);
	const format = (names: string[]) => (names.length > 0 ? new Intl.ListFormat(language).format(names) : "");
	return plays.map(({ companions, ...play }) => ({ ...play, withWhom: format(namesOf({ companions })) }));
}
