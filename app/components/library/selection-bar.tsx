import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { CopyByHand, useCopy } from "~/components/ui/copy";
import { titlePath } from "~/domain/catalogue/paths";
import type { ListPage } from "~/domain/library/lists/list-view";
import { formatPlural } from "~/lib/text/format";
import { type Removal, readSelected } from "./removal";

interface SelectionBarProps {
	view: ListPage;
	/** The removals of all cards that can be selected. */
	candidates: Removal[];
	/** The list without checkboxes. */
	doneTo: string;
}

/** Four buttons beside each other on a phone. */
const BUTTON = "max-sm:[&>svg]:hidden";

/**
 * At the end of the form around a list: marks, removes or shares the selected titles together. What was selected before it is
 * there counts.
 */
export function SelectionBar({ view, candidates, doneTo }: SelectionBarProps) {
	const [selected, setSelected] = useState<Removal[]>([]);
	const bar = useRef<HTMLDivElement>(null);
	const read = useEffectEvent((form: HTMLFormElement) => setSelected(readSelected(new FormData(form), candidates)));

	useEffect(() => {
		const form = bar.current?.closest("form");
		if (!form) return;
		const listening = new AbortController();
		read(form);
		form.addEventListener("change", () => read(form), { signal: listening.signal });
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
				<Button type="submit" name="intent" value="mark" size="small" icon="check" className={BUTTON}>
					Watched
				</Button>
				<ShareSelected titles={selected} />
				<Button
					type="submit"
					name="intent"
					value={view.tab === "continue" ? "close" : "unsave"}
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
	const lines = titles.map(({ name, title }) => `${name}: ${location.origin}${titlePath(title)}`);
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
