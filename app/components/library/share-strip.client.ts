// Makes a PNG of a strip, because few apps take an SVG, and hands it to the system's share sheet, or saves it.
import { showToast } from "~/components/ui/toast";
import { saveFile } from "~/lib/dom/save-file.client";

async function drawPng(url: string): Promise<Blob | null> {
	const image = new Image();
	image.src = url;
	await image.decode();
	const canvas = document.createElement("canvas");
	canvas.width = image.naturalWidth;
	canvas.height = image.naturalHeight;
	canvas.getContext("2d")?.drawImage(image, 0, 0);
	return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Never rejects. `failed`: what is said where the picture cannot be made. */
export async function shareStrip(url: string, title: string, failed: string): Promise<void> {
	const png = await drawPng(url).catch(() => null);
	if (!png) return showToast(failed, "alarm");
	const file = new File([png], `${title}.png`, { type: "image/png" });
	const shared = { files: [file], title };
	if (!navigator.canShare?.(shared)) return saveFile(file, file.name);
	try {
		await navigator.share(shared);
	} catch (error) {
		// The visitor closed the share sheet.
		if (!(error instanceof DOMException && error.name === "AbortError")) saveFile(file, file.name);
	}
}
