import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { platformContext } from "~/platform.server";
import { testPlatform } from "../../tests/harness/context";
import { loader } from "./home";

function openHome(variables: Record<string, string> = {}) {
	const context = new RouterContextProvider();
	context.set(platformContext, testPlatform(variables));
	const url = new URL("https://marquee.example/");
	return loader({ context, request: new Request(url), url, params: {}, unstable_pattern: "/" } as never);
}

test("the sample catalogue fills the hero and all eight rows at once", async () => {
	const { data, init } = await openHome();
	expect(init).toBeNull();
	expect(data.hero).toMatchObject({ mediaType: "movie" });
	expect(data.notice).toBeNull();
	expect(data.rows.map(({ title }) => title)).toEqual([
		"Trending Now",
		"Popular Movies",
		"Trending TV Shows",
		"Popular TV Shows",
		"Netflix Originals",
		"Disney+ Collection",
		"HBO Series",
		"Prime Video",
	]);
	for (const row of data.rows) expect(row.cards).toHaveProperty("length");
});
