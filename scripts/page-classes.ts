// Which classes each page may show, by the files that its route needs, and the family's sheet that it links.

import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { Scanner } from "@tailwindcss/oxide";
import routes from "../app/routes";

const APP = fileURLToPath(new URL("../app", import.meta.url));

const IMPORT = /^(?:import|export)\b(?! type)[^;]*?from "([^"]+)"|(?<!typeof )\bimport\("([^"]+)"\)/gm;

const FAMILY_SHEET = /\/app\/styles\/pages\/[\w-]+\.css$/;

export interface Page {
	/** The route's file under `app/`. */
	route: string;
	/** Its path; null: it links the whole one. */
	sheet: string | null;
	classes: Set<string>;
}

/** The files of ours that a file needs, at once or later; what only the server needs is not drawn. */
function importsOf(file: string): string[] {
	if (file.endsWith(".css")) return [];
	return [...readFileSync(file, "utf8").matchAll(IMPORT)].flatMap(([, atOnce, later]) => {
		const target = (atOnce ?? later ?? "").replace(/\?url$/, "");
		if (!/^[~.]/.test(target) || target.endsWith(".server")) return [];
		const path = target.startsWith("~/") ? join(APP, target.slice(2)) : resolve(dirname(file), target);
		return [path, `${path}.ts`, `${path}.tsx`].filter((each) => existsSync(each) && statSync(each).isFile());
	});
}

const wordsOf = new Map<string, string[]>();

/** What begins a class whose end is put in at run time, as in `shown-from-${minWidth}`. */
const BEGINNING = /(?<=["'`\s])[a-z-]+-(?=\$\{)/g;

/** Whatever Tailwind would take for a class, and beginnings. */
function readWords(file: string): string[] {
	let words = wordsOf.get(file);
	if (!words) {
		const content = readFileSync(file, "utf8");
		words = new Scanner({}).getCandidatesWithPositions({ content, extension: "tsx" }).map((word) => word.candidate);
		words.push(...(content.match(BEGINNING) ?? []));
		wordsOf.set(file, words);
	}
	return words;
}

function readPage(chain: string[]): Page {
	const files = new Set(chain.map((file) => join(APP, file)));
	for (const file of files) for (const next of importsOf(file)) files.add(next);
	const route = chain.at(-1) ?? "";
	const sheets = [...files].filter((file) => FAMILY_SHEET.test(file));
	if (sheets.length > 1) throw new Error(`${route} needs more than one sheet: ${sheets.join(", ")}`);
	const scripts = [...files].filter((file) => !file.endsWith(".css"));
	return { route, sheet: sheets[0] ?? null, classes: new Set(scripts.flatMap(readWords)) };
}

function readBelow(entries: RouteConfigEntry[], frame: string[]): Page[] {
	return entries.flatMap(({ file, children }) =>
		children ? readBelow(children, [...frame, file]) : file.endsWith(".tsx") ? [readPage([...frame, file])] : [],
	);
}

/** Every page of the site map, with what stands round it. */
export async function readPages(): Promise<Page[]> {
	return readBelow(await routes, ["root.tsx"]);
}
