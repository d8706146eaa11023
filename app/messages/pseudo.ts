// English as a language that is longer and written with other letters: what stands in plain letters on a page is not in the texts.

const VOWELS: Record<string, string> = {
	a: "á",
	e: "ë",
	i: "ï",
	o: "ô",
	u: "ü",
	A: "Å",
	E: "É",
	I: "Î",
	O: "Ø",
	U: "Û",
};

/** "Watch Now" -> "[Wáátch Nôôw]", about as much longer as German and French are. What is between < and > stays. */
function inPseudo(text: string): string {
	return `[${text.replace(/<[^>]*>|[aeiou]/gi, (part) => VOWELS[part]?.repeat(2) ?? part)}]`;
}

/** The texts of an area, those that functions and lists make included. */
export function toPseudo<Texts>(texts: Texts): Texts {
	if (typeof texts === "string") return inPseudo(texts) as Texts;
	if (typeof texts === "function") return ((...args: unknown[]) => toPseudo(texts(...args))) as Texts;
	if (Array.isArray(texts)) return texts.map(toPseudo) as Texts;
	if (typeof texts !== "object" || texts === null) return texts;
	return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, toPseudo(text)])) as Texts;
}
