import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { awaitTrailer } from "~/browser/await-trailer.client";
import { Button, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Spinner } from "~/components/ui/spinner";
import { trailerEmbedUrl, trailerPlayUrl } from "~/domain/catalogue/titles/trailers";
import type { Trailer } from "~/domain/catalogue/types";
import { siteTexts } from "~/messages/site";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";

/** A link to it on the same page plays the trailer. */
export const TRAILER_HASH = "#trailer";

const TRAILER_FRAME = "aspect-video w-full overflow-hidden rounded-xl bg-black inset-ring inset-ring-cream/10";

interface TrailerPlayerProps {
	trailer: Trailer;
	title: string;
}

/** True once a click on a link led to the trailer; not when the page is opened at it, reloaded, or reached by Back. */
function useIsCalled(): boolean {
	const isClick = useNavigationType() !== NavigationType.Pop;
	return useLocation().hash === TRAILER_HASH && isClick;
}

/** Loads nothing from the video site before the visitor clicks; without scripts the cover is a link. */
export function TrailerPlayer(props: TrailerPlayerProps) {
	const texts = useTexts(titleTexts);
	const [isOpen, setIsOpen] = useState(false);
	const isCalled = useIsCalled();

	useEffect(() => {
		if (isCalled) setIsOpen(true);
	}, [isCalled]);

	if (isOpen) return <OpenTrailer {...props} />;
	return (
		<a
			id={TRAILER_HASH.slice(1)}
			href={trailerEmbedUrl(props.trailer)}
			target="_blank"
			rel="noopener"
			referrerPolicy="origin"
			onClick={(event) => {
				event.preventDefault();
				setIsOpen(true);
			}}
			className={`group curtain flex flex-col items-center justify-center gap-3 ${TRAILER_FRAME}`}
		>
			<span className="inline-flex size-16 items-center justify-center rounded-full bg-bulb text-ink transition-transform duration-300 ease-calm group-hover:scale-110">
				<Icon name="play" className="size-7" />
			</span>
			<span className="font-semibold">{texts.playTrailer}</span>
		</a>
	);
}

/** The video site's player, behind the curtain until it replies. */
export function OpenTrailer(props: TrailerPlayerProps) {
	/** How many times it was started. */
	const [times, setTimes] = useState(1);
	return <StartedTrailer key={times} {...props} onTryAgain={() => setTimes(times + 1)} />;
}

function StartedTrailer({ trailer, title, onTryAgain }: TrailerPlayerProps & { onTryAgain: () => void }) {
	const texts = useTexts(titleTexts);
	const { tryAgain } = useTexts(siteTexts);
	const box = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const [state, setState] = useState<"loading" | "late" | "playing">("loading");

	useEffect(() => {
		box.current?.focus({ preventScroll: true });
		if (!frame.current) return;
		return awaitTrailer(frame.current, {
			onReply: () => setState("playing"),
			onLate: () => setState("late"),
		});
	}, []);
	useEffect(() => {
		if (state === "playing" && box.current?.contains(document.activeElement))
			frame.current?.focus({ preventScroll: true });
	}, [state]);

	const isPlaying = state === "playing";
	return (
		<div id={TRAILER_HASH.slice(1)} ref={box} tabIndex={-1} className={`relative ${TRAILER_FRAME}`}>
			<iframe
				ref={frame}
				src={trailerPlayUrl(trailer)}
				title={texts.trailerOf(title)}
				allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
				sandbox="allow-scripts allow-same-origin allow-forms allow-presentation"
				referrerPolicy="origin"
				inert={!isPlaying}
				className="absolute inset-0 size-full"
			/>
			<div
				role="status"
				className={`curtain absolute inset-0 flex flex-col items-center justify-center gap-4 px-4 text-center ${isPlaying ? "hidden" : ""}`}
			>
				{state === "loading" && (
					<>
						<Spinner />
						<span className="font-semibold">{texts.loadingTrailer}</span>
					</>
				)}
				{state === "late" && (
					<>
						<p className="font-semibold">{texts.trailerNotLoaded}</p>
						<div className="flex flex-wrap justify-center gap-3">
							<Button icon="refresh" onClick={onTryAgain}>
								{tryAgain}
							</Button>
							<a
								href={trailerEmbedUrl(trailer)}
								target="_blank"
								rel="noopener"
								referrerPolicy="origin"
								className={buttonClass()}
							>
								{texts.openInNewTab}
							</a>
						</div>
					</>
				)}
			</div>
		</div>
	);
}
