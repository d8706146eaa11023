import { useId } from "react";
import { Link } from "react-router";
import type { LibraryFields } from "~/browser/send-library-form.client";
import { Icon } from "~/components/ui/icon";

interface RemoveControlProps {
	title: string;
	/** Null for a title without a page. */
	detailsTo: string | null;
	fields: LibraryFields;
	onRemove: () => void;
}

const ITEM =
	"flex w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2.5 text-start text-[0.9375rem] hover:bg-cream/10";
const ROUND =
	"absolute end-2 top-2 z-10 inline-flex size-10 cursor-pointer items-center justify-center rounded-full bg-ground/75 text-cream backdrop-blur-sm transition hover:bg-ground/95";

/** A button that appears on hover on wide screens, and a menu on phones. Both work without scripts. */
export function RemoveControl({ title, detailsTo, fields, onRemove }: RemoveControlProps) {
	const id = useId();
	const anchor = `--menu${id.replace(/[^\w-]/g, "")}`;

	function handleSubmit(event: React.FormEvent) {
		event.preventDefault();
		event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
		onRemove();
	}

	const hiddenFields = Object.entries(fields).map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	));
	return (
		<>
			<form method="post" onSubmit={handleSubmit} className="hidden md:contents">
				{hiddenFields}
				<button
					type="submit"
					aria-label={`Remove ${title}`}
					title="Remove"
					className={`${ROUND} hover:text-alarm focus-visible:opacity-100 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within:opacity-100 [@media(hover:hover)]:group-hover:opacity-100`}
				>
					<Icon name="close" />
				</button>
			</form>
			<button
				type="button"
				popoverTarget={id}
				aria-label={`Options for ${title}`}
				style={{ anchorName: anchor } as React.CSSProperties}
				className={`${ROUND} md:hidden`}
			>
				<Icon name="more" filled />
			</button>
			<div
				id={id}
				popover="auto"
				style={{ positionAnchor: anchor } as React.CSSProperties}
				className="popover-menu w-48 rounded-xl border border-line bg-lifted p-1.5 text-cream shadow-2xl"
			>
				{detailsTo && (
					<Link to={detailsTo} className={ITEM}>
						<Icon name="info" className="size-4.5" />
						View Details
					</Link>
				)}
				<form method="post" onSubmit={handleSubmit}>
					{hiddenFields}
					<button type="submit" className={`${ITEM} text-alarm`}>
						<Icon name="trash" className="size-4.5" />
						Remove
					</button>
				</form>
			</div>
		</>
	);
}
