import { PRODUCT_NAME, PRODUCT_SENTENCE } from "~/product";

const GROUND = "#0e0c0b";

/** By which the product can be put on a home screen. */
export function loader() {
	const manifest = {
		name: PRODUCT_NAME,
		short_name: PRODUCT_NAME,
		description: PRODUCT_SENTENCE,
		id: "/",
		start_url: "/",
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
			{ name: "Search", url: "/search" },
			{ name: "My List", url: "/my-list" },
		],
	};
	return new Response(JSON.stringify(manifest), {
		headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=86400" },
	});
}
