import { closeMenu, MENU_ITEM, Menu } from "~/components/ui/menu";
import type { TitleRef } from "~/domain/catalogue/types";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { LISTS_CLASS, ListChoices } from "./list-menu";
import { ListsLoading, useLists } from "./use-lists";

interface CardMenuProps {
	card: TitleRef & { title: string };
	isSaved: boolean;
	/** Each is pressed on one of the items. */
	onLater: () => void;
	onHide: () => void;
}

/**
 * On a card: puts its title into lists, which are read when the menu opens. Where they cannot be, the way to them is there. Without a
 * pointer that hovers, where no other button is drawn or only one, it has their words too.
 */
export function CardMenu({ card, isSaved, onLater, onHide }: CardMenuProps) {
	const texts = useTexts(verbTexts);
	const { lists, read } = useLists(card);
	const item = (words: string, onPress: () => void) => (
		<button
			type="button"
			className={MENU_ITEM}
			onClick={({ currentTarget }) => {
				closeMenu(currentTarget);
				onPress();
			}}
		>
			{words}
		</button>
	);
	return (
		<Menu
			label={texts.addTitleToList(card.title)}
			button=""
			buttonClass="card-button card-lists card-menu"
			className={LISTS_CLASS}
			onPress={read}
		>
			<div className="mb-1 border-b border-line pb-1 [@media(hover:hover)]:hidden">
				{item(isSaved ? texts.removeFromLater : texts.addToLater, onLater)}
				{item(texts.notForMe, onHide)}
			</div>
			<p className="px-3 pt-1 text-sm text-soft [@media(hover:hover)]:hidden">{texts.addToList}</p>
			{!lists && <ListsLoading />}
			<ListChoices title={card} name={card.title} lists={lists ?? []} onChange={async () => undefined} />
		</Menu>
	);
}
