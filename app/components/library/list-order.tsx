import { useEffect, useEffectEvent, useRef, useState } from "react";
import { changesHere } from "~/browser/library/changes-here";
import { Poster } from "~/components/title/artwork";
import { useVerbsSoon } from "~/components/title/verbs/load-verbs";
import { useVerb, VerbForm } from "~/components/title/verbs/verb-form";
import { Button } from "~/components/ui/button";
import { PathIcon } from "~/components/ui/icon";
import { titleKey } from "~/domain/catalogue/paths";
import type { Change } from "~/domain/library/changes/changes";
import type { ListItem } from "~/domain/library/own-lists/list-titles.server";
import type { OwnList } from "~/domain/library/own-lists/own-lists";
import { useStore } from "~/lib/caching/store";
import { libraryTexts } from "~/messages/library";
import { listsTexts } from "~/messages/lists";
import { useTexts } from "~/messages/use-language";

const UP = "M12 19V5M6 11l6-6 6 6";
const DOWN = "M12 5v14M6 13l6 6 6-6";
const GRIP = "M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1";

/** Of a window's edge, where dragging scrolls: pixels. */
const EDGE = 90;
const STEP = 14;

interface ListOrderProps {
	list: Pick<OwnList, "id" | "name" | "size">;
	/** Those of the page. */
	items: ListItem[];
}

/** The items with one of them at another place among them. */
function withMoved(items: ListItem[], key: string, index: number): ListItem[] {
	const item = items.find((candidate) => titleKey(candidate) === key);
	if (!item) return items;
	const others = items.filter((other) => other !== item);
	return others.toSpliced(Math.max(0, Math.min(index, others.length)), 0, item);
}

/** The items with the moves that the page has not loaded yet. */
function useOrdered(items: ListItem[], list: string): ListItem[] {
	const changes = useStore(changesHere, null);
	const first = items[0]?.rank ?? 1;
	const isMove = (change: Change) => change.kind === "list" && change.list === list && change.rank !== undefined;
	return (changes?.unloaded ?? []).filter(isMove).reduce((ordered, change) => {
		const rank = "rank" in change ? (change.rank ?? first) : first;
		return withMoved(ordered, titleKey(change), rank - first);
	}, items);
}

/** The titles of a list one below the other, each with what moves it: a grip, two buttons, and a number for the far ones. */
export function ListOrder({ list, items }: ListOrderProps) {
	const texts = useTexts(listsTexts);
	const { notAvailable } = useTexts(libraryTexts);
	const ordered = useOrdered(items, list.id);
	const first = items[0]?.rank ?? 1;
	const rows = useRef<HTMLOListElement>(null);
	/** What is being dragged, and the place among the items over which it is. */
	const [dragged, setDragged] = useState<{ key: string; index: number } | null>(null);
	/** The button that was pressed: its row moves, and takes the focus along. */
	const [pressed, setPressed] = useState<{ key: string; way: "up" | "down" } | null>(null);
	const { press } = useVerb({ title: null, name: (form) => String(form.get("name")), done: null });
	useVerbsSoon();
	const shown = dragged ? withMoved(ordered, dragged.key, dragged.index) : ordered;
	const places = shown.map(titleKey).join(" ");

	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each new order.
	useEffect(() => {
		if (!pressed) return;
		const row = rows.current?.querySelector(`[data-key="${pressed.key}"]`);
		const buttons = [pressed.way, pressed.way === "up" ? "down" : "up"].map((way) =>
			row?.querySelector<HTMLButtonElement>(`button[data-way=${way}]:not(:disabled)`),
		);
		buttons.find((button) => button)?.focus();
	}, [places, pressed]);

	function indexAt(y: number): number {
		const middles = [...(rows.current?.children ?? [])].map((row) => {
			const { top, height } = row.getBoundingClientRect();
			return top + height / 2;
		});
		const index = middles.findIndex((middle) => y < middle);
		return index === -1 ? middles.length - 1 : index;
	}

	function drag({ clientY: y }: PointerEvent): void {
		if (!dragged) return;
		if (y < EDGE) window.scrollBy(0, -STEP);
		else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
		const now = shown.findIndex((item) => titleKey(item) === dragged.key);
		const over = indexAt(y);
		// Over the next row's first half it stays where it is.
		const index = over > now ? over - 1 : over;
		const target =
			y > (rows.current?.children[shown.length - 1]?.getBoundingClientRect().top ?? 0) ? shown.length - 1 : index;
		if (target !== now) setDragged({ key: dragged.key, index: target });
	}

	async function drop(): Promise<void> {
		if (!dragged) return;
		const item = ordered.find((candidate) => titleKey(candidate) === dragged.key);
		const before = ordered.findIndex((candidate) => titleKey(candidate) === dragged.key);
		if (!item || before === dragged.index) return setDragged(null);
		const form = new FormData();
		const fields = { intent: "list", media_type: item.mediaType, media_id: item.id, list: list.id, name: item.title };
		for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
		form.set("rank", String(first + dragged.index));
		const moving = press(form);
		setDragged(null);
		await moving;
	}

	const onDrag = useEffectEvent(drag);
	const onDrop = useEffectEvent(drop);
	const isDragging = dragged !== null;

	// On the window: a row that moves in the document loses the pointer that it has captured.
	useEffect(() => {
		if (!isDragging) return;
		const listening = new AbortController();
		const { signal } = listening;
		window.addEventListener("pointermove", (event) => onDrag(event), { signal });
		window.addEventListener("pointerup", () => void onDrop(), { signal });
		window.addEventListener("pointercancel", () => setDragged(null), { signal });
		return () => listening.abort();
	}, [isDragging]);

	return (
		<ol ref={rows} aria-label={texts.orderOf(list.name)} className="max-w-3xl">
			{shown.map((item, index) => {
				const key = titleKey(item);
				const rank = first + index;
				return (
					<li
						key={key}
						data-key={key}
						data-dragged={dragged?.key === key ? "" : undefined}
						className="flex items-center gap-2 border-b border-line py-2 data-dragged:bg-cream/8 sm:gap-4"
					>
						<span
							aria-hidden="true"
							onPointerDown={(event) => {
								if (event.button !== 0) return;
								event.preventDefault();
								setPressed(null);
								setDragged({ key, index });
							}}
							className="flex h-12 -ms-1 w-7 shrink-0 cursor-grab touch-none items-center justify-center rounded text-soft select-none hover:text-cream active:cursor-grabbing noscript:hidden"
						>
							<PathIcon path={GRIP} className="size-5 stroke-3" />
						</span>
						<span className="min-w-6 shrink-0 text-end text-soft tabular-nums sm:min-w-8">{rank}</span>
						<Poster subject={item.id} path={item.poster} sizes="2.5rem" className="h-15 w-10 shrink-0 rounded" />
						<span className="min-w-0 grow">
							<span dir="auto" className="line-clamp-2 leading-snug font-semibold">
								{item.title}
							</span>
							<span className="block text-[0.8125rem] text-soft">{item.isGone ? notAvailable : item.year}</span>
						</span>
						<VerbForm
							title={item}
							name={item.title}
							done={null}
							fields={{ list: list.id, intent: "list" }}
							className="hidden items-center gap-1.5 sm:flex"
						>
							<label className="contents">
								<span className="sr-only">{texts.positionOf(item.title)}</span>
								<input
									key={rank}
									name="rank"
									type="number"
									inputMode="numeric"
									min={1}
									max={list.size}
									required
									defaultValue={rank}
									className="h-9 w-16 rounded-lg bg-ground/60 px-2 text-center tabular-nums inset-ring inset-ring-edge/70"
								/>
							</label>
							<Button type="submit" size="small" variant="quiet" aria-label={texts.moveTitle(item.title)}>
								{texts.move}
							</Button>
						</VerbForm>
						<Step item={item} list={list.id} rank={rank - 1} way="up" isEnd={rank === 1} onPress={setPressed} />
						<Step
							item={item}
							list={list.id}
							rank={rank + 1}
							way="down"
							isEnd={rank === list.size}
							onPress={setPressed}
						/>
					</li>
				);
			})}
		</ol>
	);
}

interface StepProps {
	item: ListItem;
	list: string;
	/** Where it moves to. */
	rank: number;
	way: "up" | "down";
	/** There is no further way. */
	isEnd: boolean;
	onPress: (pressed: { key: string; way: "up" | "down" }) => void;
}

/** Moves a title by one place. */
function Step({ item, list, rank, way, isEnd, onPress }: StepProps) {
	const texts = useTexts(listsTexts);
	return (
		<VerbForm
			title={item}
			name={item.title}
			done={null}
			fields={{ list, rank }}
			onPress={() => onPress({ key: titleKey(item), way })}
		>
			<button
				type="submit"
				name="intent"
				value="list"
				disabled={isEnd}
				data-way={way}
				aria-label={way === "up" ? texts.moveUp(item.title) : texts.moveDown(item.title)}
				className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-soft hover:bg-cream/10 hover:text-cream disabled:cursor-default disabled:opacity-25"
			>
				<PathIcon path={way === "up" ? UP : DOWN} />
			</button>
		</VerbForm>
	);
}
