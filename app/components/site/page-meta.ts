import type { MetaDescriptor } from "react-router";
import { type ImageSource, imageUrl } from "~/domain/catalogue/images";
import { PRODUCT_NAME, PRODUCT_SENTENCE } from "~/product";

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
	data?: (site: { origin: string; images: ImageSource }) => object[];
}

interface MetaArgs {
	matches: readonly ({ loaderData?: unknown } | undefined)[];
	location: { pathname: string };
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

/** Metadata for search engines and previews. Only documents need it, so the code is not part of the client build. */
function forMachines({ matches, location }: MetaArgs, page: PageMetadata, description: string): MetaDescriptor[] {
	const origin = (matches[0]?.loaderData as { origin?: string } | undefined)?.origin;
	if (!origin) return [];
	const images = (matches[1]?.loaderData as { images?: ImageSource } | undefined)?.images;
	const address = `${origin}${page.path ?? location.pathname}`;
	const image = findImage(images, page.image, origin);
	const name = page.year ? `${page.title} (${page.year})` : page.title;
	const graph: Record<string, string> = {
		"og:site_name": PRODUCT_NAME,
		"og:type": page.kind ?? "website",
		"og:title": name,
		"og:description": description,
		"og:url": address,
		"og:image": image,
		"og:locale": "en_US",
	};
	return [
		...(page.robots ? [] : [{ tagName: "link", rel: "canonical", href: address }]),
		...Object.entries(graph).map(([property, content]) => ({ property, content })),
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:title", content: name },
		{ name: "twitter:description", content: description },
		{ name: "twitter:image", content: image },
		...(images && page.data ? page.data({ origin, images }) : []).map((data) => ({
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
	const description = shorten(page.description || PRODUCT_SENTENCE);
	return [
		{ title: page.title === PRODUCT_NAME ? PRODUCT_NAME : `${page.title} · ${PRODUCT_NAME}` },
		{ name: "description", content: description },
		...(page.robots ? [{ name: "robots", content: page.robots }] : []),
		...(import.meta.env.SSR ? forMachines(args, page, description) : []),
	];
}
