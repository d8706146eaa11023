import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listSitemapPaths } from "~/domain/catalogue/lists/popular.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/sitemap";

const PAGES = ["/", "/movies", "/tv", "/pictures", "/signs", "/privacy", "/dmca", "/api/docs"];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { origin } = new URL(request.url);
	const titles = await listSitemapPaths(openCatalogue(context.get(platformContext)));
	const lines = [...PAGES, ...titles].map((path) => `<url><loc>${origin}${path}</loc></url>`);
	const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("\n")}
</urlset>
`;
	return new Response(sitemap, {
		headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
	});
}
