import { describe, expect, it } from "vitest";
import { decodeText, findEncoding } from "./decode";

/** Text in an encoding of one or two bytes, by what its decoder reads. */
function encode(text: string, encoding: string): Uint8Array {
	const decoder = new TextDecoder(encoding);
	const bytesOf = new Map<string, number[]>();
	for (let byte = 0; byte < 256; byte += 1) bytesOf.set(decoder.decode(Uint8Array.of(byte)), [byte]);
	if (!encoding.startsWith("windows") && !/^(?:koi|ibm)/.test(encoding)) {
		for (let lead = 0x81; lead < 0xff; lead += 1) {
			for (let trail = 0x40; trail < 0xff; trail += 1) {
				const read = decoder.decode(Uint8Array.of(lead, trail));
				if (read.length === 1 && read !== "\ufffd" && !bytesOf.has(read)) bytesOf.set(read, [lead, trail]);
			}
		}
	}
	return Uint8Array.from(Array.from(text).flatMap((character) => bytesOf.get(character) ?? [63]));
}

const toCsv = (titles: string) => `title,watched_at\n${titles.split("|").join(",2024-01-02\n")},2024-01-03\n`;

const TEXTS: [encoding: string, titles: string][] = [
	["windows-1252", "Amélie"],
	["windows-1252", "Les Misérables|La Môme|Être et avoir|Garçon"],
	["windows-1252", "Der Schuh des Manitu|Männer|Die fetten Jahre sind vorbei|Über Wasser|Spaß"],
	["windows-1252", "Niño|El laberinto del fauno|Volver|La piel que habito|Mañana|Señora"],
	["windows-1252", "Måndag|Jalla! Jalla!|Fröken Julie|Jägarna|Kærlighed|Drømme"],
	["windows-1252", "La città|Così ridevano|Perché no"],
	["windows-1252", "Amélie|Señor|Über|Måndag|Drømme|Così|Ação|Garçon"],
	["windows-1250", "Zimna wojna|Człowiek z żelaza|Życie jako śmiertelna choroba|Łódź|Pręgi"],
	["windows-1250", "Příběh|Obecná škola|Vesničko má středisková|Kolja|Želary"],
	["windows-1250", "Őszi almanach|Szerelmesfilm|Kontroll|Fehér tenyér|Tűzoltó utca"],
	["windows-1254", "Kış Uykusu|Ağır Roman|Üç Maymun|Şaşkın|Bir Zamanlar Anadolu'da|İklimler"],
	["windows-1251", "Сталкер|Солярис|Иди и смотри|Москва слезам не верит"],
	["windows-1251", "Тіні забутих предків|Земля|Київські фрески"],
	["koi8-r", "Сталкер|Солярис|Иди и смотри|Москва слезам не верит"],
	["ibm866", "Сталкер|Солярис|Иди и смотри|Москва слезам не верит"],
	["windows-1253", "Κυνόδοντας|Το λιβάδι που δακρύζει|Θίασος"],
	["windows-1255", "ואלס עם באשיר|הערת שוליים"],
	["windows-1256", "باب الحديد|عمر المختار"],
	["shift_jis", "千と千尋の神隠し|となりのトトロ|七人の侍|東京物語"],
	["euc-jp", "千と千尋の神隠し|となりのトトロ|もののけ姫"],
	["gb18030", "霸王别姬|卧虎藏龙|大红灯笼高高挂|活着"],
	["big5", "霸王別姬|臥虎藏龍|悲情城市|牯嶺街少年殺人事件"],
	["euc-kr", "기생충|올드보이|살인의 추억|봄 여름 가을 겨울 그리고 봄"],
];

it.each(TEXTS)("%s is found by its letters: %s", (encoding, titles) => {
	const csv = toCsv(titles);
	expect(decodeText(encode(csv, encoding))).toBe(csv);
});

describe("UTF", () => {
	const csv = toCsv("Příběh|霸王别姬");
	const toUtf16 = (isLittle: boolean) =>
		Uint8Array.from(
			Array.from({ length: csv.length }, (_, at) => csv.charCodeAt(at)).flatMap((unit) =>
				isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
			),
		);

	it("16 without a mark is found by its zeros, in either order of the bytes", () => {
		expect([decodeText(toUtf16(true)), decodeText(toUtf16(false))]).toEqual([csv, csv]);
	});

	it("8 is what it is wherever it fits, cut within a character too", () => {
		expect(findEncoding(new TextEncoder().encode(csv).slice(0, -14))).toBe("utf-8");
	});
});

it("bytes with zeros that are no letters of two bytes are no text", () => {
	expect(decodeText(Uint8Array.of(0x89, 0x50, 0, 0xff, 0, 0, 7, 0))).toBeNull();
});

it("one letter at the end of a large file decides", () => {
	const bytes = new Uint8Array(2_000_000).fill(97);
	bytes[1_999_000] = 0xe9;
	expect(findEncoding(bytes)).toBe("windows-1252");
});
