import { expect, test } from "vitest";
import { createIsolate } from "./platform.server";

test("an isolate makes a value once", () => {
	const isolate = createIsolate();
	let made = 0;
	const create = () => ++made;
	expect([isolate.get(create), isolate.get(create), createIsolate().get(create)]).toEqual([1, 1, 2]);
});

test("an isolate makes a value once for each object, also an undefined one, and again after it was cleared", () => {
	const isolate = createIsolate();
	const made: string[] = [];
	const create = ({ name }: { name: string }) => void made.push(name);
	const film = { name: "film" };
	for (const source of [film, film, { name: "show" }]) isolate.get(create, source);
	expect(made).toEqual(["film", "show"]);
	isolate.clear();
	isolate.get(create, film);
	expect(made).toEqual(["film", "show", "film"]);
});
