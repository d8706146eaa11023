import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { areShortcutsOn, isBareKey } from "~/browser/shortcuts.client";

const ShortcutSheet = lazy(async () => ({ default: (await import("./shortcut-sheet")).ShortcutSheet }));

/** After `g`: where the next key leads. */
const PLACES: Record<string, string> = { h: "/", m: "/movies", t: "/tv", l: "/my-list", s: "/settings" };
/** Milliseconds that `g` waits for its second key. */
const PATIENCE = 1500;
/** Marks what opens the sheet besides `?`. */
const OPENER = "[data-opens-shortcuts]";

/** Keys that work on every page. What they need is loaded with the first of them. */
export function Keyboard() {
	const navigate = useNavigate();
	const [isSheetOpen, setIsSheetOpen] = useState(false);

	useEffect(() => {
		let goingUntil = 0;
		let walk: ((key: string) => boolean) | undefined;
		let waiting: string[] | undefined;

		/** Keys that come while the script is on its way are walked once it is there. */
		async function loadWalk(key: string) {
			if (waiting) return waiting.push(key);
			waiting = [key];
			walk = (await import("~/browser/spatial-navigation.client")).walk;
			waiting.forEach(walk);
		}

		function press(event: KeyboardEvent) {
			const { key } = event;
			const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
			if (isPlain && walk?.(key)) event.preventDefault();
			else if (isPlain && key.startsWith("Arrow") && !walk) void loadWalk(key);
			else if (isBareKey(event) && areShortcutsOn()) {
				const place = event.timeStamp < goingUntil ? PLACES[key] : undefined;
				goingUntil = key === "g" ? event.timeStamp + PATIENCE : 0;
				if (place) navigate(place);
				else if (key === "?") setIsSheetOpen(true);
			}
		}

		function open(event: MouseEvent) {
			if (event.target instanceof Element && event.target.closest(OPENER)) setIsSheetOpen(true);
		}

		// The sheet's opener shows itself where somebody listens.
		document.documentElement.dataset.hasKeys = "";
		document.addEventListener("keydown", press);
		document.addEventListener("click", open);
		return () => {
			document.removeEventListener("keydown", press);
			document.removeEventListener("click", open);
		};
	}, [navigate]);

	return (
		isSheetOpen && (
			<Suspense>
				<ShortcutSheet onClose={() => setIsSheetOpen(false)} />
			</Suspense>
		)
	);
}
