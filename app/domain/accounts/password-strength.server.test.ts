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
	["the product's name", ["Marquee1", "Marquee2026!"]],
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
