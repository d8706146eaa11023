import { useEffect, useRef } from "react";
import { Icon } from "./icon";

interface SelectProps
	extends Omit<React.ComponentProps<"select">, "aria-label" | "value" | "defaultValue" | "children"> {
	label: string;
	value: string;
	/** The first option, which has no value. */
	any?: string;
	options: readonly (readonly [value: string | number, name: string])[];
}

/** A styled native select. It follows `value`, and keeps the visitor's choice until `value` changes. */
export function Select({ label, value, any, options, className = "", ...rest }: SelectProps) {
	const select = useRef<HTMLSelectElement>(null);

	useEffect(() => {
		if (select.current) select.current.value = value;
	}, [value]);

	return (
		<span className={`relative inline-flex ${className}`}>
			<select
				{...rest}
				ref={select}
				aria-label={label}
				defaultValue={value}
				className="min-h-11 w-full cursor-pointer appearance-none truncate rounded-full bg-cream/8 py-2 ps-4 pe-9 sm:ps-5 sm:pe-11 text-[0.9375rem] font-medium inset-ring inset-ring-cream/15 transition-colors hover:bg-cream/15 [&>option]:bg-raised"
			>
				{any && <option value="">{any}</option>}
				{options.map(([option, name]) => (
					<option key={option} value={option}>
						{name}
					</option>
				))}
			</select>
			<Icon name="down" className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 sm:end-4" />
		</span>
	);
}
