import { describe, expect, it } from "vitest";
import { LANGUAGE_TAGS } from "~/lib/language/languages";
import { formatsIn } from "./formats";

describe("dates and numbers are written as the language writes them", () => {
	it.each([
		["en", "July 15, 2010", "July 2010", "12,345", "8.4", "$160.0M"],
		["es", "15 de julio de 2010", "julio de 2010", "12.345", "8,4", "160,0 M US$"],
		["fr", "15 juillet 2010", "juillet 2010", "12 345", "8,4", "160,0 M $US"],
		["de", "15. Juli 2010", "Juli 2010", "12.345", "8,4", "160,0 Mio. $"],
		["pt-BR", "15 de julho de 2010", "julho de 2010", "12.345", "8,4", "US$ 160,0 mi"],
		["ja", "2010年7月15日", "2010年7月", "12,345", "8.4", "$1.6億"],
		["ar", "15 يوليو 2010", "يوليو 2010", "12,345", "8.4", "160.0 مليون دولار"],
		["tr", "15 Temmuz 2010", "Temmuz 2010", "12.345", "8,4", "160,0 Mn $"],
	] as const)("%s", (language, date, month, count, rating, millions) => {
		const formats = formatsIn(language);
		/** Of the spaces that do not break, and the marks of direction, several are in use. */
		const plain = (text: string | null) => text?.replace(/[\s\u202f\u00a0]/g, " ").replace(/[\u200e\u200f]/g, "");
		expect(plain(formats.date("2010-07-15"))).toBe(date);
		expect(plain(formats.month("2010-07"))).toBe(month);
		expect(plain(formats.count(12345))).toBe(count);
		expect(plain(formats.rating(8.4))).toBe(rating);
		expect(plain(formats.millions(160_000_000))).toBe(millions);
	});

	it("counts dollars in Japanese by ten thousand where they are less than a hundred million", () => {
		expect([6_000_000, 99_500_000, 245_100_000].map(formatsIn("ja").millions)).toEqual([
			"$600万",
			"$9,950万",
			"$2.5億",
		]);
	});

	it("has no date for what is no day", () => {
		for (const day of [null, "2010", "soon"]) {
			expect([formatsIn("en").date(day), formatsIn("ja").date(day)]).toEqual([null, null]);
		}
	});

	it("says the first of a month where the language says so", () => {
		expect(formatsIn("fr").date("2010-07-01")).toBe("1er juillet 2010");
		expect(formatsIn("pt-BR").date("2010-07-01")).toBe("1º de julho de 2010");
		expect(formatsIn("fr").time(new Date("2010-07-01T10:00Z"), "UTC")).toMatch(/^1er juil/);
		expect(formatsIn("es").date("2010-07-01")).toBe("1 de julio de 2010");
		expect(formatsIn("fr").date("2010-07-11")).toBe("11 juillet 2010");
	});

	it("writes facts, labels and sentences with the marks of the language", () => {
		const written = (["en", "fr", "ja", "ar"] as const).map((language) => {
			const { commas, labelled, sentences } = formatsIn(language);
			return [commas(["A", "B"]), labelled("A", "B"), sentences(["A.", "B."])];
		});
		expect(written).toEqual([
			["A, B", "A: B", "A. B."],
			["A, B", "A\u00a0: B", "A. B."],
			["A、B", "A：B", "A.B."],
			["\u2068A\u2069، \u2068B\u2069", "\u2068A\u2069: \u2068B\u2069", "A. B."],
		]);
	});

	it("calls a time zone what people of the language call it", () => {
		expect(formatsIn("en").zoneName("America/New_York")).toBe("America/New York");
		expect(formatsIn("de").zoneName("Europe/Berlin")).toBe("Mitteleuropäische Zeit");
		expect(formatsIn("ja").zoneName("Asia/Tokyo")).toBe("日本標準時");
		expect(LANGUAGE_TAGS.map((language) => formatsIn(language).zoneName("UTC"))).toEqual(
			LANGUAGE_TAGS.map(() => "UTC"),
		);
	});

	it("calls a country what people of the language call it", () => {
		const named = (["en", "de", "fr"] as const).map((language) =>
			["US", "GB", "TR", "HK"].map(formatsIn(language).regionName),
		);
		expect(named).toEqual([
			["United States", "United Kingdom", "Turkey", "Hong Kong"],
			["USA", "Großbritannien", "Türkei", "Hongkong"],
			["États-Unis", "Royaume-Uni", "Turquie", "Hong Kong"],
		]);
	});

	it("joins names as the language does", () => {
		const names = ["Dune", "Heat", "Alien"];
		expect(formatsIn("en").list(names)).toBe("Dune, Heat, and Alien");
		expect(formatsIn("es").list(names)).toBe("Dune, Heat y Alien");
		expect(formatsIn("ar").list(names)).toBe("\u2068Dune\u2069 و\u2068Heat\u2069 و\u2068Alien\u2069");
	});
});
