const PATHS = {
	play: "M7 4.5v15l12.5-7.5z",
	info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.1",
	search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.6 15.6 21 21",
	menu: "M4 7h16M4 12h16M4 17h16",
	close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
	left: "M14.5 5l-7 7 7 7",
	right: "M9.5 5l7 7-7 7",
	down: "M5 9.5l7 7 7-7",
	home: "M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",
	film: "M4 4.5h16v15H4zM8 4.5v15M16 4.5v15M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4",
	pictures: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 20a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z",
	tv: "M3.5 6.5h17v11h-17zM8.5 21h7",
	list: "M4 6.5h10M4 12h10M4 17.5h6M18 11v8M14 15h8",
	bookmark: "M6.5 3.5h11V21L12 16.5 6.5 21z",
	check: "M5 12.5l4.5 4.5L19 7.5",
	share: "M12 15.5V3.5M7.5 7.5L12 3l4.5 4.5M5 12.5V20h14v-7.5",
	user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.7 3.8-5.5 7.5-5.5s6.7 1.8 7.5 5.5",
	people:
		"M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 15c1.9.7 3.1 2.3 3.5 4.5",
	leave: "M13.5 4.5h-8v15h8M10.5 12h10M16.5 8l4 4-4 4",
	download: "M12 3.5v12M7.5 11l4.5 4.5 4.5-4.5M5 20h14",
	lock: "M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
	settings:
		"M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
	refresh: "M20 11a8 8 0 0 0-14.5-3.5L4 9.5M4 4.5v5h5M4 13a8 8 0 0 0 14.5 3.5l1.5-2M20 19.5v-5h-5",
	copy: "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4",
	trash: "M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14",
	filter: "M4 6.5h16M7 12h10M10 17.5h4",
	ticket: "M3.5 7h17v3.2a1.9 1.9 0 0 0 0 3.6V17h-17v-3.2a1.9 1.9 0 0 0 0-3.6zM14.5 7v2M14.5 11v2M14.5 15v2",
	server: "M4 5h16v6H4zM4 13h16v6H4zM7.5 8v.1M7.5 16v.1",
	alert: "M12 4l9 16H3zM12 10v4.5M12 17.3v.1",
} as const;

export type IconName = keyof typeof PATHS;

interface Look {
	className?: string;
	filled?: boolean;
}

/** An icon that only one area uses, by its path in a 24 by 24 box. */
export function PathIcon({ path, className = "size-5", filled = false }: Look & { path: string }) {
	return (
		<svg
			aria-hidden="true"
			className={`shrink-0 ${className}`}
			viewBox="0 0 24 24"
			fill={filled ? "currentColor" : "none"}
			stroke="currentColor"
			strokeWidth="1.8"
			strokeLinejoin="round"
			strokeLinecap="round"
		>
			<path d={path} />
		</svg>
	);
}

/** A decorative icon; the control around it has the accessible name. */
export function Icon({ name, className = "size-5", filled = name === "play" }: Look & { name: IconName }) {
	// Where lines run from the right, so do arrows.
	const mirrored = name === "left" || name === "right" ? " rtl:-scale-x-100" : "";
	return <PathIcon path={PATHS[name]} className={`${className}${mirrored}`} filled={filled} />;
}
