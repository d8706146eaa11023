import { useState } from "react";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { type ListPage, pageUrl } from "~/domain/library/list-view";
import { formatPlural } from "~/lib/format";
import { formTexts } from "~/lib/read-form";
import { type Removal, type Removals, SEVERAL, titleOfRemoval } from "./use-removals";

interface SelectionFormProps {
	view: ListPage;
	/** The removals of all cards that can be selected. */
	candidates: Removal[];
	removals: Removals;
	/** The cards, each with a checkbox named `title`. */
	children: React.ReactNode;
}

/** Removes the selected titles together. Also works without scripts, then without Undo. */
export function SelectionForm({ view, candidates, removals, children }: SelectionFormProps) {
	const navigate = useNavigate();
	const [count, setCount] = useState(0);
	const doneTo = pageUrl({ ...view, isSelecting: false });

	function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const titles = formTexts(new FormData(event.currentTarget), "title");
		if (titles.length === 0) return;
		removals.removeSeveral(candidates.filter((each) => titles.includes(titleOfRemoval(each))));
		void navigate(doneTo, { replace: true, preventScrollReset: true });
	}

	const list = view.tab === "continue" ? "Continue Watching" : "Watch Later";
	return (
		<form
			method="post"
			onSubmit={handleSubmit}
			onChange={(event) => setCount(formTexts(new FormData(event.currentTarget), "title").length)}
		>
			<input type="hidden" name="intent" value={SEVERAL[list].remove} />
			{children}
			<div className="pointer-events-none sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mt-8 flex justify-center md:bottom-6">
				<div className="pointer-events-auto flex items-center gap-3 rounded-full border border-line bg-raised py-2 ps-5 pe-2 shadow-2xl">
					<p role="status" className="text-sm whitespace-nowrap tabular-nums">
						{count === 0 ? "Select titles" : `${formatPlural(count, "title")} selected`}
					</p>
					<Button type="submit" variant="danger" size="small" icon="trash">
						Remove
					</Button>
					<ButtonLink to={doneTo} replace preventScrollReset variant="quiet" size="small">
						Cancel
					</ButtonLink>
				</div>
			</div>
		</form>
	);
}
