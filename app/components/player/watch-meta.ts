import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME } from "~/product";

/** Metadata of a watch page, which search engines do not list. `name`: of the movie or the episode; null when it failed. */
export function watchMeta(name: string | null): MetaDescriptor[] {
	const robots = { name: "robots", content: "noindex" };
	if (name === null) return [{ title: PRODUCT_NAME }, robots];
	return [
		{ title: `Watch ${name} · ${PRODUCT_NAME}` },
		{ name: "description", content: `Watch ${name}, and resume where you stopped.` },
		robots,
	];
}
