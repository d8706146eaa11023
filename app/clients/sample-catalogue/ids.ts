// Owns the ids that the facts do not carry: people, companies, networks, collections, seasons and episodes get one from
// their name, far above any that TMDB has given out, so that none can be mistaken for a real one.
import { hashText } from "~/lib/hash";

const FIRST_ID = 900_000_000;
const ID_COUNT = 1_000_000_000;

type IdKind = "person" | "company" | "network" | "collection" | "season" | "episode";

/** The same id for the same kind and name, always. */
export function syntheticId(kind: IdKind, name: string): number {
	return FIRST_ID + (hashText(`${kind}:${name}`) % ID_COUNT);
}
