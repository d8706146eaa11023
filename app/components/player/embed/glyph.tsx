const PATHS = {
	play: "M8 5v14l11-7z",
	pause: "M7 5h3.6v14H7zM13.4 5H17v14h-3.6z",
	replay: "M5 5v5h5M5.6 15.5A7.5 7.5 0 1 0 6 7.6L5 10",
	back: "M4.5 4.5v5h5M5 9.5a8 8 0 1 1-1 3.8",
	forward: "M19.5 4.5v5h-5M19 9.5a8 8 0 1 0 1 3.8",
	enter: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
	next: "M5 5v14l10-7zM17 5v14",
	sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
	muted: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
	captions: "M3.5 5.5h17v13h-17zM10.5 10.2a2.4 2.4 0 1 0 0 3.6M17 10.2a2.4 2.4 0 1 0 0 3.6",
	pip: "M20.5 11V5.5h-17v13H10M13 13.5h7.5v5H13z",
	leave: "M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5",
} as const;

const FILLED: ReadonlySet<string> = new Set(["play", "pause"]);

/** An icon of the player's controls; the control around it has the accessible name. */
export function Glyph({ name, className = "size-6" }: { name: keyof typeof PATHS; className?: string }) {
	const isFilled = FILLED.has(name);
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 24 24"
			className={className}
			fill={isFilled ? "currentColor" : "none"}
			stroke={isFilled ? "none" : "currentColor"}
			strokeWidth="1.8"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d={PATHS[name]} />
		</svg>
	);
}
