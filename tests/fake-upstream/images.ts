/** Width and height as a ratio, by the kind of image in the path. */
const SHAPES: Record<string, [number, number]> = {
	poster: [2, 3],
	backdrop: [16, 9],
	still: [16, 9],
	profile: [2, 3],
};

/** A small coloured SVG for `/t/p/{size}/{kind}-{id}.jpg`; null for any other path. */
export function drawImage(path: string): string | null {
	const match = /^\/t\/p\/([wh]\d+|original)\/(poster|backdrop|still|profile)-([\w-]+)\.jpg$/.exec(path);
	if (!match) return null;
	const [, size = "", kind = "", id = ""] = match;
	const [across = 2, down = 3] = SHAPES[kind] ?? [];
	const length = Number(size.slice(1)) || 1000;
	const [width, height] = size.startsWith("h")
		? [(length * across) / down, length]
		: [length, (length * down) / across];
	const hue = [...id].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) % 360;
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="0 0 ${across * 50} ${down * 50}">` +
		`<linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 38%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 50% 14%)"/></linearGradient>` +
		`<rect width="100%" height="100%" fill="url(#g)"/><circle cx="${across * 25}" cy="${down * 22}" r="${across * 9}" fill="hsl(${hue} 60% 70%)"/>` +
		`<text x="50%" y="90%" font-family="sans-serif" font-size="8" fill="#fff" text-anchor="middle">${id}</text></svg>`
	);
}
