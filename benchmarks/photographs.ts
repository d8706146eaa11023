// Serves JPEG images of the sizes and weights of photographs under the paths of TMDB's, for measurements of real loading.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/** Height as a share of the width, by the kind of image in the path. */
const SHAPES: Record<string, number> = { poster: 1.5, profile: 1.5, backdrop: 9 / 16, still: 9 / 16 };
/** Pixels of the longer side of an original. */
const ORIGINAL = 2000;

/** Soft shapes with a little grain: about 30 KB for a poster of 342 pixels. Runs in a page, as a string like `READ`. */
const PAINT = `(([width, height]) => {
	const canvas = new OffscreenCanvas(width, height);
	const drawing = canvas.getContext("2d");
	const any = (most) => Math.random() * most;
	for (let shape = 0; shape < 150; shape++) {
		drawing.fillStyle = "hsl(" + any(360) + " 40% " + any(70) + "% / 50%)";
		drawing.beginPath();
		drawing.ellipse(any(width), any(height), any(width / 4), any(height / 6), any(3), 0, 7);
		drawing.fill();
	}
	const image = drawing.getImageData(0, 0, width, height);
	for (let at = 0; at < image.data.length; at++) if (at % 4 < 3) image.data[at] += any(14) - 7;
	drawing.putImageData(image, 0, 0);
	return canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 }).then((blob) => blob.arrayBuffer())
		.then((bytes) => [...new Uint8Array(bytes)]);
})`;

function sizeOf(path: string): [number, number] | null {
	const [, letter, length, kind = ""] = /^\/t\/p\/(?:([wh])(\d+)|original)\/([a-z]+)-[\w-]+\.jpg$/.exec(path) ?? [];
	const ratio = SHAPES[kind];
	if (!ratio) return null;
	const side = Number(length ?? ORIGINAL);
	return letter === "h" ? [Math.round(side / ratio), side] : [side, Math.round(side * ratio)];
}

/** One picture for each size, painted in `page` at the first request. */
export async function servePhotographs(page: Page) {
	const pictures = new Map<string, Promise<Buffer>>();
	function paint(size: [number, number]): Promise<Buffer> {
		const picture = pictures.get(size.join());
		if (picture) return picture;
		const painting = page.evaluate<number[]>(`${PAINT}(${JSON.stringify(size)})`).then((bytes) => Buffer.from(bytes));
		pictures.set(size.join(), painting);
		return painting;
	}
	const server = createServer(async ({ url = "/" }, response) => {
		const size = sizeOf(url);
		if (!size) return response.writeHead(404).end();
		const picture = await paint(size);
		response.writeHead(200, { "content-type": "image/jpeg", "cache-control": "public, max-age=86400" }).end(picture);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/t/p`,
		stop: () => new Promise((resolve) => server.close(resolve)),
	};
}
