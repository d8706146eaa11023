import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SearchInput } from "~/components/site/search-form";

const SEARCH_DEBOUNCE_MS = 500;

/** Milliseconds without typing after which a search counts as finished. */
const SETTLED_AFTER = 2000;

interface SearchFieldProps {
	/** The text in the URL. */
	text: string;
	label: string;
	/** The form's action without scripts. */
	action: string;
	/** Called with the typed text; `replace` is true while the visitor still types the same search. */
	onSearch: (text: string, replace: boolean) => void;
	/** Additional parameters of the form. */
	children?: React.ReactNode;
	/** Whether the field gets the focus when the page opens. */
	isFocused?: boolean;
}

/** A search box that searches while the visitor types. The first change adds a history entry, later changes replace it. */
export function SearchField({ text, label, action, onSearch, children, isFocused = false }: SearchFieldProps) {
	/** Another link may have been followed in place of a search. */
	const { key: page } = useLocation();
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const searched = useRef(text);
	/** Until this time, typing belongs to the same search. */
	const openUntil = useRef(0);
	const isContinued = useRef(false);
	/** Whether the visitor has left the field since the last key. */
	const isLeft = useRef(false);
	/** A filter that was chosen after the last key counts too. */
	const latestOnSearch = useRef(onSearch);
	useEffect(() => {
		latestOnSearch.current = onSearch;
	});

	// Back, a chip or a tab has changed the URL, or came before the search: update the box.
	// biome-ignore lint/correctness/useExhaustiveDependencies: also on another page with the same text.
	useEffect(() => {
		if (!input.current || text === searched.current) return;
		clearTimeout(timer.current);
		timer.current = undefined;
		searched.current = text;
		openUntil.current = 0;
		input.current.value = text;
	}, [text, page]);
	useEffect(() => () => clearTimeout(timer.current), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount.
	useEffect(() => {
		// What was typed before the page's script was there.
		if (input.current && input.current.value !== text) wait();
		if (isFocused) input.current?.focus({ preventScroll: true });
	}, []);

	function search() {
		clearTimeout(timer.current);
		timer.current = undefined;
		const typed = input.current?.value.replace(/\s+/g, " ").trim() ?? "";
		if (typed === searched.current) return;
		searched.current = typed;
		latestOnSearch.current(typed, isContinued.current);
		openUntil.current = isLeft.current ? 0 : Date.now() + SETTLED_AFTER;
	}

	function wait() {
		isLeft.current = false;
		if (timer.current === undefined) isContinued.current = Date.now() < openUntil.current;
		clearTimeout(timer.current);
		timer.current = setTimeout(search, SEARCH_DEBOUNCE_MS);
	}

	/** A search that waits is made at once: later, it would end the opening of a link that was pressed. */
	function leave() {
		if (timer.current !== undefined) search();
		settle();
	}

	function settle() {
		isLeft.current = true;
		openUntil.current = 0;
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: not every browser supports the search element.
		<form
			role="search"
			action={action}
			onSubmit={(event) => {
				event.preventDefault();
				search();
				settle();
			}}
			className="relative grow"
		>
			{children}
			<SearchInput ref={input} label={label} defaultValue={text} onInput={wait} onBlur={leave} />
		</form>
	);
}
