import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For a popover that a navigation closes; one that is opened before the script is there stays open. */
export function useMenu(): React.RefObject<HTMLDivElement | null> {
	const menu = useRef<HTMLDivElement>(null);
	const { key } = useLocation();

	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own.
	useEffect(() => () => menu.current?.hidePopover?.(), [key]);

	return menu;
}
