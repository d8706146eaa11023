import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Closes a popover on navigation. A popover that was opened before hydration stays open. */
export function useMenu(): React.RefObject<HTMLDivElement | null> {
	const menu = useRef<HTMLDivElement>(null);
	const { key } = useLocation();

	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has its own key.
	useEffect(() => () => menu.current?.hidePopover?.(), [key]);

	return menu;
}
