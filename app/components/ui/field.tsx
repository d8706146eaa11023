import { useId, useState } from "react";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { Icon, PathIcon } from "./icon";

const EYE =
	"M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z";
const EYE_CROSSED =
	"M4 4l16 16M6.5 6.7C4 8.5 2.5 12 2.5 12S6 18.5 12 18.5c1.8 0 3.4-.6 4.7-1.4M10 5.7c.6-.1 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5s-.8 1.5-2.3 3.1";

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
		<Frame id={id} label={label} error={error} hint={hint} className={className}>
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
	const texts = useTexts(siteTexts);
	const [isShown, setIsShown] = useState(false);
	return (
		<Frame id={id} label={label} error={error} hint={hint} className={className}>
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
					<PathIcon path={isShown ? EYE_CROSSED : EYE} />
					<span className="sr-only">{isShown ? texts.hideField(label) : texts.showField(label)}</span>
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
