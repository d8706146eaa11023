/** Random values, the same for the same seed. */
export interface Random {
	/** From 0 to less than 1. */
	next(): number;
	below(limit: number): number;
	chance(share: number): boolean;
	pick<Item>(items: readonly Item[]): Item;
}

/** Texts that often break programs. */
const TEXTS = [
	"",
	" ",
	"0",
	"-1",
	"1e309",
	"9007199254740993",
	"99999999999999999999",
	"0x10",
	"NaN",
	"null",
	"true",
	"' OR 1=1 --",
	'"; DROP TABLE users; --',
	"\\u0000",
	"\0",
	"a\0b",
	"\r\nset-cookie: marquee_session=evil",
	"../../../../etc/passwd",
	"..%2f..%2f",
	"%00",
	"%",
	"%zz",
	"%ff%fe",
	"//evil.test",
	"\\\\evil.test",
	"javascript:alert(1)",
	"data:text/html,<script>alert(1)</script>",
	"<script>alert(1)</script>",
	'"><img src=x onerror=alert(1)>',
	"</script><script>alert(1)</script>",
	"{{7*7}}",
	"__proto__",
	"constructor",
	"toString",
	"hasOwnProperty",
	"\u202Eevil\u202C",
	"\u2066\u2069\u200B\uFEFF",
	"\uD800",
	"👩‍👩‍👧‍👦",
	"Ⅻ",
	"ﬃ",
	"İstanbul",
	"ß",
	"é",
	"e\u0301",
	"حكاية",
	"*",
	"(((((((",
	"[",
	"+",
	"2026-02-30",
	"0000-00-00",
	"2026-11-21T00:00:00Z",
	"+275760-09-13",
];

export function hostileText(random: Random): string {
	const kind = random.next();
	if (kind < 0.75) return random.pick(TEXTS);
	if (kind < 0.85) return random.pick(TEXTS) + random.pick(TEXTS) + random.pick(TEXTS);
	if (kind < 0.9) return random.pick(["a", "é", "𝔸", "%25", "<"]).repeat(1 + random.below(3000));
	return Array.from({ length: 1 + random.below(20) }, () => String.fromCodePoint(random.below(0xd7ff))).join("");
}

/** Any JSON value, `depth` levels deep at most. */
export function hostileValue(random: Random, depth: number): unknown {
	const kind = random.next();
	if (depth > 0 && kind < 0.1) return Array.from({ length: random.below(30) }, () => hostileValue(random, depth - 1));
	if (depth > 0 && kind < 0.2) {
		const names = Array.from({ length: random.below(6) }, () => hostileText(random));
		return Object.fromEntries(names.map((name) => [name, hostileValue(random, depth - 1)]));
	}
	if (kind < 0.35) return random.pick([0, -1, 1, 1.5, 27205, 1396, 2 ** 31, 2 ** 53, -0, 1e21, 1e308]);
	if (kind < 0.45) return random.pick([null, true, false]);
	if (kind < 0.6) return random.pick(["movie", "tv", "user", "owner", "27205", "Correct horse 7", "fuzz@example.com"]);
	return hostileText(random);
}
