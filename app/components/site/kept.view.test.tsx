import { act, cleanup } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { kept } from "./kept";
import { type Site, SiteProvider, useSite } from "./site-context";

const SITE: Site = { images: { base: "", vector: true }, source: "sample", visitor: null };
const VISITOR = { id: "1", username: "ada", email: "ada@example.com", role: "user" as const };

const draw = vi.fn((words: string[]) => words.map((word) => <Word key={word} word={word} />));

function Word({ word }: { word: string }) {
	return (
		<li>
			{word}
			{useSite().visitor && <button type="button">Save</button>}
		</li>
	);
}

const List = kept("ul", draw);
const FIRST = ["one", "two"];

let root: Root | undefined;

/** As a document brings it, and then the browser's script. */
async function open(of: string[], visitor: Site["visitor"] = null) {
	const container = document.body.appendChild(document.createElement("div"));
	container.innerHTML = renderToString(
		<SiteProvider value={{ ...SITE, visitor }}>
			<ul className="reel">{draw(of)}</ul>
		</SiteProvider>,
	);
	draw.mockClear();
	const items = [...container.querySelectorAll("li")];
	async function show(next: string[], who: Site["visitor"] = null) {
		const page = (
			<SiteProvider value={{ ...SITE, visitor: who }}>
				<List of={next} className="reel" />
			</SiteProvider>
		);
		await act(async () => {
			if (root) root.render(page);
			else root = hydrateRoot(container, page);
		});
	}
	await show(of, visitor);
	return { container, items, show };
}

afterEach(async () => {
	await act(async () => root?.unmount());
	root = undefined;
	cleanup();
});

test("what the document came with stays, and is not drawn in the browser", async () => {
	const { container, items, show } = await open(FIRST);
	await show(FIRST);
	expect([...container.querySelectorAll("li")]).toEqual(items);
	expect(container).toHaveTextContent("onetwo");
	expect(draw).not.toHaveBeenCalled();
});

test("something else takes its place, and what was there before comes back drawn", async () => {
	const { container, show } = await open(FIRST);
	await show(["three"]);
	expect(container).toHaveTextContent(/^three$/);
	await show(FIRST);
	expect(container).toHaveTextContent(/^onetwo$/);
});

test("for somebody who is signed in all of it works, also after signing in and out on the page", async () => {
	const { container, items, show } = await open(FIRST, VISITOR);
	expect([...container.querySelectorAll("li")], "the same elements").toEqual(items);
	expect(container.querySelectorAll("button")).toHaveLength(2);
	await show(FIRST);
	expect(container).toHaveTextContent(/^onetwo$/);
	await show(FIRST, VISITOR);
	expect(container.querySelectorAll("button")).toHaveLength(2);
});

test("who signs in on a page that came signed out gets the buttons, and loses them by signing out", async () => {
	const { container, show } = await open(FIRST);
	await show(FIRST, VISITOR);
	expect(container.querySelectorAll("li")).toHaveLength(2);
	expect(container.querySelectorAll("button")).toHaveLength(2);
	await show(FIRST);
	expect(container).toHaveTextContent(/^onetwo$/);
});
