import { Icon } from "~/components/ui/icon";
import { closeMenu, MENU_ITEM } from "~/components/ui/menu";
import type { Play } from "~/domain/library/diary/plays";
import { focusNeighbour } from "~/lib/dom/focus-neighbour.client";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { VerbButton, VerbForm } from "./verb-form";

const ICON =
	"inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-soft transition-colors hover:bg-cream/12 hover:text-alarm disabled:opacity-45";

/** Removes a play. `name`: what was watched or when, for people. `isItem`: in a menu. */
export function RemovePlay({ play, name, isItem = false }: { play: Play; name: string; isItem?: boolean }) {
	const { playId, season, episode } = play;
	const { remove, removeTitle } = useTexts(verbTexts);
	return (
		<VerbForm
			title={play}
			name={name}
			fields={{ season, episode, play_id: playId }}
			onPress={(form) => {
				closeMenu(form);
				focusNeighbour(form);
			}}
			className=""
		>
			{(isBusy) => (
				<VerbButton
					verb="unplay"
					disabled={isBusy}
					aria-label={removeTitle(name)}
					title={isItem ? undefined : remove}
					className={isItem ? `${MENU_ITEM} text-alarm` : ICON}
				>
					<Icon name={isItem ? "trash" : "close"} className={isItem ? "size-4.5" : undefined} />
					{isItem && remove}
				</VerbButton>
			)}
		</VerbForm>
	);
}
