import { useEffect, useRef } from "react";
import { Button, IconButton } from "~/components/ui/button";
import { NO_MORE_FILTERS, withChange } from "~/domain/catalogue/listing-filters";
import { FilterForm } from "./filter-form";
import type { ListingControlsProps } from "./listing-controls";
import { readForm } from "./read-form.client";

type FilterDrawerProps = Omit<ListingControlsProps, "onSearch"> & { onClose: () => void };

/** The further filters in a panel at the side of the window; open for as long as it is drawn. */
export function FilterDrawer({ mediaType, filters, onChange, onClose }: FilterDrawerProps) {
	const drawer = useRef<HTMLDialogElement>(null);

	useEffect(() => {
		const dialog = drawer.current;
		if (!dialog) return;
		function closeOutside(event: MouseEvent) {
			// A click beside the form is a click on the dialog itself.
			if (event.target === dialog) dialog?.close();
		}
		dialog.showModal();
		dialog.addEventListener("click", closeOutside);
		return () => dialog.removeEventListener("click", closeOutside);
	}, []);

	return (
		<dialog ref={drawer} aria-labelledby="more-filters" onClose={onClose} className="drawer">
			<div className="flex min-h-full flex-col gap-6 p-6">
				<header className="flex items-center justify-between gap-4">
					<h2 id="more-filters" className="lettering text-heading">
						More filters
					</h2>
					<IconButton label="Close" icon="close" onClick={() => drawer.current?.close()} />
				</header>
				<FilterForm
					mediaType={mediaType}
					filters={filters}
					onSubmit={(event) => {
						event.preventDefault();
						drawer.current?.close();
						onChange(readForm(mediaType, event.currentTarget));
					}}
				>
					<Button
						onClick={() => {
							drawer.current?.close();
							onChange(withChange(filters, NO_MORE_FILTERS));
						}}
					>
						Reset
					</Button>
				</FilterForm>
			</div>
		</dialog>
	);
}
