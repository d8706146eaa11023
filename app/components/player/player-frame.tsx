import { lazy, Suspense, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { Spinner } from "~/components/ui/spinner";
import type { TitleRef } from "~/domain/catalogue/types";
import { serverName } from "~/domain/playback/player-servers";
import { useFormats } from "~/messages/formats";
import { playerTexts } from "~/messages/player";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { ElsewhereFacts, ElsewhereProps } from "./elsewhere";
import { loadPlayer } from "./load-player";
import type { Player } from "./use-player";

/** Where its file cannot be loaded, there is nothing but to try again. */
const Elsewhere = lazy(async (): Promise<{ default: React.ComponentType<ElsewhereProps> }> => {
	const player = await loadPlayer().catch(() => null);
	return { default: player?.Elsewhere ?? (() => null) };
});

interface PlayerFrameProps {
	player: Player;
	/** Of the movie or the episode. */
	name: string;
	title: TitleRef & { title: string };
	elsewhere: ElsewhereFacts;
	/** Shown over the picture. */
	children?: React.ReactNode;
}

/** The embedded player with what is over its picture. */
export function PlayerFrame({ player, name, title, elsewhere, children }: PlayerFrameProps) {
	const { server, address, frameKey, phase, isHostAwaited, screenRef, frameRef, onFrameLoad, tryAgain } = player;
	const texts = useTexts(playerTexts);
	const site = useTexts(siteTexts);
	const { labelled } = useFormats();
	const shownName = useRef(name);

	// The links to other episodes are further down.
	useEffect(() => {
		if (shownName.current !== name) screenRef.current?.scrollIntoView({ block: "nearest" });
		shownName.current = name;
	}, [name, screenRef]);

	return (
		<section aria-label={site.player} className="min-w-0">
			<div
				ref={screenRef}
				tabIndex={-1}
				data-arrow-keys="pass"
				className="player-screen relative aspect-video w-full overflow-hidden bg-black"
			>
				{phase === "loading" && (
					<span className="absolute inset-0 grid place-content-center">
						<Spinner />
					</span>
				)}
				{server && address && phase !== "failed" && (
					<iframe
						key={frameKey}
						ref={frameRef}
						src={address}
						title={labelled(serverName(server, texts), name)}
						sandbox={server.sandbox ?? undefined}
						allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
						referrerPolicy="origin"
						onLoad={onFrameLoad}
						className="absolute inset-0 size-full"
					/>
				)}
				{isHostAwaited && (
					<span key={`${frameKey} curtain`} className="player-curtain" aria-hidden="true">
						<Spinner />
					</span>
				)}
				{phase === "failed" && (
					<div className="absolute inset-0 flex flex-col items-center justify-center gap-3 overflow-y-auto px-6 text-center sm:gap-5">
						<p className="lettering text-heading">{texts.screenDark}</p>
						<div className="flex flex-wrap justify-center gap-3">
							<Button icon="refresh" onClick={tryAgain}>
								{site.tryAgain}
							</Button>
							<Suspense>
								<Elsewhere title={title} {...elsewhere} />
							</Suspense>
						</div>
					</div>
				)}
				{children}
			</div>
		</section>
	);
}
