import { useState } from "react";
import { useHref } from "react-router";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { MarkedText } from "~/components/ui/marked-text";
import { Select } from "~/components/ui/select";
import { FILTERS, type Filter, NO_MORE_FILTERS, parameterOf } from "~/domain/catalogue/lists/filters";
import {
	type ListingFilters,
	listingPath,
	NO_FILTERS,
	withChange,
	withChip,
} from "~/domain/catalogue/lists/list-query";
import type { MediaType } from "~/domain/catalogue/types";
import { listingsTexts } from "~/messages/listings";
import { useTexts } from "~/messages/use-language";
import { GenreSelect, HiddenFilterInputs, readFilterForm, SortSelect } from "./filter-inputs";
import { useFilterNames } from "./filter-names";
import { HideWatched } from "./hide-watched";
import { PHONE } from "./use-title-list";

/** The filters of a listing, and the function that changes them. */
export interface FilterProps {
	mediaType: MediaType;
	filters: ListingFilters;
	onChange: (filters: ListingFilters) => void;
}

interface FieldProps<Row> {
	filter: Row;
	values: Record<string, string | number | null>;
}

function RangeInputs({ filter: { names, bounds }, values }: FieldProps<Extract<Filter, { control: "range" }>>) {
	const texts = useTexts(listingsTexts);
	return (
		<div className="grid grid-cols-2 gap-3">
			{names.map((name, index) => (
				<label key={name} className="relative block">
					<span className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-sm text-soft">
						{index === 0 ? texts.from : texts.to}
					</span>
					<input
						type="number"
						inputMode="numeric"
						name={parameterOf(name)}
						min={bounds.min}
						max={bounds.max}
						defaultValue={values[name] ?? ""}
						className="field-number"
					/>
				</label>
			))}
		</div>
	);
}

function Pills({ filter, values }: FieldProps<Extract<Filter, { control: "pills" }>>) {
	const names = useFilterNames();
	const { any } = useTexts(listingsTexts);
	const [name] = filter.names;
	return (
		<div className="flex flex-wrap gap-1.5">
			{[null, ...filter.values].map((value) => (
				<label key={value} className="pill min-w-11 justify-center px-2.5">
					<input
						type="radio"
						name={parameterOf(name)}
						value={value ?? ""}
						defaultChecked={values[name] === value}
						className="absolute inset-0 cursor-pointer opacity-0"
					/>
					{value === null ? any : names.atLeast(filter, value)}
				</label>
			))}
		</div>
	);
}

function FilterField({ filter, values, mediaType }: FieldProps<Filter> & { mediaType: MediaType }) {
	const names = useFilterNames();
	const legend = names.legend(filter, mediaType);
	return (
		<fieldset>
			<legend className="mb-2.5 text-sm font-semibold text-soft">{legend}</legend>
			{filter.control === "range" && <RangeInputs filter={filter} values={values} />}
			{filter.control === "pills" && <Pills filter={filter} values={values} />}
			{filter.control === "select" && (
				<Select
					name={parameterOf(filter.names[0])}
					label={legend}
					value={String(values[filter.names[0]] ?? "")}
					any={names.any(filter)}
					options={names.choices(filter)}
					className="w-full"
				/>
			)}
		</fieldset>
	);
}

interface FilterFormProps extends Pick<FilterProps, "mediaType" | "filters"> {
	onSubmit?: (event: React.FormEvent<HTMLFormElement>) => void;
	/** Additional buttons beside the submit button. */
	children?: React.ReactNode;
}

/** The additional filters of a listing, as a form that navigates to the filtered URL. */
export function FilterForm({ mediaType, filters, onSubmit, children }: FilterFormProps) {
	return (
		<form action={useHref(listingPath(mediaType))} onSubmit={onSubmit} className="flex grow flex-col gap-6">
			<HiddenFilterInputs filters={filters} except={["genre", "sort", ...Object.keys(NO_MORE_FILTERS)]} />
			{/* Wider pages have these two beside the search box; a select that is not shown keeps its value. */}
			<div className="grid gap-3 md:hidden noscript:hidden">
				<GenreSelect mediaType={mediaType} filters={filters} />
				<SortSelect filters={filters} />
			</div>
			{FILTERS.map((filter) => (
				<FilterField key={filter.names[0]} filter={filter} values={{ ...filters }} mediaType={mediaType} />
			))}
			<div className="filter-actions">
				<Button type="submit" variant="primary" className="grow">
					{useTexts(listingsTexts).showTitles}
				</Button>
				{children}
			</div>
		</form>
	);
}

/** The form in a drawer at the side of the window; open as soon as it renders. */
export function FilterDrawer({ mediaType, filters, onChange, onClose }: FilterProps & { onClose: () => void }) {
	const [isOpen, setIsOpen] = useState(true);
	const texts = useTexts(listingsTexts);
	const onlyWide = (words: string) => <span className="max-md:sr-only">{words}</span>;
	return (
		<Dialog kind="drawer" isOpen={isOpen} onClose={onClose} labelledBy="more-filters">
			<div className="flex min-h-full flex-col gap-6 p-6 pb-0">
				<h2 id="more-filters" className="lettering pe-14 text-heading">
					<MarkedText text={texts.moreFilters} marks={{ more: onlyWide, filters: (words) => words }} />
				</h2>
				<HideWatched />
				<FilterForm
					mediaType={mediaType}
					filters={filters}
					onSubmit={(event) => {
						event.preventDefault();
						setIsOpen(false);
						onChange(readFilterForm(mediaType, new FormData(event.currentTarget)));
					}}
				>
					<Button
						onClick={() => {
							setIsOpen(false);
							const isPhone = matchMedia(PHONE).matches;
							onChange(isPhone ? withChip(NO_FILTERS, filters.chip) : withChange(filters, NO_MORE_FILTERS));
						}}
					>
						{texts.reset}
					</Button>
				</FilterForm>
			</div>
		</Dialog>
	);
}
