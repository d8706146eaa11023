import { lazy } from "../lazy";

/** The order of every list of names from A to Z: without case and accents, numbers by their value. Articles count. */
const collator = lazy(() => new Intl.Collator("en", { numeric: true, sensitivity: "base" }));

export function compareNames(a: string, b: string): number {
	return collator().compare(a, b);
}
