import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { CopyByHand, useCopy } from "~/components/ui/copy";
import { titlePath } from "~/domain/catalogue/paths";
import { type ListPage, pageUrl } from "~/domain/library/list-view";
import { formatPlural } from "~/lib/format";
import { formTexts } from "~/lib/read-form";
import { markSelected } from "./mark-selected.client";
import { type Removal, type Removals, SEVERAL, titleOfRemoval } from "./use-removals";

interface SelectionBarProps {
	view: ListPage;
	/** The removals of all cards that can be selected. */
	candidates: Removal[];
	removals: Removals;
}

/** Four buttons beside each other on a phone. */
const BUTTON = "max-sm:[&>svg]:hidden";

/**
 * At the end of a form whose checkboxes are named `title`: marks, removes or shares the selected ones together. Without scripts
 * it marks and removes, without Undo. What was selected before it is there counts.
 */
export function SelectionBar({ view, candidates, removals }: SelectionBarProps) {
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const [selected, setSelected] = useState<Removal[]>([]);
	const bar = useRef<HTMLDivElement>(null);
	const doneTo = pageUrl({ ...view, isSelecting: false });
	const list = view.tab === "continue" ? "Continue Watching" : "Watch Later";

	function readSelected(form: HTMLFormElement): Removal[] {
		const titles = formTexts(new FormData(form), "title");
		return candidates.filter((each) => titles.includes(titleOfRemoval(each)));
	}

	const submit = useEffectEvent((form: HTMLFormElement, submitter: HTMLElement | null) => {
		const titles = readSelected(form);
		if (titles.length === 0) return;
		if (submitter?.getAttribute("value") === "mark-watched") void markSelected(titles, { onChange: revalidate });
		else removals.removeSeveral(titles);
		void navigate(doneTo, { replace: true, preventScrollReset: true });
	});
	const read = useEffectEvent((form: HTMLFormElement) => setSelected(readSelected(form)));

	useEffect(() => {
		const form = bar.current?.closest("form");
		if (!form) return;
		const listening = new AbortController();
		const { signal } = listening;
		read(form);
		form.addEventListener("change", () => read(form), { signal });
		form.addEventListener(
			"submit",
			(event) => {
				event.preventDefault();
				submit(form, event.submitter);
			},
			{ signal },
		);
		return () => listening.abort();
	}, []);

	return (
		<div
			ref={bar}
			className="pointer-events-none sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mt-8 flex justify-center md:bottom-6"
		>
			<div className="pointer-events-auto flex max-w-full flex-wrap items-center justify-center gap-x-2 gap-y-1.5 rounded-3xl border border-line bg-raised p-2 shadow-2xl">
				<p role="status" className="px-3 text-sm whitespace-nowrap tabular-nums max-sm:basis-full max-sm:text-center">
					{selected.length === 0 ? "Select titles" : `${formatPlural(selected.length, "title")} selected`}
				</p>
				<Button type="submit" name="intent" value="mark-watched" size="small" icon="check" className={BUTTON}>
					Watched
				</Button>
				<ShareSelected titles={selected} />
				<Button
					type="submit"
					name="intent"
					value={SEVERAL[list].remove}
					variant="danger"
					size="small"
					icon="trash"
					className={BUTTON}
				>
					Remove
				</Button>
				<ButtonLink to={doneTo} replace preventScrollReset variant="quiet" size="small">
					Cancel
				</ButtonLink>
			</div>
		</div>
	);
}

/** A line for each title, with its address. */
function writeList(titles: Removal[]): string {
	const lines = titles.map(({ name, remove: { media_type: mediaType, media_id: id } }) => {
		return `${name}: ${location.origin}${titlePath({ mediaType, id })}`;
	});
	return lines.join("\n");
}

/** Through the device's share sheet if it has one, else by copying the list. */
function ShareSelected({ titles }: { titles: Removal[] }) {
	const { isCopied, copy } = useCopy();
	const [canShare, setCanShare] = useState(false);

	useEffect(() => setCanShare("share" in navigator), []);

	function share() {
		if (titles.length === 0) return;
		const text = writeList(titles);
		// Closing the share sheet rejects too, so failures are ignored.
		if (canShare) navigator.share({ title: "My List", text }).catch(() => undefined);
		else void copy(text);
	}

	return (
		<>
			<Button size="small" icon={isCopied ? "check" : "share"} onClick={share} className={`noscript:hidden ${BUTTON}`}>
				<span aria-live="polite">{isCopied ? "Copied!" : "Share"}</span>
			</Button>
			{isCopied === false && titles.length > 0 && (
				// Above the buttons and as wide as they are, so that they stay where they are.
				<div className="order-first w-0 min-w-full">
					<CopyByHand text={writeList(titles).replaceAll("\n", ", ")} label="List" />
				</div>
			)}
		</>
	);
}
