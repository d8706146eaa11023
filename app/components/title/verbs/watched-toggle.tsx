import { PathIcon } from "~/components/ui/icon";
import type { TitleRef } from "~/domain/catalogue/types";
import type { KnownTitle } from "~/domain/library/browser/local-card";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import type { ListEpisodes } from "./verb";
import { VerbButton, VerbForm } from "./verb-form";

const CIRCLE = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z";
const TICK = "M8 12.5l3 3 5.5-6";

interface WatchedToggleProps {
	title: TitleRef;
	/** For a signed-out visitor's Continue Watching, where a show that is begun by a mark appears. */
	knownTitle: KnownTitle;
	/** Absent for the whole title. */
	season?: number;
	episode?: number;
	/** What is marked, for people: "Inception", "Season 2", "S2E4". */
	name: string;
	isWatched: boolean;
	listEpisodes: ListEpisodes;
	/** Shows the page's new state, for signed-in visitors; by default the page is loaded again. */
	onChange?: () => Promise<void>;
	/** What is said once it is done, in place of the usual words. */
	done?: string;
	className: string;
	/** Text on the button; without it only the icon is shown. */
	children?: React.ReactNode;
}

/** Marks a title or a part of it as watched or not. */
export function WatchedToggle({ season, episode, isWatched, className, children, ...verb }: WatchedToggleProps) {
	const { markWatched, markNotWatched } = useTexts(verbTexts);
	return (
		<VerbForm {...verb} fields={{ season, episode }}>
			<VerbButton
				verb={isWatched ? "unmark" : "mark"}
				data-on={isWatched || undefined}
				title={isWatched ? markNotWatched(verb.name) : markWatched(verb.name)}
				className={className}
			>
				<PathIcon path={isWatched ? CIRCLE + TICK : CIRCLE} />
				{children}
			</VerbButton>
		</VerbForm>
	);
}
