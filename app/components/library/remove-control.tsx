import { Link } from "react-router";
import type { LibraryFields } from "~/browser/send-library-form.client";
import { Icon, PathIcon } from "~/components/ui/icon";
import { closeMenu, MENU_ITEM, Menu } from "~/components/ui/menu";

const DOTS =
	"M12 6.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2zM12 13.1a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2zM12 19.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2z";

interface RemoveControlProps {
	title: string;
	/** Null for a title without a page. */
	detailsTo: string | null;
	fields: LibraryFields;
	onRemove: () => void;
}

const ROUND =
	"absolute end-2 top-2 z-10 inline-flex size-10 cursor-pointer items-center justify-center rounded-full bg-ground/75 text-cream backdrop-blur-sm transition hover:bg-ground/95";

/** A button that appears on hover on wide screens, and a menu on phones. Both work without scripts. */
export function RemoveControl({ title, detailsTo, fields, onRemove }: RemoveControlProps) {
	function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		closeMenu(event.currentTarget);
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
			<Menu
				label={`Options for ${title}`}
				button={<PathIcon path={DOTS} filled />}
				buttonClass={`${ROUND} md:hidden`}
				className="w-48"
			>
				{detailsTo && (
					<Link to={detailsTo} className={MENU_ITEM}>
						<Icon name="info" className="size-4.5" />
						View Details
					</Link>
				)}
				<form method="post" onSubmit={handleSubmit}>
					{hiddenFields}
					<button type="submit" className={`${MENU_ITEM} text-alarm`}>
						<Icon name="trash" className="size-4.5" />
						Remove
					</button>
				</form>
			</Menu>
		</>
	);
}
