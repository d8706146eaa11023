// Cuts a family's style sheet out of the whole one: the rules that its pages may need, in the order of the whole.

import postcss, { type ChildNode, type Root } from "postcss";
import type { Plugin } from "vite";
import { makeLean } from "./lean-styles";
import { type Page, readPages } from "./page-classes";

/** What Vite asks for when a module wants a sheet's address. */
const SHEET = /^(.+\/app\/.+\.css)(?:\?transform-only)?$/;

/** The names of the classes in a selector. */
function classesOf(selector: string): string[] {
	return [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g)].map(([, name = ""]) =>
		name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, code: string | undefined, char: string) =>
			code ? String.fromCodePoint(Number.parseInt(code, 16)) : char,
		),
	);
}

/** Takes out a rule, and what it leaves empty round it. */
function remove(node: ChildNode): void {
	const { parent } = node;
	node.remove();
	if (parent && parent.type !== "root" && parent.nodes?.length === 0) remove(parent as ChildNode);
}

/** Takes out the rules whose classes other pages name alone. What no page names stays. */
export function keepFor(root: Root, isOwn: (page: Page) => boolean, pages: Page[]): void {
	const own = pages.filter(isOwn);
	root.walkRules((rule) => {
		const classes = classesOf(rule.selector);
		function isShownOn({ classes: shown }: Page): boolean {
			return classes.some((name) => shown.has(name) || shown.has(name.replace(/[^-]+$/, "")));
		}
		if (classes.length > 0 && !own.some(isShownOn) && pages.some(isShownOn)) remove(rule);
	});
}

/** After Tailwind, which writes the whole sheet wherever it is imported. */
export function styleSheets(): Plugin {
	let pages: Page[] = [];
	return {
		name: "style-sheets",
		apply: "build",
		enforce: "pre",
		async buildStart() {
			pages = await readPages();
		},
		transform(css, id) {
			const [, file] = SHEET.exec(id) ?? [];
			if (!file) return null;
			const root = postcss.parse(css);
			if (pages.some(({ sheet }) => sheet === file)) keepFor(root, ({ sheet }) => sheet === file, pages);
			makeLean(root);
			return { code: root.toString(), map: null };
		},
	};
}
