// What a link shows where it is copied to: the name and the picture of what it leads to.
import { expect, test } from "./test";

test.use({ catalogue: "tmdb" });

const HEAD = /<head>.*?<\/head>/s;
const OWN_PICTURE = /\/t\/p\/w1280\/\S+\.jpg$/;
const SITE_PICTURE = /\/share\.jpg$/;

interface Link {
	path: string;
	/** The name in the browser's tab, without the product's. */
	tab: RegExp;
	/** The name on the card, where it is another one. */
	card?: RegExp;
	picture: RegExp;
	isUnlisted?: boolean;
}

const LINKS: Link[] = [
	{ path: "/", tab: /^Marquee$/, picture: SITE_PICTURE },
	{ path: "/movies?genre=27", tab: /^Horror movies$/, picture: SITE_PICTURE },
	{ path: "/tv", tab: /^TV Shows$/, picture: SITE_PICTURE },
	{ path: "/search?q=night", tab: /^night · Search$/, picture: SITE_PICTURE, isUnlisted: true },
	{ path: "/pictures", tab: /^Browse by picture$/, picture: SITE_PICTURE },
	{ path: "/movie/1000", tab: /^[^(]+$/, card: /^[^(]+ \(\d{4}\)$/, picture: OWN_PICTURE },
	{ path: "/tv/50000", tab: /^[^(]+$/, card: /^[^(]+ \(\d{4}\)$/, picture: OWN_PICTURE },
	{ path: "/tv/50000/1/3", tab: /^.+ S1E3: .+$/, picture: OWN_PICTURE },
	{
		path: "/watch/movie/1000",
		tab: /^Watch [^(]+$/,
		card: /^Watch [^(]+ \(\d{4}\)$/,
		picture: OWN_PICTURE,
		isUnlisted: true,
	},
	{ path: "/watch/tv/50000/1/3", tab: /^Watch .+ S1E3: .+$/, picture: OWN_PICTURE, isUnlisted: true },
	{
		path: "/surprise?title=movie:1000",
		tab: /^Surprise Me: [^(]+$/,
		card: /^Surprise Me: [^(]+ \(\d{4}\)$/,
		picture: OWN_PICTURE,
		isUnlisted: true,
	},
	{ path: "/person/100000", tab: /./, picture: OWN_PICTURE },
	{ path: "/privacy", tab: /^Privacy Policy$/, picture: SITE_PICTURE },
	{ path: "/dmca", tab: /./, picture: SITE_PICTURE },
];

for (const { path, tab, card = tab, picture, isUnlisted = false } of LINKS) {
	test(`a copied link of ${path} has a card with its name and picture`, async ({ page, site }) => {
		const response = await page.request.get(site.url + path);
		expect(response.status()).toBe(200);
		const [head = ""] = HEAD.exec(await response.text()) ?? [];
		const facts = await page.evaluate((html) => {
			const { head } = new DOMParser().parseFromString(html, "text/html");
			const read = (name: string) =>
				head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");
			return {
				tab: head.querySelector("title")?.textContent,
				name: read("og:title"),
				sameName: read("twitter:title"),
				description: read("og:description"),
				address: read("og:url"),
				picture: read("og:image"),
				robots: read("robots"),
				canonical: head.querySelector("link[rel=canonical]") !== null,
			};
		}, head);
		expect(facts.tab?.replace(/ · Marquee$/, "")).toMatch(tab);
		expect(facts.name).toMatch(card);
		expect(facts.sameName).toBe(facts.name);
		expect(facts.description).not.toBe("");
		expect(facts.address).toContain(site.url);
		expect(facts.picture).toMatch(picture);
		expect([facts.robots !== undefined, facts.canonical]).toEqual([isUnlisted, !isUnlisted]);
	});
}
