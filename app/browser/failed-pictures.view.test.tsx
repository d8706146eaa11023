import { expect, test, vi } from "vitest";
import { drawCurtain, showCurtain } from "./failed-pictures.client";

function linesOf(svg: string): string[] {
	return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text);
}

test("writes the title in lines", () => {
	expect(linesOf(drawCurtain("THE WILD ROBOT", 342, 513))).toEqual(["THE WILD", "ROBOT"]);
	expect(linesOf(drawCurtain("THE WILD ROBOT", 1280, 720))).toEqual(["THE WILD ROBOT"]);
});

test("cuts a very long title, and draws no text without a title", () => {
	expect(linesOf(drawCurtain("very long ".repeat(90), 342, 513))).toHaveLength(5);
	expect(linesOf(drawCurtain("", 342, 513))).toEqual([]);
});

test("escapes the markup characters of a title", () => {
	expect(drawCurtain("<script>&", 342, 513)).toContain("&#60;script&#62;&#38;");
});

test.each([
	["a card", '<ul><li><a><img alt="" src="/a.jpg"><h3 dir="auto">Heat</h3></a></li></ul>', ["HEAT"]],
	[
		"a card in Turkish",
		'<ul><li><a><img alt="" src="/a.jpg"><h3 dir="auto" lang="tr">Sinir</h3></a></li></ul>',
		["SİNİR"],
	],
	["a page", '<div><img alt="" src="/a.jpg"></div><h1 dir="auto">Heat</h1>', ["HEAT"]],
	["a sign", '<h1 dir="auto">Heat</h1><ul><li><img alt="" src="/a.jpg">Moon</li></ul>', []],
	["a background", '<div aria-hidden="true"><img alt="" src="/a.jpg"></div><h1 dir="auto">Heat</h1>', []],
])("the picture of %s has the name that belongs to it, and no other", (_what, html, lines) => {
	const page = document.createElement("div");
	page.innerHTML = html;
	const image = page.querySelector("img") as HTMLImageElement;
	showCurtain(image);
	expect(linesOf(decodeURIComponent(image.src))).toEqual(lines);
});

test("a picture that failed comes back when the browser is online again", () => {
	const image = new Image();
	image.srcset = "/small.jpg 1x, /large.jpg 2x";
	image.src = "/small.jpg";
	const { src, srcset } = image;
	showCurtain(image);
	expect(image.src).toMatch(/^data:/);
	expect(image.srcset).toBe("");
	window.dispatchEvent(new Event("online"));
	expect(image).toMatchObject({ src, srcset });
});

test.each([
	["attributes of a photo", 'width="185" height="278"', [185, 278]],
	["no size at all", "", [342, 513]],
	["a width alone", 'width="185"', [342, 513]],
])("a picture that is not laid out, with %s, gets a drawing with its name", (_what, attributes, [width, height]) => {
	const item = document.createElement("li");
	item.innerHTML = `<a><img alt="" src="/a.jpg" ${attributes}></a><span dir="auto">Al Pacino</span>`;
	const image = item.querySelector("img") as HTMLImageElement;
	// As where the browser has skipped its layout.
	vi.spyOn(image, "width", "get").mockReturnValue(0);
	vi.spyOn(image, "height", "get").mockReturnValue(0);
	showCurtain(image);
	const svg = decodeURIComponent(image.src);
	expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
	expect(linesOf(svg)).toEqual(["AL PACINO"]);
	expect(Number(/font-size="(\d+)"/.exec(svg)?.[1])).toBeGreaterThan(12);
});
