import { PathIcon } from "~/components/ui/icon";

const PATHS = {
	gauge: "M4.5 18.5a9 9 0 1 1 15 0M12 14l4-5",
	users:
		"M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c2 .6 3.2 2.1 3.5 4.6",
	tools:
		"M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
	activity: "M3 12h4l3-7 4.5 14 3-7h3.5",
	scroll: "M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6",
	clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2",
	servers: "M4 5h16v6H4zM4 13h16v6H4zM7.5 8v.1M7.5 16v.1",
	ban: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.7 5.7l12.6 12.6",
	key: "M8 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.2 11.8L20 3M16.5 6.5l3 3",
	broom: "M20 3.5l-8.5 8.5M8 10.5l5.5 5.5c-1 3-4 5-9.5 4.5 2-1 2-4 4-10z",
	shield: "M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6z",
	bolt: "M13 3L5.5 13.5H12l-1 7.5 7.5-10.5H12z",
	download: "M12 3.5v12M7.5 11l4.5 4.5 4.5-4.5M5 20h14",
	trash: "M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14",
	star: "M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z",
	exit: "M10 4H5.5v16H10M9.5 12h10M15.5 7.5L20 12l-4.5 4.5",
	plus: "M12 5v14M5 12h14",
} as const;

export type AdminIconName = keyof typeof PATHS;

export function AdminIcon({ name, ...look }: { name: AdminIconName; className?: string; filled?: boolean }) {
	return <PathIcon path={PATHS[name]} {...look} />;
}
