// Leaves out of the browser's script the parts of React Router that the product never switches on, and spares the server
// the most of matching an address.

import type { Plugin } from "vite";

type Answers = [question: RegExp, answer: string][];

/** Nobody discovers routes by the links of a page. The browser finds the attributes that the server wrote. */
const WITHOUT_DISCOVERY: Answers[number] = [/"data-discover": .+/, ""];

/** What React Router asks while it runs, answered while it is built, so that what depends on it falls away. */
const ANSWERS: Answers = [
	WITHOUT_DISCOVERY,
	[/ENABLE_DEV_WARNINGS = true/, "ENABLE_DEV_WARNINGS = false"],
	[/function warning\(cond, message\) \{/, "$& return;"],
	// What is wrong stands in the stack; the sentence about it is for whoever writes the product.
	[/(\binvariant2?\(\s*[^,"`]+),\s*(?:\/\/.*\s*)*(["`])(?:(?!\2)[\s\S])*\2(?=\s*\))/, "$1"],
	[/^\w+\.displayName = "\w+";$/m, ""],
	// Pages are fetched ahead when their link is meant, not when it is seen.
	[/\bif \(prefetch === "(?:viewport|render)"\)/, "if (false)"],
	// Where a visitor is, `placeOf` tells; nothing else wants a link that finds it out.
	[/^var NavLink = /m, "$&/* @__PURE__ */ "],
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
	// Sheets are linked by routes, for every medium, and nothing else is; browsers that can do all this know preloading.
	[/typeof criticalCss === "(?:string|object)" \?/, "false ?"],
	[/\btypeof object\.page === "string"/, "false"],
	[/\broute\.css\b/, "undefined"],
	[/ \|\| !isPreloadSupported\(\)/, ""],
	[/\bdescriptor\.media && !window\.matchMedia\(descriptor\.media\)\.matches \|\| /, ""],
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
	// What `replace()` leads to takes the page's place in the history also where it is loaded anew.
	[
		/\bif \(replace2\) (?=\{\s*routerWindow\.location\.replace)/,
		'if (replace2 || redirect2.response.headers.has("X-Remix-Replace")) ',
	],
];

/** A route whose fixed beginning is not the address's is passed over at once, not matched from the outermost layout on. */
const SERVER_ANSWERS: Answers = [
	WITHOUT_DISCOVERY,
	[/branches\.push\(\{\s*path,/, "$& start: path.replace(/\\/?[:*].*/, '').toLowerCase(),"],
	[/let decoded = decodePath\(pathname\);/, "$& let lower = decoded.toLowerCase();"],
	[/\bmatches = (?=matchRouteBranch\()/, "$&!lower.startsWith(branches[i].start) ? null : "],
];

const ROUTER = /\/node_modules\/react-router\/dist\/.+\.mjs$/;

/** Answers every question in one of the router's files, and tells which stood in it. */
export function answered(code: string, answers = ANSWERS): { code: string; questions: RegExp[] } {
	const questions = answers.filter(([question]) => question.test(code)).map(([question]) => question);
	const lean = answers.reduce((text, [question, answer]) => text.replaceAll(new RegExp(question, "gm"), answer), code);
	return { code: lean, questions };
}

function answering(environment: "client" | "ssr", answers: Answers): Plugin {
	const open = new Set(answers.map(([question]) => question));
	return {
		name: `lean-router-${environment}`,
		apply: "build",
		applyToEnvironment: ({ name }) => name === environment,
		transform(code, id) {
			if (!ROUTER.test(id)) return null;
			const lean = answered(code, answers);
			for (const question of lean.questions) open.delete(question);
			return { code: lean.code, map: null };
		},
		buildEnd(error) {
			if (!error && open.size > 0) this.error(`React Router no longer asks ${[...open].join(", ")}`);
		},
	};
}

export function leanRouter(): Plugin[] {
	return [answering("client", ANSWERS), answering("ssr", SERVER_ANSWERS)];
}
