// Reads people and movie collections.
import type { Catalogue } from "./catalogue.server";
import { toCollection, toPerson } from "./mapping-people";
import type { Collection, Person } from "./types";

/** One upstream call. Null when the id is unknown and for people of adult titles; throws `UpstreamError`. */
export async function findPerson(catalogue: Catalogue, id: number): Promise<Person | null> {
	const details = await catalogue.person({ id });
	return details && !details.adult ? toPerson(details) : null;
}

/** One upstream call. Null when there is no such collection, or none of its movies can be shown; throws `UpstreamError`. */
export async function findCollection(catalogue: Catalogue, id: number): Promise<Collection | null> {
	const details = await catalogue.collection({ id });
	const collection = details && toCollection(details);
	return collection && collection.movies.length > 0 ? collection : null;
}
