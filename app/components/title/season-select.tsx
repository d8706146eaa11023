import { useNavigate } from "react-router";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { episodePath } from "~/domain/catalogue/paths";
import type { SeasonSummary } from "~/domain/catalogue/types";

/** "Season 2", with the name that the upstream gives it: "Season 2: Book Two". */
function optionText({ number, name }: SeasonSummary): string {
	if (number === 0) return "Specials";
	const own = name.replace(/^season \d+\s*[:–-]?\s*/i, "");
	return own ? `Season ${number}: ${own}` : `Season ${number}`;
}

/** A change of season navigates to its first episode; without scripts the form's button does. */
export function SeasonSelect({
	showId,
	seasons,
	selected,
}: {
	showId: number;
	/** In the order of the list; specials last. */
	seasons: SeasonSummary[];
	selected: number;
}) {
	const navigate = useNavigate();
	return (
		<form action={`/tv/${showId}`} className="flex items-center gap-2">
			<div className="relative">
				<select
					name="season"
					aria-label="Season"
					// The URL decides; a new URL sets a new default.
					key={selected}
					defaultValue={selected}
					onChange={(event) =>
						navigate(episodePath(showId, { season: Number(event.currentTarget.value), episode: 1 }), {
							preventScrollReset: true,
						})
					}
					className="min-h-11 max-w-full cursor-pointer appearance-none rounded-full bg-cream/10 py-2 ps-5 pe-11 font-semibold inset-ring inset-ring-cream/15 transition-colors hover:bg-cream/16"
				>
					{seasons.map((season) => (
						<option key={season.id} value={season.number} className="bg-raised">
							{optionText(season)}
						</option>
					))}
				</select>
				<Icon name="down" className="pointer-events-none absolute end-4 top-1/2 size-4 -translate-y-1/2" />
			</div>
			<noscript>
				<button type="submit" className={buttonClass("secondary")}>
					Go
				</button>
			</noscript>
		</form>
	);
}
