const SWITCH = "flex min-h-9 cursor-pointer items-center gap-2.5 text-start text-sm text-soft hover:text-cream";
const TRACK =
	"relative h-5 w-9 shrink-0 rounded-full bg-cream/20 transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-4 before:rounded-full before:bg-cream before:transition-all";

interface SwitchProps {
	isOn: boolean;
	isDisabled?: boolean;
	onChange: (isOn: boolean) => void;
	children: React.ReactNode;
}

/** A choice that works at once. */
export function Switch({ isOn, isDisabled = false, onChange, children }: SwitchProps) {
	return (
		<label className={SWITCH}>
			<input
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: browsers tell the state of a checkbox.
				role="switch"
				checked={isOn}
				disabled={isDisabled}
				onChange={(event) => onChange(event.currentTarget.checked)}
				className={`${TRACK} cursor-pointer appearance-none checked:bg-bulb checked:before:start-4.5 checked:before:bg-ink`}
			/>
			{children}
		</label>
	);
}

interface SwitchButtonProps extends Pick<SwitchProps, "isOn" | "isDisabled" | "children"> {
	/** Of the field, whose value is what a press makes of it: "on" or "off". */
	name: string;
}

/** The same as a button that sends its form, so that it works without scripts. */
export function SwitchButton({ name, isOn, isDisabled, children }: SwitchButtonProps) {
	return (
		<button
			type="submit"
			role="switch"
			aria-checked={isOn}
			name={name}
			value={isOn ? "off" : "on"}
			disabled={isDisabled}
			className={`${SWITCH} group`}
		>
			<span
				className={`${TRACK} group-aria-checked:bg-bulb group-aria-checked:before:start-4.5 group-aria-checked:before:bg-ink`}
			/>
			{children}
		</button>
	);
}
