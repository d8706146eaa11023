import { expect, test } from "vitest";
import { listFewerWords, listRewritings, splitIntoTwo } from "./rewritings";

test.each([
	["starwars", "star wars"],
	["gameofthrones", "game of thrones"],
	["thedarkknight", "the dark knight"],
	["godfather 2", "godfather ii"],
	["ocean's 11", "ocean's eleven"],
	["rocky iv", "rocky 4"],
	["seven samurai", "7 samurai"],
	["leonardo di caprio", "leonardo dicaprio"],
	["guillermo del toro film", "guillermo del toro"],
	["oceans eleven", "ocean's eleven"],
	["robert deniro", "robert de niro"],
	["spider man", "spiderman"],
	["spider-man", "spiderman"],
	["breaking bad season 2", "breaking bad"],
	["watch fargo online free", "fargo"],
	["friends s02e03", "friends"],
	["assistir cidade de deus dublado", "cidade de deus"],
	["os simpsons o filme", "os simpsons"],
	["dark episódio 3", "dark"],
])("%s may also be written %s", (text, other) => {
	expect(listRewritings(text).map((rewriting) => rewriting.text)).toContain(other);
});

test.each(["dune", "d'une", "l'avventura", "heat", "i", "dicaprio scorsese", "2001", ""])(
	"%s has no other form",
	(text) => {
		expect(listRewritings(text)).toEqual([]);
	},
);

test("fewer words go before single ones, the longest first", () => {
	expect(listFewerWords(["red", "robot", "dreams"])).toEqual(["red robot", "robot dreams", "dreams", "robot"]);
	expect(listFewerWords(["godfather", "part", "2"])).toEqual(["godfather"]);
	expect(listFewerWords(["inception", "matrix"])).toEqual(["inception", "matrix"]);
});

test.each([
	["dicaprio scorsese", ["dicaprio", "scorsese"]],
	["martin scorsese dicaprio", ["martin scorsese", "dicaprio"]],
	["brad pitt and george clooney", ["brad pitt", "george clooney"]],
	["pitt & clooney", ["pitt", "clooney"]],
	["pacino de niro", ["pacino", "de niro"]],
	["nolan", null],
	["godfather 2", null],
])("%s may name two people: %j", (text, people) => {
	expect(splitIntoTwo(text)).toEqual(people);
});
