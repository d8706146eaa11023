import { Form } from "react-router";
import { Icon } from "~/components/ui/icon";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { SEARCH_TEXT_MAX } from "~/product";

interface SearchInputProps extends Pick<React.ComponentProps<"input">, "ref" | "defaultValue" | "onInput" | "onBlur"> {
	label: string;
}

export function SearchInput({ label, ...input }: SearchInputProps) {
	const texts = useTexts(siteTexts);
	return (
		<>
			<button
				type="submit"
				aria-label={texts.search}
				data-arrow-keys="skip"
				className="absolute start-1 top-1/2 inline-flex size-10 -translate-y-1/2 cursor-pointer items-center justify-center rounded-full text-soft hover:text-cream"
			>
				<Icon name="search" />
			</button>
			<input
				{...input}
				type="search"
				name="q"
				aria-label={label}
				placeholder={label}
				maxLength={SEARCH_TEXT_MAX}
				autoComplete="off"
				enterKeyHint="search"
				className="search-input"
			/>
		</>
	);
}

/** A search box on a page that is no list: it leads to the search page. */
export function SearchForm() {
	return (
		<Form role="search" action="/search" className="relative w-full max-w-xl">
			<SearchInput label={useTexts(siteTexts).searchEverything} />
		</Form>
	);
}
