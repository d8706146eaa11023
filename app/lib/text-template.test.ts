import { expect, test } from "vitest";
import { compileTemplate, fillTemplate } from "./text-template";

function filled(text: string, words: string[], others: string[]): string {
	return new TextDecoder().decode(fillTemplate(compileTemplate(text, words), others));
}

test("every place of every word is filled, in the order of the text", () => {
	expect(filled("a ONE b TWO c ONE", ["ONE", "TWO"], ["1", "zwei"])).toBe("a 1 b zwei c 1");
});

test("a text without placeholders is unchanged, also with non-ASCII characters", () => {
	expect(filled("Amélie · 天气之子 🎬", ["ONE"], ["1"])).toBe("Amélie · 天气之子 🎬");
});

test("words at both ends and side by side are filled", () => {
	expect(filled("ONEONETWO", ["ONE", "TWO"], ["é", ""])).toBe("éé");
});
