import { useNavigate } from "react-router";
import { ChoiceForm } from "~/components/ui/choice-form";
import { Select } from "~/components/ui/select";
import { episodePath, FIRST_EPISODE, titlePath } from "~/domain/catalogue/paths";
import { seasonLabel } from "~/domain/catalogue/titles/season-words";
import type { SeasonSummary } from "~/domain/catalogue/types";

/** "Season 2", with the name that the upstream gives it: "Season 2: Book Two". */
function optionText({ number, name }: SeasonSummary): string {
	if (number === 0) return seasonLabel(number);
	const own = name.replace(/^season \d+\s*[:–-]?\s*/i, "");
	return own ? `${seasonLabel(number)}: ${own}` : seasonLabel(number);
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
		<ChoiceForm
			action={titlePath({ mediaType: "tv", id: showId })}
			onChoose={(form) =>
				navigate(episodePath(showId, { season: Number(form.get("season")), episode: FIRST_EPISODE }), {
					preventScrollReset: true,
				})
			}
			label="Go"
			className="flex items-center gap-2"
		>
			<Select
				name="season"
				label="Season"
				value={String(selected)}
				options={seasons.map((season) => [season.number, optionText(season)])}
				className="min-w-0"
			/>
		</ChoiceForm>
	);
}
