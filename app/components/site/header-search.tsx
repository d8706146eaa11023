import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { readBareKey, shortcutSwitch } from "~/browser/navigation/shortcuts.client";
import { Icon } from "~/components/ui/icon";
import { isPlainClick } from "~/lib/dom/is-plain-click";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

function findField(): HTMLInputElement | null {
	return document.querySelector<HTMLInputElement>("main input[type=search]");
}

function selectField(): void {
	findField()?.focus();
	findField()?.select();
}

/** The search icon of the top bar: a link to the search page, whose field gets the focus. The key `/` does the same. */
export function HeaderSearch() {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const isThere = pathname === "/search";
	/** Text typed after `/` while the search page loads; null while it does not. */
	const typedAhead = useRef<string | null>(null);

	useEffect(() => {
		function press(event: KeyboardEvent) {
			const key = readBareKey(event);
			if (key === "") return;
			if (typedAhead.current !== null && event.key.length === 1) typedAhead.current += event.key;
			else if (key === "/" && shortcutSwitch.get()) {
				event.preventDefault();
				if (isThere) return selectField();
				typedAhead.current = "";
				navigate("/search");
			}
		}
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [isThere, navigate]);

	useEffect(() => {
		const text = typedAhead.current;
		typedAhead.current = null;
		const field = pathname === "/search" && findField();
		if (!text || !field) return;
		field.value = text;
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}, [pathname]);

	return (
		<Link
			to="/search"
			data-prefetch
			aria-label={useTexts(siteTexts).search}
			aria-keyshortcuts="/"
			onClick={(event) => {
				if (!isThere || !isPlainClick(event)) return;
				event.preventDefault();
				selectField();
			}}
			className="inline-flex size-11 max-w-[14vw] shrink-0 items-center justify-center rounded-full text-cream transition-colors hover:bg-cream/12"
		>
			<Icon name="search" className="size-5.5" />
		</Link>
	);
}
