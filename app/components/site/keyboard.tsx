import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { readBareKey, shortcutSwitch } from "~/browser/navigation/shortcuts.client";
import { isTelevision } from "~/browser/navigation/television";
import { readKey } from "~/lib/dom/keys";
import { loadInteraction } from "./load-interaction";

const ShortcutSheet = lazy(async () => ({
	default: (await loadInteraction()).ShortcutSheet,
}));

/** The second key after `g`, and its page. */
const PAGES: Record<string, string> = { h: "/", m: "/movies", t: "/tv", l: "/my-list", s: "/settings" };
/** Milliseconds that `g` waits for its second key. */
const PATIENCE = 1500;
/** From these an arrow key moves the focus; fields use it themselves. */
const LEFT_BY_ARROWS = "a:focus-visible, button:focus-visible";
/** Marks elements that also open the shortcut sheet. */
const OPENER = "[data-opens-shortcuts]";

/** Keys that work on every page. Their code is loaded with the first key press. */
export function Keyboard() {
	const navigate = useNavigate();
	/** A number for each sheet that was opened, 0 for none: one that is closing must not close the next. */
	const [sheet, setSheet] = useState(0);

	useEffect(() => {
		let goingUntil = 0;
		let moveFocusByKey: ((key: string) => boolean) | undefined;
		let waiting: string[] | undefined;
		const openSheet = () => setSheet((last) => last + 1);

		/** Keys pressed while the module loads; they are handled after that. */
		async function loadSpatialNavigation(key: string) {
			if (waiting) return waiting.push(key);
			waiting = [key];
			const module = await loadInteraction().catch(() => null);
			if (module) waiting.forEach(module.moveFocusByKey);
			moveFocusByKey = module?.moveFocusByKey;
			waiting = undefined;
		}

		function press(event: KeyboardEvent) {
			const key = readKey(event);
			const isTab = key === "Tab";
			const isPlain = !event.defaultPrevented && (isTab || !event.shiftKey);
			if (isPlain && moveFocusByKey?.(key)) event.preventDefault();
			else if (isPlain && (isTab || key.startsWith("Arrow")) && !moveFocusByKey) {
				// The first arrow key moves the focus once the module has loaded, so it must not scroll too.
				const left = isTelevision() ? `${LEFT_BY_ARROWS}, body, main` : LEFT_BY_ARROWS;
				if (!isTab && document.activeElement?.matches(left)) event.preventDefault();
				void loadSpatialNavigation(key);
			} else if (readBareKey(event) && shortcutSwitch.get()) {
				const page = event.timeStamp < goingUntil ? PAGES[key] : undefined;
				goingUntil = key === "g" ? event.timeStamp + PATIENCE : 0;
				if (page) navigate(page);
				else if (key === "?") openSheet();
			}
		}

		function open(event: MouseEvent) {
			if (event.target instanceof Element && event.target.closest(OPENER)) openSheet();
		}

		// The link that opens the sheet is hidden until its key handler exists.
		document.documentElement.dataset.hasKeys = "";
		document.addEventListener("keydown", press);
		document.addEventListener("click", open);
		return () => {
			document.removeEventListener("keydown", press);
			document.removeEventListener("click", open);
		};
	}, [navigate]);

	return (
		sheet > 0 && (
			<Suspense>
				<ShortcutSheet key={sheet} onClose={() => setSheet((shown) => (shown === sheet ? 0 : shown))} />
			</Suspense>
		)
	);
}
