import { useLayoutEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import { ignoreDoubleClick } from "~/lib/dom/double-click";
import { focusNeighbour } from "~/lib/dom/focus-neighbour.client";
import { useVerbsSoon } from "./load-verbs";
import { VerbForm } from "./verb-form";

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
	const isShow = title.mediaType === "tv";
	const code = `S${season}E${episode}`;
	const name = isShow ? `${title.title} ${code}` : title.title;
	return (
		<VerbForm
			title={title}
			name={name}
			fields={isShow ? { season, episode } : {}}
			listEpisodes={() => [{ season, episode }]}
			done={`${isShow ? code : title.title} watched`}
		>
			{(isBusy) => (
				<button
					ref={button}
					type="submit"
					name="intent"
					value="mark"
					aria-label={`Mark ${name} as watched`}
					title={`Mark ${isShow ? code : "it"} as watched`}
					data-on={isBusy || undefined}
					onClick={ignoreDoubleClick}
					className={className}
				>
					<Icon name="check" />
					{children}
				</button>
			)}
		</VerbForm>
	);
}
