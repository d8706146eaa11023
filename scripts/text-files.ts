// Tells the worker which files of texts the scripts of a page wait for, so that they are requested beside the scripts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";
import { groupBy } from "../app/lib/group-by";

const MODULE = /\/app\/messages\/text-files\.ts$/;
/** A file with one part of the texts, or with several (`client-chunks.ts`). */
const LANGUAGE = /^(?:app\/messages\/([\w-]+)\/[\w-]+\.ts|_texts-([\w-]+)-[\w-]{8}\.js)$/;

function languageOf(key: string): string | undefined {
	const [, part, several] = LANGUAGE.exec(key) ?? [];
	return part ?? several;
}

/** By the address of a script and the language, the addresses of the files of texts. */
export function findTextFiles(manifest: Manifest): Record<string, Record<string, string[]>> {
	const scripts = Object.values(manifest).map(({ file, dynamicImports = [] }) => {
		const byLanguage = groupBy([...new Set(dynamicImports)].filter(languageOf), (key) => languageOf(key) ?? "");
		const addresses = [...byLanguage].map(([language, keys]) => [
			language,
			keys.map((key) => `/${manifest[key]?.file}`),
		]);
		return [`/${file}`, Object.fromEntries(addresses)] as const;
	});
	return Object.fromEntries(scripts.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** The worker is built after the scripts, whose manifest is there until both are. */
export function textFiles({ client }: { client: string }): Plugin {
	return {
		name: "text-files",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "ssr",
		transform: {
			filter: { id: MODULE },
			handler() {
				const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
				return `export const TEXT_FILES = ${JSON.stringify(findTextFiles(manifest))};`;
			},
		},
	};
}
