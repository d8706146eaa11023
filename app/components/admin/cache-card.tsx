import { Panel } from "~/components/ui/panel";
import type { CacheStatistics } from "~/domain/catalogue/cache/cache-admin.server";
import { formatCount } from "~/lib/format";
import { Counters } from "./facts";

/** Percent. The card shows a hit rate above this as good. */
const GOOD_HIT_RATE = 50;

export function CacheCard({ cache: { totalKeys, hitRate, hits, misses } }: { cache: CacheStatistics }) {
	const isGood = Number.parseFloat(hitRate) > GOOD_HIT_RATE;
	return (
		<Panel title="TMDB Cache Performance">
			<Counters
				counters={[
					["Total Keys", formatCount(totalKeys)],
					["Hit Rate", hitRate, isGood ? "text-good" : "text-bulb"],
					["Cache Hits", formatCount(hits)],
					["Cache Misses", formatCount(misses)],
				]}
			/>
		</Panel>
	);
}
