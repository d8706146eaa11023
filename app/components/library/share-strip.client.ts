// Makes a PNG of a strip, because few apps take an SVG, and hands it to the system's share sheet, or saves it.
import { showToast } from "~/components/ui/toast";

const FAILED = "Failed to make the picture. Please try again.";

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

function save(file: File): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Never rejects. */
export async function shareStrip(url: string, title: string): Promise<void> {
	const png = await drawPng(url).catch(() => null);
	if (!png) return showToast(FAILED, "alarm");
	const file = new File([png], `${title}.png`, { type: "image/png" });
	const shared = { files: [file], title };
	if (!navigator.canShare?.(shared)) return save(file);
	try {
		await navigator.share(shared);
	} catch (error) {
		// The visitor closed the share sheet.
		if (!(error instanceof DOMException && error.name === "AbortError")) save(file);
	}
}
