import postcss from "postcss";
import { expect, test } from "vitest";
import { makeLean } from "./lean-styles";

function lean(css: string): string {
	const root = postcss.parse(css);
	makeLean(root);
	return root.toString();
}

test("a colour that is said twice is said once", () => {
	const css =
		".a{color:#fff8}@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,#fff 50%,transparent)}}.b{top:0}";
	expect(lean(css)).toBe(".a{color:#fff8}.b{top:0}");
});

test("blocks within blocks go whole, and other conditions stay", () => {
	const css =
		"@media print{.a{color:#000}@supports (color: color-mix(in lab, red, red)){.a{color:red}}}@supports (top:1px){.c{top:1px}}";
	expect(lean(css)).toBe("@media print{.a{color:#000}}@supports (top:1px){.c{top:1px}}");
});

test("variables that no rule sets are not asked for, and those that no rule names not registered", () => {
	const css =
		'.a{--x:1;filter:var(--x,) var(--y,)}.b{top:var(--z)}@property --x{syntax:"*"}@property --y{syntax:"*"}@property --z{syntax:"*"}';
	expect(lean(css)).toBe(
		'.a{--x:1;filter:var(--x,)}.b{top:var(--z)}@property --x{syntax:"*"}@property --z{syntax:"*"}',
	);
});

test("what would be left without a value keeps its own", () => {
	expect(lean(".a{transform:var(--x,) var(--y,)}")).toBe(".a{transform:var(--x,) var(--y,)}");
});
