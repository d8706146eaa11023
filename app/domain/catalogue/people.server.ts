// Owns the reading of people and of movie collections.
import type { CollectionDetails, PersonDetails } from "~/clients/tmdb/people-schema";
import type { Catalogue } from "./catalogue.server";
import { toCollection, toPerson } from "./mapping-people";
import type { Collection, Person } from "./types";

/** One upstream call. Null when nobody has that id, and for those whom only adult titles know; throws `UpstreamError`. */
export async function findPerson(catalogue: Catalogue, id: number): Promise<Person | null> {
	const details = (await catalogue.read(`/person/${id}`)) as PersonDetails | null;
	return details && !details.adult ? toPerson(details) : null;
}

/** One upstream call. Null when there is no such collection, or nothing of it can be shown; throws `UpstreamError`. */
export async function findCollection(catalogue: Catalogue, id: number): Promise<Collection | null> {
	const details = (await catalogue.read(`/collection/${id}`)) as CollectionDetails | null;
	const collection = details && toCollection(details);
	return collection && collection.movies.length > 0 ? collection : null;
}
