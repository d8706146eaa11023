// Owns the finish of a sheet: paper grain, and a white margin or a ruled frame.
import { distance } from "./colour";
import type { Random } from "./random";

const PAPER = "#f3ead6";

/** A few specks in a repeated pattern: a noise filter would make a page of posters slow to scroll. */
const SPECKS =
	"M3 11h1M17 4h1M29 19h2M41 7h1M52 15h1M8 27h1M22 33h1M37 29h1M49 38h2M58 25h1M4 44h1M15 51h2M31 46h1M44 54h1M55 49h1M26 58h1M10 17h1M35 13h1M46 22h1M19 41h1M57 59h1";

/** Drawn below the lettering, so that the letters stay clean. */
export function drawGrain(width: number, height: number): string {
	return (
		'<pattern id="g" width="61" height="61" patternUnits="userSpaceOnUse" patternTransform="rotate(17)">' +
		`<path d="${SPECKS}" stroke="#000" stroke-width="1.2" opacity=".15"/>` +
		`<path d="${SPECKS}" stroke="#fff" stroke-width="1.1" opacity=".13" transform="rotate(90 30 30)"/></pattern>` +
		`<path d="M0 0h${width}v${height}H0z" fill="url(#g)"/>`
	);
}

/** The edge of the sheet in the style of the era; often none. */
export function drawEdge(
	sheet: { width: number; height: number; year: number; ground: string; ink: string },
	random: Random,
): string {
	const { width, height, year, ground, ink } = sheet;
	const ruled = year < 1946 && random.chance(0.55);
	const margined = year < 1982 && random.chance(0.34) && distance(ground, PAPER) > 0.16;
	if (ruled) {
		const rule = (inset: number, weight: number) =>
			`<path d="M${inset} ${inset}H${width - inset}V${height - inset}H${inset}z" stroke-width="${weight}"/>`;
		return `<g fill="none" stroke="${ink}" opacity=".85">${rule(13, 2.5)}${rule(19, 1)}</g>`;
	}
	return margined ? `<path d="M0 0h${width}v${height}H0z" fill="none" stroke="${PAPER}" stroke-width="30"/>` : "";
}
