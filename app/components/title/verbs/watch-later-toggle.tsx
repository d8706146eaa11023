import { Icon } from "~/components/ui/icon";
import type { TitleRef } from "~/domain/catalogue/types";
import type { KnownTitle } from "~/domain/library/browser/local-card";
import { ignoreDoubleClick } from "~/lib/dom/double-click";
import { useVerbsSoon } from "./load-verbs";
import { useIsSaved } from "./use-is-saved";
import { VerbForm } from "./verb-form";

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
	useVerbsSoon();
	return (
		<VerbForm title={title} name={title.title} knownTitle={title} fields={{ nextSeason, nextEpisode }}>
			<button
				type="submit"
				name="intent"
				value={isSaved ? "unsave" : "save"}
				data-on={isSaved || undefined}
				onClick={ignoreDoubleClick}
				title={`${isSaved ? "Remove from" : "Add to"} Watch Later in My List`}
				className={className}
			>
				<Icon name="bookmark" filled={isSaved} />
				{children}
			</button>
		</VerbForm>
	);
}
