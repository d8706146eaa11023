import type { Route } from "./+types/robots";

/** Calls and players are nothing to be found; pages that are not say so themselves. */
export function loader({ request }: Route.LoaderArgs) {
	const { origin } = new URL(request.url);
	const robots = `User-agent: *
Allow: /api/docs
Disallow: /api/
Disallow: /embed/
Disallow: /surprise

Sitemap: ${origin}/sitemap.xml
`;
	return new Response(robots, {
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
	});
}
