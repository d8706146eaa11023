interface SwitchProps {
	isOn: boolean;
	isDisabled?: boolean;
	onChange: (isOn: boolean) => void;
	children: React.ReactNode;
}

/** A choice that works at once. */
export function Switch({ isOn, isDisabled = false, onChange, children }: SwitchProps) {
	return (
		<label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-sm text-soft hover:text-cream">
			<input
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: browsers tell the state of a checkbox.
				role="switch"
				checked={isOn}
				disabled={isDisabled}
				onChange={(event) => onChange(event.currentTarget.checked)}
				className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full bg-cream/20 transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-4 before:rounded-full before:bg-cream before:transition-all checked:bg-bulb checked:before:start-4.5 checked:before:bg-ink"
			/>
			{children}
		</label>
	);
}
