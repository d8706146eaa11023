import { expect, test } from "vitest";
import { isGuessable } from "./password-strength.server";

const owner = { username: "grace_hopper", email: "ghopper86@navy.example", name: "Grace Brewster" };

test.each([
	["a common password", ["Password1", "Qwerty123", "WELCOME1", "Liverpool1", "12345678", "iloveyou"]],
	["with digits for letters", ["P4ssw0rd!", "Pa55w0rd", "$unsh1ne", "Dr4g0n99"]],
	["repeats", ["Aa1aaaaa", "aaaaaaaa1A", "Abc1Abc1", "Xy9Xy9Xy9Xy9", "Aa11Aa11", "1A1A1A1A1A"]],
	["runs", ["Qwerty12", "Abcdefg1", "1qaz2wsX", "Zyxwvut9", "Asdfghjkl1", "A1234567890", "0987654321Aa"]],
	["a word and a year or number", ["Summer2024", "Monday1999", "Charlotte1", "London2012!", "Batman007"]],
	["backwards", ["Drowssap1", "1retsnomM"]],
	["the owner's names", ["Gracehopper1", "Hopper1986", "Ghopper86!", "Brewster1", "Navy1234"]],
	["the product's name", ["Marquee1", "Marquee2026!", "M4rquee-2026-11-28"]],
	["a word of another language", ["Fussball1", "Fußball1", "Sommer2026!", "Passwort1!", "Motdepasse1", "Contraseña1"]],
	[
		"the same, further away",
		["Galatasaray1905", "Şifre1234!", "Haslo1234!", "Salasana1", "Privet2026!", "Aishiteru99!"],
	],
	["in other letters", ["Привет123!", "Αγάπη2026!", "愛してる2026"]],
	["a month", ["Januar2026!", "Enero2026!", "Décembre25!", "Października1!", "Syyskuu2026", "Tammikuuta1!"]],
	["a day of the week", ["Montag2026!!", "Donnerstag1!", "Mercredi123!", "Pazartesi1!", "Понедельник1!"]],
	[
		"a word with more around it",
		["!!Dragon!!83749201", "99-Summer-99-88", "F-u-s-s-b-a-l-l-1", "1!Fu55ball!1", "20Llabssuf26"],
	],
	["keyboards", ["Qwertz123!", "Azerty2026!", "Yxcvbnm2026!", "Asdf1234!", "1q2w3e4R!"]],
])("%s: guessable", async (_, passwords) => {
	for (const password of passwords) expect([password, await isGuessable(password, owner)]).toEqual([password, true]);
});

test.each([
	"Correct horse 7",
	"Quite another 9",
	"First choice 1",
	"Good enough 1",
	"xK7mPq2v",
	"Tr0ub4dor&3",
	"grace likes seven windmills",
	"correcthorsebatterystaple",
	"Kürbis-Laterne 4",
	"東京の夜は静か七時",
	"Fussball im Januar 1",
	"Sommerregen-Fahrrad-9",
	"mV4-januar-tBq",
])("not guessable: %s", async (password) => {
	expect(await isGuessable(password, owner)).toBe(false);
});

test("only the names of the password's own user count", async () => {
	const password = "Zebulon1884";
	expect(await isGuessable(password, owner)).toBe(false);
	expect(await isGuessable(password, { ...owner, username: "zebulon" })).toBe(true);
});

test("the check of the longest password is fast", { timeout: 2000 }, async () => {
	expect(await isGuessable("aB3".repeat(66), owner)).toBe(true);
	expect(await isGuessable("Qwertzuiop1".repeat(18), owner)).toBe(true);
});
