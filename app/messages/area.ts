// The texts of the interface, by part of the site and language. A page loads the parts that its components import, in its language.
import { loadModule } from "~/browser/load-module";
import type { Language } from "~/lib/language/languages";
import { type Plural, pluralIn } from "./plural";

/** What texts are written with. A file of texts imports nothing: the file that waits for it would have to be there before. */
export interface TextTools<Tag extends Language> {
	plural: Plural<Tag>;
}

/** A language's own file, which knows its own categories of number. */
type WriteTexts<Texts> = (tools: TextTools<never>) => Texts;

/** The texts of one part of the site. */
export interface Area<Texts> {
	/**
	 * Loads a language, once. In the browser each area does that for the document's language before it is there for those that import
	 * it; on the server see `loadMessages`.
	 */
	load(language: Language): Promise<void>;
	/** Throws for a language that is not loaded. */
	in(language: Language): Texts;
}

const areas: Pick<Area<unknown>, "load">[] = [];

/**
 * `files`: the modules of all languages by path, as `import.meta.glob` finds them. `isLoadedWithPages`: false for texts that
 * `loadMessages` leaves out.
 */
export function openArea<Texts>(
	files: Record<string, () => Promise<WriteTexts<Texts>>>,
	{ isLoadedWithPages = true } = {},
): Area<Texts> {
	const texts = new Map<Language, Texts>();
	const area: Area<Texts> = {
		async load(language) {
			if (texts.has(language)) return;
			const path = Object.keys(files).find((file) => file.startsWith(`./${language}/`));
			const open = files[path ?? ""];
			if (!open) throw new Error(`There are no texts in ${language} among ${Object.keys(files)}`);
			const write = await loadModule(open);
			const written = write({ plural: pluralIn(language) as Plural<never> });
			if (import.meta.env.MODE !== "pseudo") texts.set(language, written);
			else texts.set(language, (await loadModule(() => import("./pseudo"))).toPseudo(written));
		},
		in(language) {
			const loaded = texts.get(language);
			if (loaded === undefined) throw new Error(`The texts in ${language} are not loaded`);
			return loaded;
		},
	};
	if (isLoadedWithPages) areas.push(area);
	return area;
}

/** On the server, before anything is said in this language. May be called for each request. */
export async function loadMessages(language: Language): Promise<void> {
	await Promise.all(areas.map((area) => area.load(language)));
}
