import { LANGUAGES, pathIn } from "~/lib/language/languages";
import { siteTexts } from "~/messages/site";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/manifest";

const GROUND = "#0e0c0b";

/** By which the product can be put on a home screen. */
export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(platformContext);
	const texts = siteTexts.in(language);
	const manifest = {
		name: PRODUCT_NAME,
		short_name: PRODUCT_NAME,
		description: texts.productSentence,
		lang: language,
		dir: LANGUAGES[language].dir,
		id: "/",
		start_url: pathIn(language, "/"),
		scope: "/",
		display: "standalone",
		background_color: GROUND,
		theme_color: GROUND,
		categories: ["entertainment"],
		icons: [
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
		],
		shortcuts: [
			{ name: texts.search, url: pathIn(language, "/search") },
			{ name: texts.myList, url: pathIn(language, "/my-list") },
		],
	};
	return new Response(JSON.stringify(manifest), {
		headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=86400" },
	});
}
