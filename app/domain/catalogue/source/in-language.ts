// What the upstream has in another language than English: texts that have no translation are taken from elsewhere, and whatever
// is not in the language asked for says which language it is in. It is done once, before a copy is stored.
import { toLanguageTag } from "~/clients/tmdb/code-names";
import { findEndpoint } from "~/clients/tmdb/endpoints";
import type { TranslatedDetails } from "~/clients/tmdb/schema";
import { isRecord } from "~/lib/is-record";
import type { CatalogueClient, Copy } from "../cache/cache.server";

/** The texts of a title, a person or a collection that may be in another language. */
type TextName = "title" | "overview" | "tagline" | "biography";

/** What a response in another language than English says of each of its titles. */
export interface InLanguage {
	in_language?: {
		/** BCP 47, of what was asked for. */
		tag: string;
	} & Partial<Record<TextName, string>>;
}

type Json = Record<string, unknown>;

interface Wanted {
	/** As TMDB writes it: `es-ES`. */
	language: string;
	/** The language of all texts of a source that has no other. */
	only: string | undefined;
}

/** `pt-BR` is `pt`: of a text in another country's spelling nobody needs to be told. */
const baseOf = (tag: string) => tag.split("-")[0] ?? tag;

function isOther(tag: string, { language }: Wanted): boolean {
	return tag !== "" && baseOf(tag) !== baseOf(language);
}

/** The names of a title: the one in the language, and the original one. */
function namesOf(item: Json): [name: string, original: string] {
	const [name, original] = "title" in item ? [item.title, item.original_title] : [item.name, item.original_name];
	return [String(name ?? ""), String(original ?? "")];
}

const nameField = (item: Json) => ("title" in item ? "title" : "name");

/** Where TMDB has no translated title, it gives the original one. */
function isUntranslated(item: Json, wanted: Wanted): boolean {
	const [name, original] = namesOf(item);
	return name === original && isOther(toLanguageTag(String(item.original_language ?? "")), wanted);
}

function mark(item: unknown, wanted: Wanted): unknown {
	if (!isRecord(item) || !("original_language" in item)) return item;
	const { language, only } = wanted;
	const title = only ?? (isUntranslated(item, wanted) ? toLanguageTag(String(item.original_language)) : undefined);
	return {
		...item,
		in_language: {
			tag: language,
			...(title && { title }),
			...(only && { overview: only }),
		},
	};
}

/** The members of a response that hold lists of titles. */
const LISTS = ["results", "parts", "similar", "combined_credits", "cast", "crew"];

function markLists(body: Json, wanted: Wanted): Json {
	const marked = LISTS.flatMap((name): [string, unknown][] => {
		const value = body[name];
		if (Array.isArray(value)) return [[name, value.map((item) => mark(item, wanted))]];
		return isRecord(value) ? [[name, markLists(value, wanted)]] : [];
	});
	return { ...body, ...Object.fromEntries(marked) };
}

type Translation = NonNullable<TranslatedDetails["translations"]>["translations"][number];

/** The others in the language, of other countries; then the original language; then English. */
function inOrder(translations: Translation[], original: string, { language }: Wanted): Translation[] {
	const isOf = (base: string) => (translation: Translation) => translation.iso_639_1 === base;
	return [baseOf(language), original, "en"].flatMap((base) => translations.filter(isOf(base)));
}

/** The first with a text; null where none has one. */
function findText(translations: Translation[], name: TextName): { text: string; language: string } | null {
	for (const { data, iso_639_1 } of translations) {
		const text = name === "title" ? data.title || data.name : data[name];
		if (text?.trim()) return { text, language: toLanguageTag(iso_639_1) };
	}
	return null;
}

const FILLED: TextName[] = ["overview", "tagline", "biography"];

/** With a poster in the language, else one without text, else the one that TMDB gives. */
function findPoster({ images, poster_path }: TranslatedDetails, language: string): string | null {
	const posters = images?.posters ?? [];
	const ofLanguage = posters.filter(({ iso_639_1 }) => iso_639_1 === baseOf(language));
	const best = ofLanguage.length > 0 ? ofLanguage : posters.filter(({ iso_639_1 }) => iso_639_1 === null);
	if (best.some(({ file_path }) => file_path === poster_path)) return poster_path ?? null;
	return best[0]?.file_path ?? poster_path ?? null;
}

/** The details of a title, a person or a collection. */
function fillDetails(body: Json & TranslatedDetails, wanted: Wanted): Json {
	const { translations, images: _, ...details } = body;
	const [part] = Array.isArray(body.parts) ? body.parts : [];
	const original = String(body.original_language ?? part?.original_language ?? "");
	const others = inOrder(translations?.translations ?? [], original, wanted);
	const filled: Json = {};
	const languages: Partial<Record<TextName, string>> = {};
	if (isUntranslated(details, wanted) && !wanted.only) {
		const own = findText(
			others.filter(({ iso_639_1 }) => iso_639_1 === baseOf(wanted.language)),
			"title",
		);
		if (own) filled[nameField(details)] = own.text;
		else languages.title = toLanguageTag(original);
	}
	for (const name of FILLED.filter((field) => body[field] === "")) {
		const other = findText(others, name);
		if (!other) continue;
		filled[name] = other.text;
		if (isOther(other.language, wanted)) languages[name] = other.language;
	}
	const { only, language } = wanted;
	const all = only ? { title: only, overview: only, tagline: only, biography: only } : {};
	return {
		...markLists(details, wanted),
		...filled,
		...("poster_path" in body && { poster_path: findPoster(body, language) }),
		in_language: { tag: language, ...all, ...languages },
	};
}

/** What is asked for besides, in the same request. */
const ASKED: Partial<Record<string, string[]>> = {
	movieDetails: ["translations", "images"],
	showDetails: ["translations", "images"],
	personDetails: ["translations"],
	collectionDetails: ["translations"],
};

function withTranslations(params: URLSearchParams, asked: string[], language: string): URLSearchParams {
	const base = baseOf(language);
	const all = new URLSearchParams(params);
	const parts = [params.get("append_to_response"), ...asked].filter(Boolean);
	all.set("append_to_response", parts.join(","));
	if (!asked.includes("images")) return all;
	all.set("include_image_language", `${base},null`);
	all.set("include_video_language", `${base},en,null`);
	return all;
}

/** `only`: the language of all texts of a source that has no other, and is not asked for one. */
export function withLanguage(client: CatalogueClient, only?: string): CatalogueClient {
	return {
		async get(path, params, requester): Promise<Omit<Copy, "at">> {
			const language = params.get("language");
			const schema = findEndpoint(path)?.schema;
			if (language === null || !schema) return await client.get(path, params, requester);
			const asked = ASKED[schema];
			const sent = asked && !only ? withTranslations(params, asked, language) : new URLSearchParams(params);
			if (only) sent.delete("language");
			const response = await client.get(path, sent, requester);
			const wanted = { language, only };
			const { body } = response;
			if (response.status !== 200 || !isRecord(body)) return response;
			if (asked) return { ...response, body: fillDetails(body as Json & TranslatedDetails, wanted) };
			if (schema === "seasonDetails") return { ...response, body: { ...body, in_language: markSeason(wanted) } };
			return { ...response, body: markLists(body, wanted) };
		},
	};
}

function markSeason({ language, only }: Wanted): InLanguage["in_language"] {
	return { tag: language, ...(only && { title: only, overview: only }) };
}
