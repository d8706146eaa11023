// Owns what replaces a picture that does not load: a closed curtain with the picture's title lettered on it. Works on the
// elements, because card lists are not hydrated.
import { drawCurtain } from "~/domain/artwork/curtain";

/** The nearest name around a picture; names have `dir="auto"`. Pictures behind text are hidden from names. */
function findName(image: HTMLImageElement): string {
	if (image.closest("[aria-hidden]")) return "";
	for (let box = image.parentElement; box; box = box.parentElement) {
		const name = box.querySelector("[dir=auto]");
		if (name) return name.textContent ?? "";
	}
	return "";
}

function replace(image: HTMLImageElement): void {
	if (image.src.startsWith("data:")) return;
	image.removeAttribute("srcset");
	image.src = `data:image/svg+xml,${encodeURIComponent(drawCurtain(findName(image), image.width, image.height))}`;
}

/** Those that have failed already and those that will. Returns a function that stops it. */
export function replaceFailedPictures(): () => void {
	function handleError({ target }: Event) {
		if (target instanceof HTMLImageElement) replace(target);
	}
	document.addEventListener("error", handleError, { capture: true });
	for (const image of document.images) {
		// A vector picture may have no natural width, so only decoding shows whether it failed.
		if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image));
	}
	return () => document.removeEventListener("error", handleError, { capture: true });
}
