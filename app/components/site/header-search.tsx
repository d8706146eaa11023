import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { areShortcutsOn, isBareKey } from "~/browser/shortcuts.client";
import { Icon } from "~/components/ui/icon";
import { isPlainClick } from "~/lib/is-plain-click";

function loadSearchCombobox() {
	return import("./search-combobox");
}

const SearchCombobox = lazy(async () => ({ default: (await loadSearchCombobox()).SearchCombobox }));

/** From this width the top bar has room for a search box; narrower windows navigate to the search page. */
const WIDE = "(min-width: 48rem)";

/** The search icon of the top bar: a link that opens a search box in its place, given scripts and enough room. */
export function HeaderSearch() {
	const [isOpen, setIsOpen] = useState(false);
	const { key, pathname } = useLocation();
	const navigate = useNavigate();
	/** Text typed while the box is loading. */
	const typedAhead = useRef("");

	// biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the box.
	useEffect(() => setIsOpen(false), [key]);

	useEffect(() => {
		function open(event: KeyboardEvent) {
			if (!isBareKey(event)) return;
			if (isOpen && event.key.length === 1) typedAhead.current += event.key;
			if (isOpen || event.key !== "/" || !areShortcutsOn()) return;
			event.preventDefault();
			typedAhead.current = "";
			if (pathname === "/search") {
				const field = document.querySelector<HTMLInputElement>("main input[type=search]");
				field?.focus();
				field?.select();
			} else if (matchMedia(WIDE).matches) setIsOpen(true);
			else navigate("/search");
		}
		document.addEventListener("keydown", open);
		return () => document.removeEventListener("keydown", open);
	}, [pathname, navigate, isOpen]);

	return (
		<>
			<a
				href="/search"
				aria-label="Search"
				aria-keyshortcuts="/"
				onClick={(event) => {
					if (!isPlainClick(event) || pathname === "/search" || !matchMedia(WIDE).matches) return;
					event.preventDefault();
					typedAhead.current = "";
					setIsOpen(true);
				}}
				onPointerEnter={loadSearchCombobox}
				onFocus={loadSearchCombobox}
				className="inline-flex size-11 max-w-[14vw] shrink-0 items-center justify-center rounded-full text-cream transition-colors hover:bg-cream/12"
			>
				<Icon name="search" className="size-5.5" />
			</a>
			{isOpen && (
				<Suspense>
					<SearchCombobox typedAhead={typedAhead} onClose={() => setIsOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
