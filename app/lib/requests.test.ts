import { expect, test } from "vitest";
import { returnAddress } from "./requests";

test.each(["/", "/movie/5?tab=1#cast", "/settings?tab=security"])("%s leads there", (address) => {
	expect(returnAddress(address)).toBe(address);
});

test.each([
	"https://evil.test/",
	"//evil.test",
	"/\\evil.test",
	"/\t/evil.test",
	"\\/evil.test",
	"javascript:alert(1)",
	"movie/5",
	"",
	null,
	7,
])("%j leads Home", (address) => {
	expect(returnAddress(address)).toBe("/");
});
