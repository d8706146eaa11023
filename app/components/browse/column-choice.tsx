import { useLayoutEffect } from "react";
import { createStoredText } from "~/browser/stored";
import { InlineScript } from "~/components/site/inline-script";
import { PathIcon } from "~/components/ui/icon";
import { useStore } from "~/lib/caching/store";
import { browseTexts } from "~/messages/browse";
import { useTexts } from "~/messages/use-language";
import { STORAGE_PREFIX } from "~/product";

const KEY = `${STORAGE_PREFIX}columns`;
const THREE = "3";

const columns = createStoredText(KEY);

/** styles/lists.css reads it. Browsers have the script in the document already. */
const SHOW_CHOICE = import.meta.env.SSR
	? `try {
document.documentElement.dataset.columns = localStorage.getItem("${KEY}") || "";
} catch {}`
	: "";

/**
 * Before a list: gives it as many columns on a phone as the visitor chose in this browser. In a document, the script does it
 * before the list is painted.
 */
export function ColumnChoice() {
	const chosen = useStore(columns, undefined);
	useLayoutEffect(() => {
		if (chosen !== undefined) document.documentElement.dataset.columns = chosen ?? "";
	}, [chosen]);
	return chosen === undefined && <InlineScript code={SHOW_CHOICE} />;
}

/** The choice between two columns and three, for phones. */
export function ColumnToggle() {
	const isThree = useStore(columns, null) === THREE;
	return (
		<button
			type="button"
			title={useTexts(browseTexts).threeColumns}
			aria-pressed={isThree}
			onClick={() => columns.set(isThree ? null : THREE)}
			className="-my-1 -me-2.5 ms-auto inline-flex size-9 items-center justify-center aria-pressed:text-bulb sm:hidden noscript:hidden"
		>
			<PathIcon path="M3.5 5h4v14h-4zM10 5h4v14h-4zM16.5 5h4v14h-4z" />
		</button>
	);
}
