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

function renderOn(content: React.ReactNode, site: Partial<Site> = {}): string {
	return renderToString(<SiteProvider value={{ ...SITE, ...site }}>{content}</SiteProvider>);
}

test.each([
	["signed out", null],
	["signed in", VISITOR],
])("the HTML equals what React renders, %s, both the first time and from the store", (_, visitor) => {
	const Cards = createStatic("ul", items);
	const list = (
		<section>
			<Cards source={CARDS} className="reel" data-links="ahead" />
			<p>After</p>
		</section>
	);
	const rendered = (
		<section>
			<ul className="reel" data-links="ahead">
				{items(CARDS)}
			</ul>
			<p>After</p>
		</section>
	);
	expect(renderOn(list, { visitor })).toBe(renderOn(rendered, { visitor }));
	expect(renderOn(list, { visitor })).toBe(renderOn(rendered, { visitor }));
});

test("HTML stored for signed-in visitors has no visitor data and is not shown to signed-out visitors", () => {
	function VisitorItem() {
		return <li>{JSON.stringify(useSite().visitor)}</li>;
	}
	const List = createStatic("ul", () => <VisitorItem />);
	expect(renderOn(<List source={CARDS} />, { visitor: VISITOR })).not.toMatch(/ada|visitor-1|owner/);
	expect(renderOn(<List source={CARDS} />)).toBe("<ul><li>null</li></ul>");
});

test("each component renders its source once", () => {
	let renders = 0;
	const One = createStatic("ul", () => <li>{`a${++renders}`}</li>);
	const Other = createStatic("ul", () => <li>{`b${++renders}`}</li>);
	const of = {};
	expect(renderOn(<One source={of} />)).toBe("<ul><li>a1</li></ul>");
	expect(renderOn(<Other source={of} />)).toBe("<ul><li>b2</li></ul>");
	expect(renderOn(<One source={of} />)).toBe("<ul><li>a1</li></ul>");
	expect(renderOn(<One source={{}} />)).toBe("<ul><li>a3</li></ul>");
});
