// The other people of the account of a session, and who of them is here: what is watched then goes into their records too. The
// session remembers it until the next morning, and it ends when another person is chosen.
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { profiles, sessions } from "~/database/schema/accounts";
import { PERSON_FIELD_NAMES } from "~/domain/accounts/profiles";
import { dayAt, startOfDay } from "~/lib/text/time-zones";
import { readAgeLimit } from "../catalogue/certificates/certificates";
import { type CurrentProfile, type ProfileId, readPersonFields } from "./profiles";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Hours of a day after which the evening before is over. */
const MORNING = 6;

/** Somebody who is here beside the person who watches. */
interface Companion extends CurrentProfile {
	/** Milliseconds: nothing from before is theirs. */
	since: number;
}

export interface Together {
	/** The column of the session, word for word: a change is made only while it is the same. */
	stored: string;
	/** Milliseconds. */
	until: number;
	companions: Companion[];
}

/** In milliseconds: six hours into the day of the zone that is now, or the next one where that has passed. */
export function nextMorning(now: number, timeZone: string): number {
	const today = dayAt(now, timeZone);
	const mornings = [today, today + DAY_MS].map((day) => startOfDay(day, timeZone) + MORNING * HOUR_MS);
	return mornings.find((morning) => morning > now) ?? now;
}

/** What the column says now: null once the morning has come. */
export function togetherNow(table = "sessions"): SQL<string | null> {
	const column = sql`${sql.identifier(table)}.together`;
	return sql`iif(json_extract(${column}, '$.until') > ${Date.now()}, ${column}, null)`;
}

const pathOf = (id: string) => `$.since."${id}"`;

/** The column with somebody who is here from now on, or was already. */
export function withCompanion(id: ProfileId, until: number): SQL {
	const nobody = JSON.stringify({ until, since: {} });
	return sql`json_insert(coalesce(${togetherNow()}, ${nobody}), ${pathOf(id)}, ${Date.now()})`;
}

/** The column without them; null where nobody is left. */
export function withoutCompanion(id: ProfileId): SQL {
	const others = sql`select 1 from json_each(${sessions.together}, '$.since') where key <> ${id}`;
	return sql`iif(exists (${others}), json_remove(${sessions.together}, ${pathOf(id)}), null)`;
}

/** Sessions in which they are here. */
export function whereCompanion(id: ProfileId): SQL {
	return sql`json_extract(${sessions.together}, ${pathOf(id)}) is not null`;
}

/** The people of the session's account as JSON. */
export function selectPeople(): SQL<string> {
	const fields = PERSON_FIELD_NAMES.map((name) => sql`${name}, person.${sql.identifier(profiles[name].name)}`);
	return sql`(select json_group_array(json_object('id', person.id, 'hasPin', person.pin_hash is not null,
			'ageLimit', person.age_limit, 'isFirst', person.id = person.account_id, 'createdAt', person.created_at,
			'fields', json_object(${sql.join(fields, sql`, `)})))
		from ${profiles} as person where person.account_id = ${sessions.userId})`;
}

interface StoredPerson extends Pick<CurrentProfile, "id"> {
	hasPin: number;
	ageLimit: string | null;
	isFirst: number;
	createdAt: number;
	fields: Parameters<typeof readPersonFields>[0];
}

/** What `selectPeople` has selected, the first one first, then in the order in which they were added. */
export function readPeople(selected: string): CurrentProfile[] {
	const stored: StoredPerson[] = JSON.parse(selected);
	const ordered = stored.sort((one, other) => other.isFirst - one.isFirst || one.createdAt - other.createdAt);
	return ordered.map(({ id, hasPin, ageLimit, fields }) => ({
		id,
		...readPersonFields(fields),
		hasPin: hasPin === 1,
		ageLimit: ageLimit === null ? null : readAgeLimit(ageLimit),
	}));
}

/** What `togetherNow` has selected, of these people. */
export function readTogether(stored: string | null, people: CurrentProfile[]): Together | null {
	if (stored === null) return null;
	const { until, since }: { until: number; since: Record<string, number> } = JSON.parse(stored);
	const companions = people.flatMap((person) => {
		const from = since[person.id];
		return from === undefined ? [] : [{ ...person, since: from }];
	});
	return { stored, until, companions };
}

/** The ids of all people of a person's account. A query for another one. */
export function selectPeopleOf(db: Database, profileId: ProfileId) {
	const account = sql`(select account_id from ${profiles} as own where own.id = ${profileId})`;
	return db.select({ id: profiles.id }).from(profiles).where(eq(profiles.accountId, account));
}

/** Their names by id. */
export async function listNamesOfPeople(db: Database, profileId: ProfileId): Promise<Map<string, string>> {
	const { id, name } = profiles;
	const rows = await db
		.select({ id, name })
		.from(profiles)
		.where(inArray(id, selectPeopleOf(db, profileId)));
	return new Map(rows.map((row) => [row.id, row.name]));
}
