import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map. */
export default [
	layout("routes/layout.tsx", [
		index("routes/home.tsx"),
		route("404", "routes/not-found.tsx", { id: "not-found" }),
		route("*", "routes/not-found.tsx", { id: "any-other-path" }),
	]),
] satisfies RouteConfig;
