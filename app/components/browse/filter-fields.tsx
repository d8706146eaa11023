import { Select } from "~/components/ui/select";
import { type ListingFilters, PARAMETER } from "~/domain/catalogue/lists/listing-filters";

function Legend({ children }: { children: string }) {
	return <legend className="mb-2.5 text-sm font-semibold text-soft">{children}</legend>;
}

interface RangeProps {
	legend: string;
	names: [keyof ListingFilters, keyof ListingFilters];
	bounds: { min: number; max: number };
	filters: ListingFilters;
}

/** A range of two numbers, either of which may be empty. */
export function RangeField({ legend, names, bounds, filters }: RangeProps) {
	return (
		<fieldset>
			<Legend>{legend}</Legend>
			<div className="grid grid-cols-2 gap-3">
				{names.map((name, index) => (
					<label key={name} className="relative block">
						<span className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-sm text-soft">
							{index === 0 ? "From" : "To"}
						</span>
						<input
							type="number"
							inputMode="numeric"
							name={PARAMETER[name]}
							min={bounds.min}
							max={bounds.max}
							defaultValue={filters[name] ?? ""}
							className="field-number"
						/>
					</label>
				))}
			</div>
		</fieldset>
	);
}

interface PillsProps {
	legend: string;
	name: "score" | "votes";
	values: number[];
	filters: ListingFilters;
	text: (value: number) => string;
}

/** A choice among a few numbers, or none. */
export function PillField({ legend, name, values, filters, text }: PillsProps) {
	return (
		<fieldset>
			<Legend>{legend}</Legend>
			<div className="flex flex-wrap gap-2">
				{[null, ...values].map((value) => (
					<label key={value} className="pill">
						<input
							type="radio"
							name={PARAMETER[name]}
							value={value ?? ""}
							defaultChecked={filters[name] === value}
							className="absolute inset-0 cursor-pointer opacity-0"
						/>
						{value === null ? "Any" : text(value)}
					</label>
				))}
			</div>
		</fieldset>
	);
}

interface ChoiceProps {
	legend: string;
	any: string;
	name: "country" | "language" | "provider";
	choices: { value: string; label: string }[];
	filters: ListingFilters;
}

/** A choice among many words, or none. */
export function ChoiceField({ legend, any, name, choices, filters }: ChoiceProps) {
	return (
		<fieldset>
			<Legend>{legend}</Legend>
			<Select
				name={PARAMETER[name]}
				label={legend}
				value={filters[name] ?? ""}
				any={any}
				options={choices.map(({ value, label }) => [value, label])}
				className="w-full"
			/>
		</fieldset>
	);
}
