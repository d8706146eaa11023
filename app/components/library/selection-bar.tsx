import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { LISTS_CLASS } from "~/components/title/verbs/list-menu";
import { ListsLoading, useLists } from "~/components/title/verbs/use-lists";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { CopyByHand, useCopy } from "~/components/ui/copy";
import { Icon } from "~/components/ui/icon";
import { closeMenu, MENU_ITEM, Menu } from "~/components/ui/menu";
import { titlePath } from "~/domain/catalogue/paths";
import type { ListPage } from "~/domain/library/lists/list-view";
import { LISTS_PATH } from "~/domain/library/own-lists/own-lists";
import { libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { type Removal, readSelected } from "./removal";

interface SelectionBarProps {
	view: ListPage;
	/** The removals of all cards that can be selected. */
	candidates: Removal[];
	/** The list without checkboxes. */
	doneTo: string;
}

/** Narrow enough for a phone. */
const BUTTON = "max-sm:[&>svg]:hidden";

/**
 * At the end of the form around a list: marks, removes or shares the selected titles together. What was selected before it is
 * there counts.
 */
export function SelectionBar({ view, candidates, doneTo }: SelectionBarProps) {
	const texts = useTexts(libraryTexts);
	const { cancel } = useTexts(siteTexts);
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
					{selected.length === 0 ? texts.selectTitles : texts.selected(selected.length)}
				</p>
				<Button type="submit" name="intent" value="mark" size="small" icon="check" className={BUTTON}>
					{texts.markWatched}
				</Button>
				<AddSelectedToList />
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
					{texts.remove}
				</Button>
				<ButtonLink to={doneTo} replace preventScrollReset variant="quiet" size="small">
					{cancel}
				</ButtonLink>
			</div>
		</div>
	);
}

/** A button for each of the person's lists, which puts the selected titles into it. */
function AddSelectedToList() {
	const texts = useTexts(verbTexts);
	const { lists, read } = useLists();
	return (
		<Menu
			button={
				<>
					<Icon name="list" className="size-4" />
					{texts.addToList}
				</>
			}
			buttonClass={buttonClass("secondary", "small", `noscript:hidden ${BUTTON}`)}
			className={LISTS_CLASS}
			onPress={read}
		>
			{!lists && <ListsLoading />}
			{lists?.map(({ id, name }) => (
				<button
					key={id}
					type="submit"
					name="list"
					value={id}
					onClick={({ currentTarget }) => closeMenu(currentTarget)}
					className={MENU_ITEM}
				>
					<span dir="auto" className="line-clamp-1">
						{name}
					</span>
				</button>
			))}
			<Link to={LISTS_PATH} className={MENU_ITEM}>
				{texts.newList}
			</Link>
		</Menu>
	);
}

/** A line for each title's name, and one for its address. */
function listLines(titles: Removal[]): string[] {
	return titles.flatMap(({ name, title }) => [name, location.origin + titlePath(title)]);
}

/** Through the device's share sheet if it has one, else by copying the list. */
function ShareSelected({ titles }: { titles: Removal[] }) {
	const texts = useTexts(libraryTexts);
	const { myList } = useTexts(siteTexts);
	const { isCopied, copy } = useCopy();
	const [canShare, setCanShare] = useState(false);

	useEffect(() => setCanShare("share" in navigator), []);

	function share() {
		if (titles.length === 0) return;
		const text = listLines(titles).join("\n");
		// Closing the share sheet rejects too, so failures are ignored.
		if (canShare) navigator.share({ title: myList, text }).catch(() => undefined);
		else void copy(text);
	}

	return (
		<>
			<Button size="small" icon={isCopied ? "check" : "share"} onClick={share} className={`noscript:hidden ${BUTTON}`}>
				<span aria-live="polite">{isCopied ? texts.copied : texts.share}</span>
			</Button>
			{isCopied === false && titles.length > 0 && (
				// Above the buttons and as wide as they are, so that they stay where they are.
				<div className="order-first w-0 min-w-full">
					<CopyByHand text={listLines(titles).join(" · ")} label={texts.listToCopy} />
				</div>
			)}
		</>
	);
}
