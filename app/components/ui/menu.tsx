import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";

/** A link or a button of a menu. */
export const MENU_ITEM =
	"flex w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2.5 text-start text-[0.9375rem] hover:bg-cream/10 disabled:cursor-progress disabled:text-soft";

const POSITIONS = {
	button: "popover-menu rounded-xl border border-line bg-lifted p-1.5 text-cream shadow-2xl",
	folded:
		"popover-menu rounded-xl border border-line bg-lifted p-4 text-cream shadow-2xl max-md:mx-4! max-md:w-[calc(100vw-2rem)] md:static md:m-0! md:block md:size-auto md:overflow-visible md:border-0 md:bg-transparent md:p-0 md:shadow-none",
	edge: "inset-y-0 start-auto end-0 m-0 h-dvh border-s border-line bg-raised p-6 text-cream",
};

interface MenuProps {
	/** What the button shows. */
	button: React.ReactNode;
	/** The button's accessible name; by default its text. */
	label?: string;
	buttonClass: string;
	/** For a button inside that closes the menu. */
	id?: string;
	/** Beside the button, or along the edge of the window; `folded`: wider windows than a phone's show it in place, without the button. */
	position?: keyof typeof POSITIONS;
	/** The menu's width. */
	className: string;
	/** Before it opens, and before the button closes it. */
	onPress?: () => void;
	children: React.ReactNode;
}

/**
 * A button and its menu, which the browser opens, closes and puts on top: also without scripts and before hydration. Arrow
 * keys stay inside of an open one (`browser/navigation/spatial-navigation.client.ts`). A navigation closes it, except while
 * the focus is in its search field: Enter ends that search.
 */
export function Menu({
	button,
	label,
	buttonClass,
	position = "button",
	className,
	onPress,
	children,
	...props
}: MenuProps) {
	const ownId = useId();
	const id = props.id ?? ownId;
	const menu = useRef<HTMLDivElement>(null);
	const { key } = useLocation();
	const shownAt = useRef(key);

	useEffect(() => {
		if (shownAt.current !== key && !menu.current?.querySelector("[type=search]:focus")) menu.current?.hidePopover?.();
		shownAt.current = key;
	}, [key]);

	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				onClick={onPress}
				aria-label={label}
				style={{ anchorName: `--${id}` } as React.CSSProperties}
				className={buttonClass}
			>
				{button}
			</button>
			<div
				ref={menu}
				id={id}
				popover="auto"
				onSubmit={position === "folded" ? () => menu.current?.hidePopover?.() : undefined}
				style={{ positionAnchor: `--${id}` } as React.CSSProperties}
				className={`${POSITIONS[position]} ${className}`}
			>
				{children}
			</div>
		</>
	);
}

/** Closes the menu around an element. */
export function closeMenu(inside: Element): void {
	inside.closest<HTMLElement>("[popover]")?.hidePopover?.();
}
