import { useLayoutEffect, useRef } from "react";
import { changesHere, unloadedOf } from "~/browser/library/changes-here";
import { Icon } from "~/components/ui/icon";
import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import { useStore } from "~/lib/caching/store";
import { focusNeighbour } from "~/lib/dom/focus-neighbour.client";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { useVerbsSoon } from "./load-verbs";
import { VerbButton, VerbForm } from "./verb-form";

interface WatchedCheckProps {
	title: TitleRef & { title: string };
	/** What comes next of it; of a movie it says nothing. */
	target: EpisodeNumber;
	/** Of a button with a word; else it is round, with the tick alone. */
	className?: string;
	children?: React.ReactNode;
}

const ROUND =
	"inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-soft inset-ring inset-ring-line transition-colors hover:bg-bulb hover:text-ink data-on:bg-bulb data-on:text-ink";

const isPart = (one: Partial<EpisodeNumber>, other: Partial<EpisodeNumber>) =>
	one.season === other.season && one.episode === other.episode;

/** One press says that the next episode was watched; what shows it goes on to the one after. */
export function WatchedCheck({ title, target: { season, episode }, className = ROUND, children }: WatchedCheckProps) {
	useVerbsSoon();
	const button = useRef<HTMLButtonElement>(null);
	// After the last episode the card leaves its list, once the page is loaded again.
	useLayoutEffect(() => {
		const { current } = button;
		return () => {
			if (current && current === document.activeElement) focusNeighbour(current);
		};
	}, []);
	const texts = useTexts(verbTexts);
	const { episodeCode, episodeOfTitle } = useTexts(siteTexts);
	const isShow = title.mediaType === "tv";
	const part = isShow ? { season, episode } : {};
	const changes = useStore(changesHere, null);
	const isMarked =
		changes && unloadedOf(changes, title).some((change) => change.kind === "mark" && isPart(change, part));
	const code = episodeCode(season, episode);
	const name = isShow ? episodeOfTitle(title.title, code) : title.title;
	return (
		<VerbForm
			title={title}
			name={name}
			fields={part}
			listEpisodes={() => [{ season, episode }]}
			done={texts.nowWatched(isShow ? code : title.title)}
		>
			{(isBusy) => (
				<VerbButton
					ref={button}
					verb="mark"
					aria-label={texts.markWatched(name)}
					title={isShow ? texts.markWatched(code) : texts.markItWatched}
					data-on={isBusy || isMarked || undefined}
					className={className}
				>
					<Icon name="check" />
					{children}
				</VerbButton>
			)}
		</VerbForm>
	);
}
