import { useLayoutEffect, useRef } from "react";

type ListProps = Pick<React.ComponentProps<"div">, "ref" | "onFocus" | "onBlur">;

/**
 * For a list in parts, whose rows become new elements when they move to another part: the keyboard's focus goes with its
 * row, and from one that is gone to the one in its place. `keys`: those of the rows, in their order.
 */
export function useRowFocus(keys: string[]): ListProps {
	const list = useRef<HTMLDivElement>(null);
	const focused = useRef<{ key: string; index: number } | null>(null);

	function rows(): Element[] {
		return [...(list.current?.querySelectorAll("li li") ?? [])];
	}

	useLayoutEffect(() => {
		if (!focused.current || document.activeElement !== document.body) return;
		const { key, index } = focused.current;
		const moved = keys.indexOf(key);
		const row = rows().at(moved === -1 ? Math.min(index, keys.length - 1) : moved);
		// The control beside the row's link.
		row?.querySelector<HTMLElement>("a + a, a + button")?.focus({ preventScroll: true });
	});

	return {
		ref: list,
		onFocus({ target }) {
			const index = rows().findIndex((row) => row.contains(target));
			focused.current = target.matches(":focus-visible") ? { key: keys[index] ?? "", index } : null;
		},
		onBlur() {
			focused.current = null;
		},
	};
}
