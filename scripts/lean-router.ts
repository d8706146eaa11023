// Leaves out of the browser's script the parts of React Router that the product never switches on.

import type { Plugin } from "vite";

/** What React Router asks while it runs, answered while it is built, so that what depends on it falls away. */
const ANSWERS: [question: RegExp, answer: string][] = [
	[/ENABLE_DEV_WARNINGS = true/, "ENABLE_DEV_WARNINGS = false"],
	[/function warning\(cond, message\) \{/, "$& return;"],
	// What is wrong stands in the stack; the sentence about it is for whoever writes the product.
	[/(\binvariant2?\(\s*[^,"`]+),\s*(?:\/\/.*\s*)*(["`])(?:(?!\2)[\s\S])*\2(?=\s*\))/, "$1"],
	[/^\w+\.displayName = "\w+";$/m, ""],
	// No spans are measured in the browser.
	[/\binit\.instrumentations\b/, "undefined"],
	// The list of routes is there from the start.
	[/\binit\.patchRoutesOnNavigation\b/, "undefined"],
	[/routeDiscovery\.mode === "lazy" && ssr === true/, "false"],
	[/\bif \(isFogOfWar\)/, "if (false)"],
	// No server components, no page without a server.
	[/React\.useContext\(RSCRouterContext\)/, "false"],
	[/\bif \(this\.context\b/, "if (false"],
	[/\bssrInfo\.context\.isSpaMode\b/, "false"],
	[/(?<!\.)\bisSpaMode && /, "false && "],
	[/\bif \(isSpaMode\)/, "if (false)"],
	[/\bif \(!ssr\b/, "if (false"],
	// Nothing is exchanged while it runs.
	[/\bif \(needsRevalidation\)/, "if (false)"],
	[/\brouter2\.createRoutesForHMR = [^;]+;/, ""],
	// What only the server writes.
	[/!isStatic \? (?=" ")/, "true ? "],
	[/\bstaticContext \? (?=`)/, "false ? "],
	[/\bwindow\.__reactRouterManifest\.sri === true/, "false"],
	// The root's data is always there.
	[/\broute\.id === "root" \? RemixRootDefaultHydrateFallback : void 0/, "void 0"],
	[/\btypeof manifest\.sri === "object"/, "false"],
];

const ROUTER = /\/node_modules\/react-router\/dist\/.+\.mjs$/;

/** Answers every question in one of the router's files, and tells which stood in it. */
export function answered(code: string): { code: string; questions: RegExp[] } {
	const questions = ANSWERS.filter(([question]) => question.test(code)).map(([question]) => question);
	const lean = ANSWERS.reduce((text, [question, answer]) => text.replaceAll(new RegExp(question, "gm"), answer), code);
	return { code: lean, questions };
}

export function leanRouter(): Plugin {
	const open = new Set(ANSWERS.map(([question]) => question));
	return {
		name: "lean-router",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			if (!ROUTER.test(id)) return null;
			const lean = answered(code);
			for (const question of lean.questions) open.delete(question);
			return { code: lean.code, map: null };
		},
		buildEnd(error) {
			if (!error && open.size > 0) this.error(`React Router no longer asks ${[...open].join(", ")}`);
		},
	};
}
