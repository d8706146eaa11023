import { Link } from "react-router";
import { changesHere } from "~/browser/library/changes-here";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { closeMenu, MENU_ITEM, Menu } from "~/components/ui/menu";
import type { TitleRef } from "~/domain/catalogue/types";
import { changeKey } from "~/domain/library/changes/changes";
import { addToListPath, type ListOfTitle, ownListPath } from "~/domain/library/own-lists/own-lists";
import { useStore } from "~/lib/caching/store";
import { VerbForm } from "./verb-form";

/** Whether a title is in a list, also before the page is loaded again. */
function useHasTitle(title: TitleRef): (list: Pick<ListOfTitle, "id" | "hasTitle">) => boolean {
	const changes = useStore(changesHere, null);
	return ({ id: list, hasTitle }) => {
		const { mediaType, id } = title;
		const made = changes?.facts.get(changeKey({ kind: "list", at: 0, list, mediaType, id }));
		return made ? made.kind === "list" : hasTitle;
	};
}

interface ListToggleProps {
	list: Pick<ListOfTitle, "id" | "name">;
	title: TitleRef;
	/** The title's. */
	name: string;
	hasTitle: boolean;
	className: string;
	/** Instead of the words. */
	children?: React.ReactNode;
}

/** Puts a title into a list, or takes it out. */
export function ListToggle({ list, title, name, hasTitle, className, children }: ListToggleProps) {
	const isIn = useHasTitle(title)({ id: list.id, hasTitle });
	const { mediaType, id } = title;
	return (
		<VerbForm
			title={{ mediaType, id }}
			name={name}
			fields={{ list: list.id }}
			onPress={closeMenu}
			done={isIn ? `${name} removed from ${list.name}` : `${name} added to ${list.name}`}
		>
			<button type="submit" name="intent" value={isIn ? "unlist" : "list"} aria-pressed={isIn} className={className}>
				{children ?? (
					<>
						{isIn && <Icon name="check" className="size-4" />}
						{isIn ? "In this list" : "Add"}
						<span className="sr-only">: {list.name}</span>
					</>
				)}
			</button>
		</VerbForm>
	);
}

/** In how many of the person's lists a title is, and the way into others. */
export function ListMenu({ title, name, lists }: { title: TitleRef; name: string; lists: ListOfTitle[] }) {
	const hasTitle = useHasTitle(title);
	const count = lists.filter(hasTitle).length;
	return (
		<Menu
			button={
				<>
					<Icon name="list" className="size-4" />
					{count === 0 ? "Add to a list" : `In ${count} of my lists`}
				</>
			}
			buttonClass={buttonClass("quiet", "small", "-ms-3.5")}
			className="max-h-[min(26rem,70dvh)] w-72 overflow-y-auto overscroll-contain"
		>
			<ul>
				{lists.map((list) => (
					<li key={list.id} className="flex items-center">
						<ListToggle list={list} title={title} name={name} hasTitle={list.hasTitle} className={MENU_ITEM}>
							<span
								className={`flex size-5 shrink-0 items-center justify-center rounded border ${hasTitle(list) ? "border-bulb bg-bulb text-ink" : "border-edge"}`}
							>
								{hasTitle(list) && <Icon name="check" className="size-3.5" />}
							</span>
							<span dir="auto" className="line-clamp-1">
								{list.name}
							</span>
						</ListToggle>
						{hasTitle(list) && (
							<Link
								to={ownListPath(list)}
								aria-label={`Open ${list.name}`}
								className="flex size-10 shrink-0 items-center justify-center rounded-md text-soft hover:bg-cream/10 hover:text-cream"
							>
								<Icon name="right" className="size-4" />
							</Link>
						)}
					</li>
				))}
			</ul>
			<Link to={addToListPath(title)} className={`${MENU_ITEM} ${lists.length > 0 ? "mt-1 border-t border-line" : ""}`}>
				New list…
			</Link>
		</Menu>
	);
}
