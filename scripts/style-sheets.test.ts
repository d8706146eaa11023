import postcss from "postcss";
import { expect, test } from "vitest";
import { type Page, readPages } from "./page-classes";
import { keepFor } from "./style-sheets";

function page(route: string, ...classes: string[]): Page {
	return { route, sheet: `${route}.css`, classes: new Set(classes) };
}

function sheetOf(css: string, own: Page, others: Page[]): string {
	const root = postcss.parse(css);
	keepFor(root, ({ sheet }) => sheet === own.sheet, [own, ...others]);
	return root.toString();
}

test("a sheet keeps, in the order of the whole, the rules for classes that its pages name", () => {
	const css = ".p-4{padding:1rem}.p-6{padding:2rem}@media (width>1px){.md\\:p-4{padding:3rem}.md\\:p-6{padding:4rem}}";
	const own = page("one", "p-4", "md:p-6");
	const other = page("two", "p-6", "md:p-4");
	expect(sheetOf(css, own, [other])).toBe(".p-4{padding:1rem}@media (width>1px){.md\\:p-6{padding:4rem}}");
});

test("rules without a class, and for classes that no page names as a whole, are in every sheet", () => {
	const css = "a{color:red}.tone-1{top:0}.x .y{left:0}";
	expect(sheetOf(css, page("one", "y"), [page("two", "x")])).toBe(css);
});

test("a class whose end is put in at run time belongs to the pages that name its beginning", () => {
	const others = [page("two", "shown-from-"), page("three", "x")];
	expect(sheetOf(".shown-from-640{top:0}.x{left:0}", page("one"), others)).toBe("");
	expect(sheetOf(".shown-from-640{top:0}.x{left:0}", page("one", "shown-from-"), others)).toBe(
		".shown-from-640{top:0}",
	);
});

test("conditions and layers with nothing left in them go", () => {
	const css = "@layer utilities{@media print{@supports (top:0){.x{top:0}}}.y{top:1px}}";
	expect(sheetOf(css, page("one", "y"), [page("two", "x")])).toBe("@layer utilities{.y{top:1px}}");
});

test("every page but those of signed-in visitors has the sheet of a family", async () => {
	const without = (await readPages()).filter(({ sheet }) => sheet === null).map(({ route }) => route);
	expect(without).toEqual(["routes/settings/settings.tsx", "routes/my-list/my-list.tsx", "routes/admin/admin.tsx"]);
});

test("a page names the classes of what it imports, at once or later, and of what stands round it", async () => {
	const movies = (await readPages()).find(({ route }) => route === "routes/movies.tsx");
	// Of the page's chips, the filter drawer, the header and a dialog of the frame.
	for (const name of ["chip", "filter-actions", "site-header", "max-w-md"]) expect(movies?.classes).toContain(name);
	expect(movies?.classes).not.toContain("animate-ping");
});
