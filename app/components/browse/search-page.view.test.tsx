import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { emptyList } from "~/domain/catalogue/lists/loaded-list";
import { renderOnSite } from "../../../tests/harness/render";
import { SearchPage } from "./search-page";

test.each([
	["zzzzqqqq", "Check the spelling or try fewer words."],
	["2049 zz", "Check the spelling or try fewer words."],
	["العراب", "The sample catalogue has English names only."],
	["Крёстный отец", "The sample catalogue has English names only."],
])("a search of the sample catalogue for “%s” without results says what to do", (text, advice) => {
	renderOnSite(
		<SearchPage first={{ ...emptyList(), nextPage: 2, lastPage: 1 }} offers={null} />,
		`/search?q=${encodeURIComponent(text)}`,
	);
	expect(screen.getByText(new RegExp(`Nothing is called “${text}”. ${advice}`))).toBeInTheDocument();
});
