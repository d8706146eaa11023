import { describe, expect, it } from "vitest";
import { findOffer, OFFERED } from "./choice";

describe("a page in another language than the visitor's offers theirs", () => {
	it("by what the browser prefers, while nothing was chosen", () => {
		expect(findOffer("en", null, ["de-AT", "en"])).toBe("de");
		expect(findOffer("en", null, ["nl", "pt-PT", "en"])).toBe("pt-BR");
		expect(findOffer("es", null, ["en-GB", "es"])).toBe("en");
	});

	it("but none where the browser prefers the page's, or only languages that the site has not", () => {
		expect(findOffer("en", null, ["en-US", "de"])).toBeNull();
		expect(findOffer("en", null, ["nl", "fi"])).toBeNull();
		expect(findOffer("en", null, [])).toBeNull();
	});

	it("by what was chosen, whatever the browser prefers", () => {
		expect(findOffer("en", "ja", ["en"])).toBe("ja");
		expect(findOffer("ja", "ja", ["en"])).toBeNull();
	});

	it("and once it has offered one, no more", () => {
		expect(findOffer("en", OFFERED, ["de"])).toBeNull();
	});
});
