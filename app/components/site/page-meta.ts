import type { MetaDescriptor } from "react-router";
import { type ImageSource, imageUrl } from "~/domain/catalogue/images";
import type { EpisodeNumber } from "~/domain/catalogue/types";
import {
	DEFAULT_LANGUAGE,
	LANGUAGE_TAGS,
	LANGUAGES,
	type Language,
	pageLanguage,
	pathIn,
} from "~/lib/language/languages";
import { formatsIn } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { PRODUCT_NAME } from "~/product";

interface PageMetadata {
	/** Without the product's name, which is appended. */
	title: string;
	/** Of a title: previews name it, because names repeat. Null when unknown. */
	year?: number | null;
	description?: string;
	/** Image path of the catalogue, for previews on other sites. */
	image?: string | null;
	kind?: "website" | "video.movie" | "video.tv_show" | "video.episode" | "profile";
	/** Canonical path, when several URLs show the page. */
	path?: string;
	/** What search engines are told, as "noindex"; they list every other page. */
	robots?: "noindex" | "noindex, follow";
	/** schema.org data; `origin` is this site's origin. */
	data?: (site: { origin: string; language: Language; images: ImageSource }) => object[];
}

/** What the root's loader says of this site. */
interface Site {
	origin?: string;
	language?: Language;
}

interface MetaArgs {
	matches: readonly ({ loaderData?: unknown } | undefined)[];
	location: { pathname: string };
}

/** For `meta`, which is no component: the language of its page. */
export function metaLanguage({ matches }: Pick<MetaArgs, "matches">): Language {
	if (!import.meta.env.SSR) return pageLanguage();
	return (matches[0]?.loaderData as Site | undefined)?.language ?? DEFAULT_LANGUAGE;
}

const DESCRIPTION_MAX = 200;

/** Other sites do not show SVG, the format of the sample catalogue's artwork, so its pages share one image. */
const OWN_IMAGE = "/share.jpg";

function shorten(text: string): string {
	return text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1).replace(/\s+\S*$/, "")}…`;
}

function findImage(images: ImageSource | undefined, path: string | null | undefined, origin: string): string {
	return images && !images.vector && path ? imageUrl(images, path, "w1280") : `${origin}${OWN_IMAGE}`;
}

/** The same page in every language, itself too; `x-default` is for who reads none of them. */
function listAlternates(addressIn: (language: Language) => string): MetaDescriptor[] {
	const alternates = LANGUAGE_TAGS.map((tag) => ({ hrefLang: tag, href: addressIn(tag) }));
	return [...alternates, { hrefLang: "x-default", href: addressIn(DEFAULT_LANGUAGE) }].map((alternate) => ({
		tagName: "link",
		rel: "alternate",
		...alternate,
	}));
}

/** Metadata for search engines and previews. Only documents need it, so the code is not part of the client build. */
function forMachines({ matches, location }: MetaArgs, page: PageMetadata, description: string): MetaDescriptor[] {
	const { origin } = (matches[0]?.loaderData ?? {}) as Site;
	const language = metaLanguage({ matches });
	if (!origin) return [];
	const images = (matches[1]?.loaderData as { images?: ImageSource } | undefined)?.images;
	const addressIn = (tag: Language) => origin + pathIn(tag, page.path ?? location.pathname);
	const address = addressIn(language);
	const image = findImage(images, page.image, origin);
	const name = page.year ? `${page.title} (${page.year})` : page.title;
	const graph: Record<string, string> = {
		"og:site_name": PRODUCT_NAME,
		"og:type": page.kind ?? "website",
		"og:title": name,
		"og:description": description,
		"og:url": address,
		"og:image": image,
		"og:locale": LANGUAGES[language].upstream.replace("-", "_"),
	};
	return [
		...(page.robots ? [] : [{ tagName: "link", rel: "canonical", href: address }, ...listAlternates(addressIn)]),
		...Object.entries(graph).map(([property, content]) => ({ property, content })),
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:title", content: name },
		{ name: "twitter:description", content: description },
		{ name: "twitter:image", content: image },
		...(images && page.data ? page.data({ origin, language, images }) : []).map((data) => ({
			"script:ld+json": { "@context": "https://schema.org", ...data },
		})),
	];
}

/** Metadata of a page that is nobody else's, or says nothing without its visitor: no search engine lists it. */
export function unlistedMeta(title: string): MetaDescriptor[] {
	return [{ title: `${title} · ${PRODUCT_NAME}` }, { name: "robots", content: "noindex" }];
}

/** Title and description of a page; in its document also the metadata for search engines and previews. */
export function pageMeta(args: MetaArgs, page: PageMetadata): MetaDescriptor[] {
	const description = shorten(page.description || siteTexts.in(metaLanguage(args)).productSentence);
	return [
		{ title: page.title === PRODUCT_NAME ? PRODUCT_NAME : `${page.title} · ${PRODUCT_NAME}` },
		{ name: "description", content: description },
		...(page.robots ? [{ name: "robots", content: page.robots }] : []),
		...(import.meta.env.SSR ? forMachines(args, page, description) : []),
	];
}

/** "Breaking Bad S1E2: Cat's in the Bag..."; without what it has no name for. */
export function nameEpisode(
	language: Language,
	show: string,
	{ season, episode }: EpisodeNumber,
	listed?: { name: string },
): string {
	const texts = siteTexts.in(language);
	const named = texts.episodeOfTitle(show, texts.episodeCode(season, episode));
	return listed?.name ? formatsIn(language).labelled(named, listed.name) : named;
}
