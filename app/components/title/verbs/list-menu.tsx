import { Link } from "react-router";
import { changesHere } from "~/browser/library/changes-here";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { closeMenu, MENU_ITEM, Menu } from "~/components/ui/menu";
import type { TitleRef } from "~/domain/catalogue/types";
import { changeKey } from "~/domain/library/changes/changes";
import { addToListPath, type ListOfTitle, ownListPath } from "~/domain/library/own-lists/own-lists";
import { useStore } from "~/lib/caching/store";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { VerbButton, VerbForm } from "./verb-form";

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
	/** As that of a verb. */
	onChange?: () => Promise<void>;
	className: string;
	/** Instead of the words. */
	children?: React.ReactNode;
}

/** Puts a title into a list, or takes it out. */
export function ListToggle({ list, title, name, hasTitle, onChange, className, children }: ListToggleProps) {
	const texts = useTexts(verbTexts);
	const isIn = useHasTitle(title)({ id: list.id, hasTitle });
	const { mediaType, id } = title;
	return (
		<VerbForm
			title={{ mediaType, id }}
			name={name}
			fields={{ list: list.id }}
			onPress={closeMenu}
			onChange={onChange}
			done={isIn ? texts.removedFromList(name, list.name) : texts.addedToList(name, list.name)}
		>
			<VerbButton verb={isIn ? "unlist" : "list"} aria-pressed={isIn} className={className}>
				{children ?? (
					<>
						{isIn && <Icon name="check" className="size-4" />}
						{isIn ? texts.inThisList : texts.add}
						<span className="sr-only">{texts.ofList(list.name)}</span>
					</>
				)}
			</VerbButton>
		</VerbForm>
	);
}

/** Of a menu of lists. */
export const LISTS_CLASS = "max-h-[min(26rem,70dvh)] w-72 overflow-y-auto overscroll-contain";

/** In how many of the person's lists a title is, and the way into others. */
export function ListMenu({ title, name, lists }: { title: TitleRef; name: string; lists: ListOfTitle[] }) {
	const texts = useTexts(verbTexts);
	const hasTitle = useHasTitle(title);
	const count = lists.filter(hasTitle).length;
	return (
		<Menu
			button={
				<>
					<Icon name="list" className="size-4" />
					{count === 0 ? texts.addToList : texts.inLists(count)}
				</>
			}
			buttonClass={buttonClass("quiet", "small", "-ms-3.5")}
			className={LISTS_CLASS}
		>
			<ListChoices title={title} name={name} lists={lists} />
		</Menu>
	);
}

interface ListChoicesProps {
	title: TitleRef;
	/** The title's. */
	name: string;
	lists: ListOfTitle[];
	/** As that of a verb. */
	onChange?: () => Promise<void>;
}

/** The content of a menu: the lists, and the way to a new one. */
export function ListChoices({ title, name, lists, onChange }: ListChoicesProps) {
	const texts = useTexts(verbTexts);
	const hasTitle = useHasTitle(title);
	return (
		<>
			<ul>
				{lists.map((list) => (
					<li key={list.id} className="flex items-center">
						<ListToggle
							list={list}
							title={title}
							name={name}
							hasTitle={list.hasTitle}
							onChange={onChange}
							className={MENU_ITEM}
						>
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
								aria-label={texts.openList(list.name)}
								className="flex size-10 shrink-0 items-center justify-center rounded-md text-soft hover:bg-cream/10 hover:text-cream"
							>
								<Icon name="right" className="size-4" />
							</Link>
						)}
					</li>
				))}
			</ul>
			<Link to={addToListPath(title)} className={`${MENU_ITEM} ${lists.length > 0 ? "mt-1 border-t border-line" : ""}`}>
				{texts.newList}
			</Link>
		</>
	);
}
