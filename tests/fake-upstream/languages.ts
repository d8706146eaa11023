// What TMDB answers in another language than English, as it was seen to: the original title and empty texts where nobody has
// translated them, a poster in the language where there is one, and names such as "Episodio 3" for episodes without a name.
import type { Item } from "./lists";

const WORDS: Record<string, { title: string; text: string; episode: string }> = {
	es: { title: "El caso", text: "La historia de", episode: "Episodio" },
	fr: { title: "Le cas", text: "L’histoire de", episode: "Épisode" },
	de: { title: "Der Fall", text: "Die Geschichte von", episode: "Folge" },
	pt: { title: "O caso", text: "A história de", episode: "Episódio" },
	ja: { title: "映画", text: "これは物語です。", episode: "エピソード" },
	ar: { title: "قصة", text: "هذه حكاية", episode: "الحلقة" },
	tr: { title: "Bir", text: "Bu hikâye", episode: "Bölüm" },
};

const isObject = (value: unknown): value is Item =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const baseOf = (language: string) => language.split("-")[0] ?? "";
const nameField = (item: Item) => ("title" in item ? "title" : "name");

/** `nothing`: neither title nor texts; `title`: no texts. */
function missingOf({ id }: Item): "nothing" | "title" | null {
	return ([null, "title", "nothing", null, null] as const)[Number(id) % 5] ?? null;
}

function originalName(item: Item): string {
	return String(item.original_title ?? item.original_name ?? "");
}

/** A title's name in a language; the original one where it has no other. */
export function translatedName(item: Item, language: string): string {
	const words = WORDS[baseOf(language)];
	const original = originalName(item);
	const isOwn = item.original_language === baseOf(language);
	return !words || isOwn || missingOf(item) === "nothing" || original === "" ? original : `${words.title} ${original}`;
}

function isTitle(value: Item): boolean {
	return ("original_title" in value || "original_name" in value) && typeof value.id === "number";
}

function translateTitle(item: Item, language: string): Item {
	const words = WORDS[baseOf(language)];
	const name = nameField(item);
	if (!words || typeof item[name] !== "string" || item[name] === "") return item;
	const isBare = missingOf(item) !== null;
	return {
		...item,
		[name]: translatedName(item, language),
		overview: isBare || !item.overview ? "" : `${words.text} ${originalName(item)}.`,
		...("tagline" in item && { tagline: isBare || !item.tagline ? "" : `${words.text}…` }),
		...(Boolean(item.poster_path) &&
			Number(item.id) % 3 === 0 && { poster_path: `/poster-${item.id}-${baseOf(language)}.jpg` }),
	};
}

function translateEpisode(episode: Item, language: string): Item {
	const number = Number(episode.episode_number);
	const words = WORDS[baseOf(language)];
	if (!words || !episode.name) return episode;
	const isNamed = number % 4 !== 0;
	return {
		...episode,
		name: isNamed ? `${words.title} ${number}` : `${words.episode} ${number}`,
		overview: isNamed ? `${words.text} ${number}.` : "",
	};
}

function translate(value: unknown, language: string): unknown {
	if (Array.isArray(value)) return value.map((entry) => translate(entry, language));
	if (!isObject(value)) return value;
	const members = Object.fromEntries(
		Object.entries(value).map(([name, member]) => [name, translate(member, language)]),
	);
	if (isTitle(members)) return translateTitle(members, language);
	if ("still_path" in members) return translateEpisode(members, language);
	if ("biography" in members) return { ...members, biography: "" };
	if (Object.keys(members).join() === "id,name") return { ...members, name: `${members.name} (${baseOf(language)})` };
	return members;
}

/** As `append_to_response=translations` has them. English and the original language have every text; one has a text in Mexico only. */
function listTranslations(body: Item): Item {
	const field = nameField(body);
	const entry = (language: string, country: string, data: Item): Item => ({
		iso_639_1: language,
		iso_3166_1: country,
		name: "",
		english_name: "",
		data: { homepage: "", ...data },
	});
	if ("biography" in body) return { translations: [entry("en", "US", { biography: body.biography })] };
	const original = String(body.original_language ?? "en");
	const texts = { [field]: originalName(body), overview: body.overview ?? "", tagline: body.tagline ?? "" };
	const english = entry("en", "US", texts);
	const own = entry(original, "JP", { ...texts, overview: `${original}: ${texts.overview}`, tagline: "" });
	const mexican = entry("es", "MX", { [field]: `El cuento ${originalName(body)}`, overview: "", tagline: "" });
	return {
		translations: [english, ...(original === "en" ? [] : [own]), ...(Number(body.id) % 10 === 7 ? [mexican] : [])],
	};
}

/** As `append_to_response=images` has them: every third title has a poster in each language, another third one without text. */
function listImages({ id, original_language: original }: Item, wanted: string[]): Item {
	const poster = (suffix: string, language: unknown) => ({
		file_path: `/poster-${id}${suffix}.jpg`,
		iso_639_1: language,
		aspect_ratio: 0.667,
		height: 3000,
		width: 2000,
		vote_average: 5.3,
		vote_count: 3,
	});
	const all = [
		poster("", original),
		...(Number(id) % 3 === 1 ? [poster("-plain", null)] : []),
		...(Number(id) % 3 === 0 ? Object.keys(WORDS).map((language) => poster(`-${language}`, language)) : []),
	];
	return { backdrops: [], logos: [], posters: all.filter(({ iso_639_1 }) => wanted.includes(String(iso_639_1))) };
}

/** The response in the language that the request names, with what it appends for it. */
export async function inLanguage(response: Response, params: URLSearchParams): Promise<Response> {
	const language = params.get("language") ?? "en-US";
	if (response.status !== 200 || baseOf(language) === "en") return response;
	const text = await response.text();
	try {
		const body = JSON.parse(text) as Item;
		const appended = params.get("append_to_response")?.split(",") ?? [];
		const translated = {
			...(translate(body, language) as Item),
			...(appended.includes("translations") && { translations: listTranslations(body) }),
			...(appended.includes("images") && {
				images: listImages(body, params.get("include_image_language")?.split(",") ?? [baseOf(language)]),
			}),
		};
		return Response.json(translated, { headers: { "content-type": "application/json;charset=utf-8" } });
	} catch {
		return new Response(text, { headers: response.headers });
	}
}
