import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { SiteProvider } from "~/components/site/site-context";
import { Backdrop, Poster } from "./artwork";

function tonesOf(element: React.ReactNode): (string | undefined)[] {
	const { container } = render(
		<SiteProvider value={{ images: { base: "/artwork/1", vector: true }, source: "sample", visitor: null }}>
			{element}
		</SiteProvider>,
	);
	return [...container.querySelectorAll("img")].map(({ className }) => /\btone-\d\b/.exec(className)?.[0]);
}

test("a title's poster and backdrop have the same tone, with or without a picture", () => {
	const tones = tonesOf(
		<>
			<Poster subject={27_205} path="/poster.jpg" className="card-poster" />
			<Poster subject={27_205} path={null} />
			<Backdrop subject={27_205} path="/backdrop.jpg" isFirst />
			<Poster subject={27_206} path="/poster.jpg" />
		</>,
	);
	expect(tones).toEqual(["tone-5", "tone-5", "tone-5", "tone-6"]);
});
