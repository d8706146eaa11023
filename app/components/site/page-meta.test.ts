import { expect, test } from "vitest";
import { pageMeta } from "./page-meta";

const TMDB = { base: "https://images.test/t/p", vector: false };
const SAMPLE = { base: "/artwork/1", vector: true };

function metaOf(images: typeof TMDB, facts: Partial<Parameters<typeof pageMeta>[1]> = {}) {
	const matches = [{ loaderData: { origin: "https://marquee.test" } }, { loaderData: { images } }];
	const args = { matches, location: { pathname: "/movie/7" } };
	return pageMeta(args, { title: "A Movie", description: "What happens.", image: "/back.jpg", ...facts });
}

test("a page has title, description, canonical URL and link previews", () => {
	const meta = metaOf(TMDB);
	expect(meta).toContainEqual({ title: "A Movie · Marquee" });
	expect(meta).toContainEqual({ name: "description", content: "What happens." });
	expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://marquee.test/movie/7" });
	expect(meta).toContainEqual({ property: "og:image", content: "https://images.test/t/p/w1280/back.jpg" });
	expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
});

test("the image of link previews is never a vector, and never missing", () => {
	const image = { property: "og:image", content: "https://marquee.test/share.jpg" };
	expect(metaOf(SAMPLE)).toContainEqual(image);
	expect(metaOf(TMDB, { image: null })).toContainEqual(image);
});

test("a page with several URLs names its canonical one", () => {
	expect(metaOf(TMDB, { path: "/tv/9" })).toContainEqual({ property: "og:url", content: "https://marquee.test/tv/9" });
});

test("a long description ends at a word", () => {
	const [description] = metaOf(TMDB, { description: "word ".repeat(80) }).flatMap((tag) =>
		"name" in tag && tag.name === "description" ? [String(tag.content)] : [],
	);
	expect(description?.length).toBeLessThanOrEqual(200);
	expect(description).toMatch(/word…$/);
});
