import { useId, useState } from "react";
import { Icon } from "./icon";

const INPUT =
	"block w-full min-h-12 rounded-lg bg-ground/60 px-4 py-2.5 text-base text-cream inset-ring inset-ring-edge/70 transition-shadow placeholder:text-soft/70 hover:inset-ring-edge focus:inset-ring-bulb aria-invalid:inset-ring-alarm disabled:cursor-not-allowed disabled:opacity-60";

interface FieldProps extends Omit<React.ComponentProps<"input">, "id" | "name"> {
	name: string;
	label: string;
	/** The validation message; read out with the field. */
	error?: string;
	/** What is allowed in the field; read out with it. */
	hint?: string;
}

interface FrameProps {
	id: string;
	label: string;
	error?: string;
	hint?: string;
	className?: string;
	children: React.ReactNode;
}

/** Label above, message below. The message's element exists from the start, so that screen readers announce its text. */
function Frame({ id, label, error, hint, className = "", children }: FrameProps) {
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
				{label}
			</label>
			{children}
			{hint && (
				<p id={`${id}-hint`} className="mt-2 text-sm text-soft">
					{hint}
				</p>
			)}
			<FieldMessage id={`${id}-error`}>{error}</FieldMessage>
		</div>
	);
}

export function FieldMessage({ id, children }: { id: string; children: React.ReactNode }) {
	return (
		<p id={id} aria-live="polite" className="flex items-start gap-1.5 text-sm text-alarm not-empty:mt-2">
			{children && <Icon name="alert" className="mt-0.5 size-4" />}
			{children}
		</p>
	);
}

function describedBy(id: string, { error, hint }: Pick<FieldProps, "error" | "hint">): string | undefined {
	return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** A text input with label and message. */
export function TextField({ label, error, hint, className, ...input }: FieldProps) {
	const id = useId();
	return (
		<Frame {...{ id, label, error, hint, className }}>
			<input
				{...input}
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { error, hint })}
				className={INPUT}
			/>
		</Frame>
	);
}

/** A password input with a button that shows the password. */
export function PasswordField({ label, error, hint, className, ...input }: FieldProps) {
	const id = useId();
	const [isShown, setIsShown] = useState(false);
	return (
		<Frame {...{ id, label, error, hint, className }}>
			<div className="relative">
				<input
					{...input}
					id={id}
					type={isShown ? "text" : "password"}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { error, hint })}
					className={`${INPUT} pe-13 noscript:pe-4`}
				/>
				<button
					type="button"
					aria-controls={id}
					onClick={() => setIsShown(!isShown)}
					className="absolute inset-y-0 end-0 inline-flex w-12 cursor-pointer items-center justify-center rounded-lg text-soft -outline-offset-3 hover:text-cream noscript:hidden"
				>
					<Icon name={isShown ? "eyeOff" : "eye"} />
					<span className="sr-only">{`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}</span>
				</button>
			</div>
		</Frame>
	);
}

/** A checkbox; `children` are its label and may contain links. */
export function CheckboxField({
	error,
	children,
	className = "",
	...input
}: Omit<React.ComponentProps<"input">, "id" | "type"> & { error?: string }) {
	const id = useId();
	return (
		<div className={className}>
			<div className="flex min-h-6 items-start gap-3">
				<input
					{...input}
					id={id}
					type="checkbox"
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
					className="checkbox mt-px"
				/>
				<label htmlFor={id} className="text-sm leading-6 text-soft">
					{children}
				</label>
			</div>
			<FieldMessage id={`${id}-error`}>{error}</FieldMessage>
		</div>
	);
}
