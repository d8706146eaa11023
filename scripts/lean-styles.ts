// Leaves out of the built style sheet what says the same twice.

import type { Plugin } from "vite";

/** Tailwind writes each half-transparent colour as a fixed one, and again as a mixture for browsers that can mix. */
const MIXTURE = /@supports\s*\(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{/;

/** Where the block ends that begins before `from`, one brace open. */
function endOfBlock(css: string, from: number): number {
	let open = 1;
	let at = from;
	for (; open > 0 && at < css.length; at++) {
		if (css[at] === "{") open++;
		if (css[at] === "}") open--;
	}
	return at;
}

/** Our colours are fixed, so that the mixture is the same colour: 13 KB of 100, 1.2 of them after compression. */
export function withoutMixtures(css: string): string {
	let lean = "";
	let rest = css;
	for (let found = MIXTURE.exec(rest); found; found = MIXTURE.exec(rest)) {
		lean += rest.slice(0, found.index);
		rest = rest.slice(endOfBlock(rest, found.index + found[0].length));
	}
	return lean + rest;
}

export function leanStyles(): Plugin {
	return {
		name: "lean-styles",
		apply: "build",
		enforce: "post",
		generateBundle(_options, bundle) {
			for (const asset of Object.values(bundle)) {
				if (asset.type !== "asset" || !asset.fileName.endsWith(".css")) continue;
				asset.source = withoutMixtures(String(asset.source));
			}
		},
	};
}
