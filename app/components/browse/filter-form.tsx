import { Button } from "~/components/ui/button";
import {
	COUNTRIES,
	LANGUAGES,
	PROVIDERS,
	RUNTIMES,
	SCORES,
	VOTES,
	YEARS,
} from "~/domain/catalogue/lists/listing-choices";
import { type ListingFilters, listingPath, NO_MORE_FILTERS } from "~/domain/catalogue/lists/listing-filters";
import type { MediaType } from "~/domain/catalogue/types";
import { formatCount } from "~/lib/format";
import { ChoiceField, PillField, RangeField } from "./filter-fields";
import { HiddenFilterInputs } from "./hidden-filter-inputs";

const OWN = Object.keys(NO_MORE_FILTERS) as (keyof ListingFilters)[];

/** The filters of a listing, and the function that changes them. */
export interface FilterProps {
	mediaType: MediaType;
	filters: ListingFilters;
	onChange: (filters: ListingFilters) => void;
}

interface FilterFormProps extends Pick<FilterProps, "mediaType" | "filters"> {
	onSubmit?: (event: React.FormEvent<HTMLFormElement>) => void;
	/** Additional buttons beside the submit button. */
	children?: React.ReactNode;
}

/** The additional filters of a listing, as a form that navigates to the filtered URL. */
export function FilterForm({ mediaType, filters, onSubmit, children }: FilterFormProps) {
	const isMovie = mediaType === "movie";
	return (
		<form action={listingPath(mediaType)} onSubmit={onSubmit} className="flex grow flex-col gap-6">
			<HiddenFilterInputs filters={filters} except={OWN} />
			<RangeField
				legend={isMovie ? "Release year" : "First aired"}
				names={["yearFrom", "yearTo"]}
				bounds={YEARS}
				filters={filters}
			/>
			<PillField legend="Minimum score" name="score" values={SCORES} filters={filters} text={(score) => `${score}+`} />
			<PillField legend="Minimum votes" name="votes" values={VOTES} filters={filters} text={formatCount} />
			<RangeField
				legend={isMovie ? "Runtime in minutes" : "Episode runtime in minutes"}
				names={["runtimeFrom", "runtimeTo"]}
				bounds={RUNTIMES}
				filters={filters}
			/>
			<ChoiceField legend="Country" any="Any country" name="country" choices={COUNTRIES} filters={filters} />
			<ChoiceField
				legend="Original language"
				any="Any language"
				name="language"
				choices={LANGUAGES}
				filters={filters}
			/>
			<ChoiceField legend="Provider" any="Any provider" name="provider" choices={PROVIDERS} filters={filters} />
			<div className="filter-actions">
				<Button type="submit" variant="primary" className="grow">
					Show titles
				</Button>
				{children}
			</div>
		</form>
	);
}
