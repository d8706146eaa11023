import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Call the returned function when the visitor asks for more of a list: the first new item gets the focus when it arrives.
 * `count` is the number of items in `list`.
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): () => void {
	/** Number of items that were there before, and whether a ring showed the focus; null while nobody waits for more. */
	const asked = useRef<{ before: number; hasRing: boolean } | null>(null);

	useLayoutEffect(() => {
		if (!asked.current || count <= asked.current.before) return;
		const { before, hasRing } = asked.current;
		asked.current = null;
		const link = list.current?.children[before]?.querySelector<HTMLElement>("a[href]");
		link?.focus({ preventScroll: true, focusVisible: hasRing });
		// A pointer is where the list goes on already.
		if (hasRing) link?.scrollIntoView({ block: "nearest" });
	}, [list, count]);

	return () => {
		asked.current = { before: count, hasRing: document.activeElement?.matches(":focus-visible") === true };
	};
}
