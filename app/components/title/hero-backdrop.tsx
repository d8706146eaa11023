import { Backdrop } from "./artwork";

/** The image behind the top of a page, dimmed behind the text. */
export function HeroBackdrop({ subject, path, className = "" }: React.ComponentProps<typeof Backdrop>) {
	return (
		<div
			aria-hidden="true"
			className={`absolute inset-x-0 top-0 -z-10 h-[min(82svh,44rem)] overflow-hidden ${className}`}
		>
			<Backdrop subject={subject} path={path} isFirst className="size-full object-[70%_25%]" />
			<div className="absolute inset-0 bg-linear-to-r from-ground/75 via-ground/25 to-transparent rtl:-scale-x-100" />
			<div className="fades-below absolute inset-0" />
			<div className="under-bar absolute inset-0" />
		</div>
	);
}
