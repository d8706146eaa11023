// Leaves out of a built style sheet what says the same twice, and what nothing in it asks for.

import type { Root } from "postcss";

/** Tailwind writes each half-transparent colour as a fixed one, and again as a mixture for browsers that can mix. */
const MIXTURE = /color:\s*color-mix\(/;

/** A variable that may be missing. */
const OPTIONAL = / ?var\((--[\w-]+),\)/g;

/** Our colours are fixed, so that the mixture is the same colour. */
function leaveMixtures(root: Root): void {
	root.walkAtRules("supports", (rule) => {
		if (MIXTURE.test(rule.params)) rule.remove();
	});
}

/** Browsers that Tailwind supports at all know registered variables, and so do not need them again in a layer. */
function leaveFallback(root: Root): void {
	root.walkAtRules("layer", (rule) => {
		if (rule.params === "properties") rule.remove();
	});
}

/** What stands where no rule sets a variable is nothing; variables that no rule names need not be registered. */
function leaveUnasked(root: Root): void {
	const set = new Set<string>();
	const named = new Set<string>();
	root.walkDecls(({ prop }) => {
		if (prop.startsWith("--")) set.add(prop);
	});
	root.walkDecls((declaration) => {
		const lean = declaration.value.replace(OPTIONAL, (whole, name: string) => (set.has(name) ? whole : "")).trim();
		if (lean) declaration.value = lean;
		for (const [name] of `${declaration.prop} ${declaration.value}`.matchAll(/--[\w-]+/g)) named.add(name);
	});
	root.walkAtRules("property", (rule) => {
		if (!named.has(rule.params)) rule.remove();
	});
}

/** The sheet as it is sent, changed in place. */
export function makeLean(root: Root): void {
	leaveMixtures(root);
	leaveFallback(root);
	leaveUnasked(root);
}
