import { Link } from "react-router";
import { Icon, type IconName } from "./icon";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "caution" | "danger";
export type ButtonSize = "small" | "medium" | "large";

const VARIANTS: Record<ButtonVariant, string> = {
	primary: "bg-bulb text-ink hover:bg-glow",
	secondary: "bg-cream/12 text-cream frosted hover:bg-cream/20 inset-ring inset-ring-cream/15",
	quiet: "text-soft hover:bg-cream/10 hover:text-cream",
	caution: "text-bulb inset-ring inset-ring-bulb/50 hover:bg-bulb/15",
	danger: "text-alarm inset-ring inset-ring-alarm/50 hover:bg-alarm/15",
};

const SIZES: Record<ButtonSize, string> = {
	small: "min-h-9 gap-1.5 px-3.5 text-sm",
	medium: "min-h-11 gap-2 px-5 text-[0.9375rem]",
	large: "min-h-13 gap-2.5 px-5 text-base sm:px-7",
};

/** Classes of a button, for elements that are not one of the components below. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "medium", extra = ""): string {
	return `inline-flex cursor-pointer select-none items-center justify-center rounded-full font-semibold whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-45 aria-busy:cursor-progress aria-busy:opacity-45 ${SIZES[size]} ${VARIANTS[variant]} ${extra}`;
}

interface Look {
	variant?: ButtonVariant;
	size?: ButtonSize;
	icon?: IconName;
}

/** With `busyLabel`, the button is busy: it shows that label and ignores clicks. It keeps the focus, unlike a disabled one. */
export function Button({
	variant,
	size,
	icon,
	busyLabel,
	className,
	children,
	disabled,
	type = "button",
	onClick,
	...rest
}: Look & React.ComponentProps<"button"> & { busyLabel?: string | false | null }) {
	const isBusy = Boolean(busyLabel);
	return (
		<button
			{...rest}
			type={type}
			disabled={disabled}
			aria-disabled={isBusy || undefined}
			aria-busy={isBusy || undefined}
			onClick={isBusy ? (event) => event.preventDefault() : onClick}
			className={buttonClass(variant, size, className)}
		>
			{icon && <Icon name={icon} />}
			{isBusy ? busyLabel : children}
		</button>
	);
}

export function ButtonLink({
	variant,
	size,
	icon,
	className,
	children,
	...rest
}: Look & React.ComponentProps<typeof Link>) {
	return (
		<Link {...rest} className={buttonClass(variant, size, className)}>
			{icon && <Icon name={icon} />}
			{children}
		</Link>
	);
}

/** A round button that shows only an icon; `label` is its accessible name. */
export function IconButton({
	label,
	icon,
	className = "",
	filled,
	type = "button",
	...rest
}: { label: string; icon: IconName; filled?: boolean } & Omit<React.ComponentProps<"button">, "children">) {
	return (
		<button
			{...rest}
			type={type}
			title={label}
			className={`inline-flex size-11 cursor-pointer items-center justify-center rounded-full bg-cream/12 text-cream inset-ring inset-ring-cream/15 frosted transition-colors hover:bg-cream/22 disabled:cursor-not-allowed disabled:opacity-45 ${className}`}
		>
			<Icon name={icon} filled={filled} />
		</button>
	);
}
