import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map. */
export default [
	layout("routes/layout.tsx", [
		index("routes/home.tsx"),
		route("movie/:id", "routes/title/movie.tsx"),
		route("tv/:id", "routes/title/show.tsx", { id: "show" }),
		route("tv/:id/:season/:episode", "routes/title/show.tsx", { id: "show-episode" }),
		route("watch/movie/:id", "routes/watch/movie.tsx", { id: "watch-movie" }),
		route("watch/tv/:id/:season/:episode", "routes/watch/show.tsx", { id: "watch-episode" }),
		route("privacy", "routes/privacy.tsx"),
		route("dmca", "routes/dmca.tsx"),
		route("404", "routes/not-found.tsx", { id: "not-found" }),
		route("*", "routes/not-found.tsx", { id: "any-other-path" }),
	]),
	route("embed/movie/:id", "routes/embed/marquee-player.tsx", { id: "embed-movie" }),
	route("embed/tv/:id/:season/:episode", "routes/embed/marquee-player.tsx", { id: "embed-episode" }),
	route("embed/trailer/movie/:id", "routes/embed/trailer.tsx", { id: "embed-trailer-movie" }),
	route("embed/trailer/tv/:id/:season/:episode", "routes/embed/trailer.tsx", { id: "embed-trailer-episode" }),
	route("artwork/:version/:size/:file", "routes/artwork.ts"),
	route("api", "routes/api/layout.ts", [
		index("routes/api/unknown.ts", { id: "api-root" }),
		route("health", "routes/api/health.ts"),
		route("player-servers", "routes/api/player-servers.ts"),
		route("tmdb/cache/clear", "routes/api/tmdb-cache-clear.ts"),
		route("tmdb/cache/stats", "routes/api/tmdb-cache-stats.ts"),
		route("tmdb/*", "routes/api/tmdb.ts"),
		route("*", "routes/api/unknown.ts", { id: "unknown-api-path" }),
	]),
] satisfies RouteConfig;
