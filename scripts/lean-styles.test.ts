import { expect, test } from "vitest";
import { withoutMixtures } from "./lean-styles";

test("a colour that is said twice is said once", () => {
	const css =
		".a{color:#fff8}@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,#fff 50%,transparent)}}.b{top:0}";
	expect(withoutMixtures(css)).toBe(".a{color:#fff8}.b{top:0}");
});

test("blocks within blocks go whole, and other conditions stay", () => {
	const css =
		"@media print{.a{color:#000}@supports (color: color-mix(in lab, red, red)){.a{color:red}}}@supports (top:1px){.c{top:1px}}";
	expect(withoutMixtures(css)).toBe("@media print{.a{color:#000}}@supports (top:1px){.c{top:1px}}");
});
