import { AdminIcon, type AdminIconName } from "./admin-icons";

export const TILE_CLASS =
	"flex min-h-17 cursor-pointer items-center gap-4 rounded-xl bg-cream/8 px-4 py-3 text-start inset-ring inset-ring-line transition-colors hover:bg-cream/12 aria-busy:cursor-progress aria-busy:opacity-45";

export interface TileProps extends Omit<React.ComponentProps<"button">, "children"> {
	name: string;
	text: string;
	icon: AdminIconName;
	/** Shown in place of the text while it runs. */
	busy?: string | false | null;
}

/** A large button that says what it does. */
export function Tile({ name, text, icon, busy, type = "submit", className = "", ...button }: TileProps) {
	return (
		<button {...button} type={type} aria-busy={busy ? true : undefined} className={`${TILE_CLASS} ${className}`}>
			<AdminIcon name={icon} className="size-6 text-glow" />
			<span className="min-w-0">
				<span className="block font-semibold">{name}</span>{" "}
				<span className="block text-sm text-soft">{busy || text}</span>
			</span>
		</button>
	);
}

export function Tiles({ children, ...list }: React.ComponentProps<"div">) {
	return (
		<div {...list} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
			{children}
		</div>
	);
}
