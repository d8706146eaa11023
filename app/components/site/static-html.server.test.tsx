import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { TitleCardView } from "~/components/title/title-card";
import type { CardFacts } from "~/domain/catalogue/cards";
import { type Site, SiteProvider, useSite } from "./site-context";
import { createStatic } from "./static-html";

const SITE: Site = { images: { base: "https://images.example", vector: false }, source: "tmdb", visitor: null };
const VISITOR = { id: "visitor-1", username: "ada", email: "ada@example.com", role: "owner" as const };

const CARDS: CardFacts[] = [
	{
		mediaType: "movie",
		id: 1,
		title: `"Quotes" & <angles>`,
		year: 1999,
		poster: "/a.jpg",
		rating: 7,
		genres: ["Drama"],
	},
	{ mediaType: "tv", id: 2, title: "مسلسل", year: null, poster: null, rating: 0, genres: [] },
];

function items(cards: CardFacts[]) {
	return cards.map((card) => (
		<li key={card.id}>
			<TitleCardView card={card} sizes="10rem" />
		</li>
	));
}

function draw(content: React.ReactNode, site: Partial<Site> = {}): string {
	return renderToString(<SiteProvider value={{ ...SITE, ...site }}>{content}</SiteProvider>);
}

test.each([
	["signed out", null],
	["signed in", VISITOR],
])("what is kept is letter for letter what React draws, %s, before and after it is kept", (_, visitor) => {
	const Cards = createStatic("ul", items);
	const list = (
		<section>
			<Cards source={CARDS} className="reel" data-links="ahead" />
			<p>After</p>
		</section>
	);
	const drawn = (
		<section>
			<ul className="reel" data-links="ahead">
				{items(CARDS)}
			</ul>
			<p>After</p>
		</section>
	);
	expect(draw(list, { visitor })).toBe(draw(drawn, { visitor }));
	expect(draw(list, { visitor })).toBe(draw(drawn, { visitor }));
});

test("HTML stored for signed-in visitors has no visitor data and is not shown to signed-out visitors", () => {
	function Told() {
		return <li>{JSON.stringify(useSite().visitor)}</li>;
	}
	const List = createStatic("ul", () => <Told />);
	expect(draw(<List source={CARDS} />, { visitor: VISITOR })).not.toMatch(/ada|visitor-1|owner/);
	expect(draw(<List source={CARDS} />)).toBe("<ul><li>null</li></ul>");
});

test("each component renders its source once", () => {
	let drawings = 0;
	const One = createStatic("ul", () => <li>{`a${++drawings}`}</li>);
	const Other = createStatic("ul", () => <li>{`b${++drawings}`}</li>);
	const of = {};
	expect(draw(<One source={of} />)).toBe("<ul><li>a1</li></ul>");
	expect(draw(<Other source={of} />)).toBe("<ul><li>b2</li></ul>");
	expect(draw(<One source={of} />)).toBe("<ul><li>a1</li></ul>");
	expect(draw(<One source={{}} />)).toBe("<ul><li>a3</li></ul>");
});
