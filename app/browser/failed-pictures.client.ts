// Replaces a picture that does not load: with a closed curtain that shows the picture's title. Works on the
// elements, because card lists are not hydrated.

import { whenOnline } from "~/lib/offline";

/** Width of a capital letter of a bold sans-serif font, as a share of its size. */
const LETTER_WIDTH = 0.72;
const LINES_MAX = 5;
const LINE_HEIGHT = 1.08;

/** The words of a text in lines of about that many letters; what does not fit is cut. */
function breakLines(text: string, letters: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(/\s+/).filter(Boolean)) {
		const line = lines.at(-1);
		if (line !== undefined && line.length + word.length < letters) lines[lines.length - 1] = `${line} ${word}`;
		else lines.push(word);
	}
	return lines.length > LINES_MAX ? [...lines.slice(0, LINES_MAX - 1), "…"] : lines;
}

function escapeText(text: string): string {
	return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** SVG of a closed cinema curtain with a title on it, as large as the title's longest word allows. */
export function drawCurtain(title: string, width: number, height: number): string {
	const lines = breakLines(title, width > height ? 18 : 10);
	const longest = Math.max(4, ...lines.map((line) => line.length));
	const size = Math.min((width * 0.84) / (longest * LETTER_WIDTH), (height * 0.8) / (lines.length * LINE_HEIGHT));
	const top = height / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2;
	const texts = lines.map(
		(line, index) =>
			`<text x="${width / 2}" y="${Math.round(top + index * size * LINE_HEIGHT)}" dy=".36em">${escapeText(line)}</text>`,
	);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
		`<linearGradient id="folds" gradientUnits="userSpaceOnUse" x2="${width / 9}" spreadMethod="repeat"><stop stop-color="#3d0c0c"/><stop offset=".5" stop-color="#6d1714"/><stop offset="1" stop-color="#3d0c0c"/></linearGradient>` +
		`<rect width="100%" height="100%" fill="url(#folds)"/>` +
		`<g fill="#f4ecdf" font-family="League Gothic, Arial Narrow, Arial, sans-serif" font-weight="700" font-size="${Math.round(size)}" text-anchor="middle">${texts.join("")}</g></svg>`
	);
}

/** In the capitals of its language, as style sheets write it; on a Turkish page the i of a name in an unknown one would get a dot. */
function inCapitals(name: Element): string {
	const { textContent } = name;
	const language = name.getAttribute("lang") ?? document.documentElement.lang;
	return language === "tr" && !name.hasAttribute("lang")
		? textContent
		: textContent.toLocaleUpperCase(language || "en");
}

/** The nearest name around a picture, in its own list item; names have `dir="auto"`. Pictures behind text are hidden from names. */
function findName(image: HTMLImageElement): string {
	if (image.closest("[aria-hidden]")) return "";
	for (let box = image.parentElement; box; box = box.parentElement) {
		const name = box.querySelector("[dir=auto]");
		if (name) return inCapitals(name);
		if (box.matches("li")) return "";
	}
	return "";
}

/**
 * Pixels of the picture on the screen. Where it is not laid out, as in a row far off the screen, the shape of its attributes or of
 * a poster: the drawing fits any size.
 */
function sizeOf(image: HTMLImageElement): [width: number, height: number] {
	if (image.width > 0 && image.height > 0) return [image.width, image.height];
	const [width, height] = [Number(image.getAttribute("width")), Number(image.getAttribute("height"))];
	return width > 0 && height > 0 ? [width, height] : [342, 513];
}

/** The picture comes back when the connection does. */
export function showCurtain(image: HTMLImageElement): void {
	const { src, srcset } = image;
	if (src.startsWith("data:")) return;
	whenOnline(() => {
		image.srcset = srcset;
		image.src = src;
	});
	image.removeAttribute("srcset");
	image.src = `data:image/svg+xml,${encodeURIComponent(drawCurtain(findName(image), ...sizeOf(image)))}`;
}
