// The countries that visitors choose from, where they watch. The browser is sent their names: its own may differ.
import type { Language } from "~/lib/language/languages";
import { regionName } from "~/lib/language/region-names";
import type { Catalogue } from "../catalogue.server";
import type { WatchRegions } from "../types";

/** Those that the upstream has offers of. */
const WITH_OFFERS =
	"AD AE AG AL AO AR AT AU AZ BA BB BE BF BG BH BM BO BR BS BY BZ CA CD CH CI CL CM CO CR CU CV CY CZ DE DK DO DZ EC EE EG ES FI FJ FR " +
	"GB GF GG GH GI GQ GR GT GY HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KR KW LB LC LI LT LU LV LY MA MC MD ME MG MK ML MT MU MW MX " +
	"MY MZ NE NG NI NL NO NZ OM PA PE PF PG PH PK PL PS PT PY QA RO RS RU SA SC SE SG SI SK SM SN SV TC TD TH TN TR TT TW TZ UA UG US UY " +
	"VA VE XK YE ZA ZM ZW";

const named = new Map<string, Map<string, string>>();

/** Kept, in their order: each title's page has them. */
function namesIn(language: Language): Map<string, string> {
	const names = named.get(language);
	if (names) return names;
	const pairs = WITH_OFFERS.split(" ").map((code): [string, string] => [code, regionName(code, language)]);
	const sorted = new Map(pairs.sort(([, one], [, other]) => one.localeCompare(other, language)));
	named.set(language, sorted);
	return sorted;
}

/** Null for the sample catalogue, which has the offers of one country. */
export function listWatchRegions({ source, region }: Catalogue, language: Language): WatchRegions | null {
	if (source === "sample") return null;
	const names = namesIn(language);
	const own: [string, string][] = names.has(region) ? [] : [[region, regionName(region, language)]];
	return { current: region, options: [...own, ...names] };
}
