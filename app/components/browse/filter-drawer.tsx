import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { NO_MORE_FILTERS, withChange } from "~/domain/catalogue/lists/listing-filters";
import { FilterForm, type FilterProps } from "./filter-form";
import { readFilterForm } from "./read-filter-form.client";

type FilterDrawerProps = FilterProps & { onClose: () => void };

/** The additional filters in a drawer at the side of the window; open as soon as it renders. */
export function FilterDrawer({ mediaType, filters, onChange, onClose }: FilterDrawerProps) {
	const [isOpen, setIsOpen] = useState(true);
	return (
		<Dialog kind="drawer" isOpen={isOpen} onClose={onClose} labelledBy="more-filters">
			<div className="flex min-h-full flex-col gap-6 p-6 pb-0">
				<h2 id="more-filters" className="lettering pe-14 text-heading">
					More filters
				</h2>
				<FilterForm
					mediaType={mediaType}
					filters={filters}
					onSubmit={(event) => {
						event.preventDefault();
						setIsOpen(false);
						onChange(readFilterForm(mediaType, new FormData(event.currentTarget)));
					}}
				>
					<Button
						onClick={() => {
							setIsOpen(false);
							onChange(withChange(filters, NO_MORE_FILTERS));
						}}
					>
						Reset
					</Button>
				</FilterForm>
			</div>
		</Dialog>
	);
}
