import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGE_TAGS, type Language } from "~/lib/language/languages";
import { pluralIn } from "./plural";

const FOLDER = import.meta.dirname;
const APP = join(FOLDER, "..");
const AREAS = readdirSync(join(FOLDER, "en")).map((file) => file.replace(/\.ts$/, ""));

/** What the product's sources say, without the texts themselves. */
const SOURCES = readdirSync(APP, { recursive: true, encoding: "utf8" })
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^messages\/[^/]+\//.test(file))
	.map((file) => readFileSync(join(APP, file), "utf8"))
	.join("\n");

/** Only imports of earlier versions have it. */
const STORED = ["begunAgain"];

async function textsOf(language: Language, area: string): Promise<Record<string, unknown>> {
	const { default: write } = await import(`./${language}/${area}.ts`);
	return write({ plural: pluralIn(language) });
}

/** Stands for any argument: in a sentence it is a word of its own. */
const ARGUMENTS = [7, ["A", "B"], { what: "A" }];

/** What a text says of some arguments; nothing where it needs others. */
function say(text: (...args: unknown[]) => unknown): unknown[] {
	return ARGUMENTS.flatMap((argument) => {
		try {
			return [text(...Array(Math.max(1, text.length)).fill(argument))];
		} catch {
			return [];
		}
	});
}

/** All that the texts say, also in groups and of functions. */
function saidIn(texts: object): string[] {
	return Object.values(texts).flatMap((text) => {
		if (typeof text === "string") return [text];
		if (typeof text === "function") return saidIn(say(text));
		return typeof text === "object" && text !== null ? saidIn(text) : [];
	});
}

/** Texts of three words and more. */
function sentencesOf(texts: object): string[] {
	return saidIn(texts).filter((text) => /[a-z]+ [a-z]+ [a-z]+/i.test(text));
}

/** The names of the arguments that a text says, so that a translation leaves none out. */
function argumentsOf(text: unknown): string[] {
	if (typeof text !== "function") return [];
	const named = /^\(\{([^}]*)\}/.exec(String(text))?.[1] ?? "";
	return named.split(",").flatMap((name) => name.trim() || []);
}

describe("the interface's texts", () => {
	it("are in every language", () => {
		const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
		expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGE_TAGS].sort());
		for (const { name } of folders) {
			expect(readdirSync(join(FOLDER, name)).sort(), name).toEqual(AREAS.map((area) => `${area}.ts`).sort());
		}
	});

	it("import nothing but types: the file that waits for them would wait for itself", () => {
		for (const language of LANGUAGE_TAGS) {
			for (const area of AREAS) {
				const source = readFileSync(join(FOLDER, language, `${area}.ts`), "utf8");
				expect(source.match(/^import (?!type ).*/gm) ?? [], `${language}/${area}`).toEqual([]);
			}
		}
	});

	it.each(AREAS)("of %s are all used", async (area) => {
		const unused = Object.keys(await textsOf("en", area)).filter(
			(name) => !STORED.includes(name) && !new RegExp(`[.\\["'\`]${name}\\b|[{,]\\s*${name}\\b`).test(SOURCES),
		);
		expect(unused).toEqual([]);
	});

	it.each(AREAS)("of %s are translated: no sentence is the English one", async (area) => {
		const english = await textsOf("en", area);
		for (const language of LANGUAGE_TAGS.filter((tag) => tag !== "en")) {
			const texts = await textsOf(language, area);
			const translated = sentencesOf(texts);
			const same = sentencesOf(english).filter((sentence) => translated.includes(sentence));
			expect(same, language).toEqual([]);
		}
	});

	it.each(AREAS)("of %s in French break no line before a mark or within quotes", async (area) => {
		const broken = saidIn(await textsOf("fr", area)).filter((text) => /[^\u00a0][;?!»]| :|«[^\u00a0]/.test(text));
		expect(broken).toEqual([]);
	});

	it("of reasons say the same arguments in every language", async () => {
		const english = await textsOf("en", "import-reasons");
		for (const language of LANGUAGE_TAGS) {
			const texts = await textsOf(language, "import-reasons");
			for (const [code, text] of Object.entries(english)) {
				expect(argumentsOf(texts[code]).sort(), `${language}: ${code}`).toEqual(argumentsOf(text).sort());
			}
		}
	});
});
