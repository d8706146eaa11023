import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "..");
/** They stay English in every language (docs/translating.md). */
const ENGLISH = /^components\/(?:admin|docs)\/|^routes\/(?:admin\/|api-docs)|(?:admin-loading|debug-panel)\.tsx/;
const FILES = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter(
	(file) =>
		/^(?:components|routes|demo-player)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !ENGLISH.test(file),
);

/** What is between two texts: a language has its own comma, colon and full stop, and may put the second one first. */
const MARK = /^\s*[,;:.?!]\s+$/;
/** In an element, signs that are no punctuation of a sentence may stand: "·", "/ 10", "→". */
const WORDS = /[\p{L},;:.?!“”]/u;

function findGlued(source: ts.SourceFile): string[] {
	const found: string[] = [];
	function visit(node: ts.Node): void {
		const isWritten = ts.isJsxText(node) && WORDS.test(node.text.replace(/&\w+;/g, ""));
		const isJoined =
			ts.isCallExpression(node) &&
			/\.join$/.test(node.expression.getText(source)) &&
			node.arguments.some((argument) => ts.isStringLiteral(argument) && MARK.test(argument.text));
		const isGlued =
			ts.isTemplateExpression(node) &&
			!/\n/.test(node.getText(source)) &&
			node.templateSpans.some(({ literal }) => MARK.test(literal.text));
		if (isWritten || isJoined || isGlued) found.push(node.getText(source).trim());
		ts.forEachChild(node, visit);
	}
	visit(source);
	return found;
}

test("components put no text together from two, and have no words or punctuation of their own", () => {
	const found = FILES.flatMap((file) => {
		const source = ts.createSourceFile(file, readFileSync(join(APP, file), "utf8"), ts.ScriptTarget.Latest);
		return findGlued(source).map((text) => `${file}: ${text}`);
	});
	expect(found).toEqual([]);
});
