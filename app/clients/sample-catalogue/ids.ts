// The ids that the facts leave out: those of people, companies, networks, collections, keywords, seasons and episodes are
// computed from their names. They are far above TMDB's, so that none is taken for a real one.
import { hashText } from "~/lib/hash";

const FIRST_ID = 900_000_000;
const ID_COUNT = 1_000_000_000;

type IdKind = "person" | "company" | "network" | "collection" | "keyword" | "season" | "episode";

/** Deterministic. */
export function syntheticId(kind: IdKind, name: string): number {
	return FIRST_ID + (hashText(`${kind}:${name}`) % ID_COUNT);
}
