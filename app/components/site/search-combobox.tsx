import { useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { rememberSearch } from "~/browser/recent-searches";
import { Icon } from "~/components/ui/icon";
import { searchAddress } from "~/domain/catalogue/search-query";
import { listRecent, listSuggestions } from "./search-options";
import { useRecentSearches } from "./use-recent-searches";
import { useSuggestions } from "./use-suggestions";

interface SearchComboboxProps {
	/** Text typed while the box was loading. */
	typedAhead: React.RefObject<string>;
	onClose: () => void;
}

/** The search box of the top bar: a combobox that suggests recent searches while it is empty, then titles. */
export function SearchCombobox({ typedAhead, onClose }: SearchComboboxProps) {
	const id = useId();
	const navigate = useNavigate();
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [active, setActive] = useState(-1);
	const [isListOpen, setIsListOpen] = useState(true);
	const text = typed.trim();
	const suggestions = useSuggestions(text);
	const recent = listRecent(useRecentSearches());
	const options = !text ? recent : suggestions ? listSuggestions(text, suggestions) : [];
	const isExpanded = isListOpen && options.length > 0;

	// Takes the focus, and returns it when the box closes with the focus inside.
	useEffect(() => {
		const opener = document.activeElement;
		input.current?.focus();
		setTyped(typedAhead.current);
		return () => {
			if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
		};
	}, [typedAhead]);

	function leave(searched: string) {
		if (searched) rememberSearch(searched);
		onClose();
	}

	function submit() {
		const option = isExpanded ? options[active] : undefined;
		leave(option?.text ?? text);
		navigate(option?.to ?? searchAddress({ text }));
	}

	function move(step: 1 | -1) {
		setIsListOpen(true);
		// One more than the options: the text field itself comes before the first.
		const places = options.length + 1;
		setActive(((active + 1 + step + places) % places) - 1);
	}

	function close() {
		if (isExpanded && text) setIsListOpen(false);
		else onClose();
	}

	function press(event: React.KeyboardEvent) {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "ArrowDown") move(1);
		else if (event.key === "ArrowUp") move(-1);
		else if (event.key === "Escape") close();
		else return;
		event.preventDefault();
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: not every browser supports the search element.
		<form
			role="search"
			action="/search"
			className="search-box"
			onSubmit={(event) => {
				event.preventDefault();
				submit();
			}}
			onBlur={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget)) onClose();
			}}
		>
			<Icon name="search" className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-soft" />
			<input
				ref={input}
				type="search"
				role="combobox"
				aria-label="Search movies and TV shows"
				aria-expanded={isExpanded}
				aria-controls={`${id}-list`}
				aria-autocomplete="list"
				aria-activedescendant={isExpanded && options[active] ? `${id}-${active}` : undefined}
				placeholder="Search movies and TV shows"
				autoComplete="off"
				maxLength={200}
				enterKeyHint="search"
				value={typed}
				onChange={(event) => {
					setTyped(event.currentTarget.value);
					setActive(-1);
					setIsListOpen(true);
				}}
				onKeyDown={press}
				className="search-input"
			/>
			<div
				id={`${id}-list`}
				role="listbox"
				aria-label={text ? "Suggestions" : "Recent searches"}
				hidden={!isExpanded}
				className="search-list"
			>
				{options.map(({ key, to, text: searched, content }, index) => (
					<Link
						key={key}
						id={`${id}-${index}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === active}
						to={to}
						// Keeps the focus in the text field.
						onMouseDown={(event) => event.preventDefault()}
						onMouseMove={() => setActive(index)}
						onClick={() => leave(searched)}
						className="search-option"
					>
						{content}
					</Link>
				))}
			</div>
			<p role="status" className="sr-only">
				{text && suggestions ? `${suggestions.length} ${suggestions.length === 1 ? "suggestion" : "suggestions"}` : ""}
			</p>
		</form>
	);
}
