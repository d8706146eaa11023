import { Link } from "react-router";
import { loadInteraction } from "~/components/site/load-interaction";
import { useSite } from "~/components/site/site-context";
import { ButtonLink } from "~/components/ui/button";
import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import { type KnownTitle, toLocalCard } from "~/domain/library/browser/local-card";
import type { NextUpLabel } from "~/domain/library/next/next-up-label";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { FilmBulbs } from "./meters";

interface PlayButtonProps {
	label: NextUpLabel;
	/** Where another button of the page plays what the visitor came for. */
	isSecond?: boolean;
	onClick?: () => void;
	className?: string;
}

/** The button that plays what is next of a title. Wide enough for all its texts, so that nothing beside it moves. */
export function PlayButton({ label, isSecond = false, onClick, className = "" }: PlayButtonProps) {
	return (
		<ButtonLink
			to={label.to}
			onClick={onClick}
			variant={isSecond ? "secondary" : "primary"}
			size="large"
			icon="play"
			className={`min-w-44 sm:min-w-48 ${className}`}
		>
			{label.text}
		</ButtonLink>
	);
}

/** Below the button: what it plays, where a resume goes on, and the way to its beginning. Takes its room also when it is empty. */
export function ResumeLine({ label, className = "mt-4" }: { label: NextUpLabel; className?: string }) {
	const texts = useTexts(siteTexts);
	return (
		<div className={`flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem] text-cream ${className}`}>
			{label.detail && (
				<span dir="auto" className="line-clamp-2 min-w-0 text-balance">
					{label.detail}
				</span>
			)}
			{/* They change lines together. */}
			{(label.progress > 0 || label.restartTo) && (
				<div className="flex items-center gap-x-4">
					<FilmBulbs progress={label.progress} className="shrink-0" />
					{label.restartTo && (
						<Link to={label.restartTo} className="font-semibold underline-offset-4 hover:text-glow hover:underline">
							{texts.startOver}
						</Link>
					)}
				</div>
			)}
		</div>
	);
}

interface Pressed extends KnownTitle, TitleRef, Partial<EpisodeNumber> {}

/** Returns a click handler for Watch Now and More Info that records the title as opened. */
export function useRecordOpening({ mediaType, id, season = 1, episode = 1, ...facts }: Pressed): () => void {
	const { visitor, source } = useSite();
	return () => {
		const card = toLocalCard(facts, source);
		const recording = { profileId: visitor?.profileId ?? null, card };
		// Without the file, the page that it opens may still record it.
		loadInteraction().then(
			(module) => module.recordOpening({ mediaType, id, season, episode }, recording),
			() => undefined,
		);
	};
}
