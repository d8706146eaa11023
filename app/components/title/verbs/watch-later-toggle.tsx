import { Icon } from "~/components/ui/icon";
import type { TitleRef } from "~/domain/catalogue/types";
import type { KnownTitle } from "~/domain/library/browser/local-card";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { useVerbsSoon } from "./load-verbs";
import { useIsSaved } from "./use-is-saved";
import { VerbButton, VerbForm } from "./verb-form";

interface WatchLaterToggleProps {
	title: KnownTitle & TitleRef;
	/** Saved state from the loader. */
	isSaved: boolean;
	/** For a show: the episode to start with. */
	nextSeason?: number;
	nextEpisode?: number;
	className: string;
	/** A word below the icon. The name contains it already. */
	children?: React.ReactNode;
}

/** Saves the title or removes it from the list. */
export function WatchLaterToggle(props: WatchLaterToggleProps) {
	const { title, nextSeason, nextEpisode, className, children } = props;
	const isSaved = useIsSaved(title, props.isSaved);
	const texts = useTexts(verbTexts);
	useVerbsSoon();
	return (
		<VerbForm title={title} name={title.title} knownTitle={title} fields={{ nextSeason, nextEpisode }}>
			<VerbButton
				verb={isSaved ? "unsave" : "save"}
				data-on={isSaved || undefined}
				title={isSaved ? texts.removeFromMyList : texts.addToMyList}
				className={className}
			>
				<Icon name="bookmark" filled={isSaved} />
				{children}
			</VerbButton>
		</VerbForm>
	);
}
