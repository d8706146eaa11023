import { Panel } from "~/components/ui/panel";
import type { CacheFigures } from "~/domain/catalogue/cache-admin.server";
import { formatCount } from "~/lib/format";

/** Percent. The card shows a hit rate above this as good. */
const GOOD_HIT_RATE = 50;

export function CacheCard({ cache: { totalKeys, hitRate, hits, misses } }: { cache: CacheFigures }) {
	const isGood = Number.parseFloat(hitRate) > GOOD_HIT_RATE;
	const figures: [name: string, value: string, colour?: string][] = [
		["Total Keys", formatCount(totalKeys)],
		["Hit Rate", hitRate, isGood ? "text-good" : "text-bulb"],
		["Cache Hits", formatCount(hits)],
		["Cache Misses", formatCount(misses)],
	];
	return (
		<Panel title="TMDB Cache Performance">
			<dl className="admin-counters">
				{figures.map(([name, value, colour = ""]) => (
					<div key={name}>
						<dt className="text-sm text-soft">{name}</dt>
						<dd className={`lettering text-heading tabular-nums ${colour}`}>{value}</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
