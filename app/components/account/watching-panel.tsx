import { chosenServer } from "~/browser/server-memory";
import { AutoplaySwitch } from "~/components/site/autoplay";
import { Button, ButtonLink } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { useStore } from "~/lib/caching/store";
import { settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";

/** How titles play, and what is remembered of them. The player's choices are stored in this browser. */
export function WatchingPanel() {
	const texts = useTexts(settingsTexts);
	const server = useStore(chosenServer, null);
	return (
		<>
			<Panel title={texts.playing} lead={texts.inThisBrowser}>
				<div className="space-y-5">
					<div className="noscript:hidden">
						<AutoplaySwitch />
					</div>
					<noscript>
						<p className="text-soft">{texts.noAutoplay}</p>
					</noscript>
					<div className="noscript:hidden">
						<h3 className="font-semibold">{texts.playerServer}</h3>
						<p className="mt-1 max-w-prose text-soft">{server === null ? texts.bestServer : texts.chosenServer}</p>
						{server !== null && (
							<Button size="small" className="mt-3" onClick={() => chosenServer.set(null)}>
								{texts.forgetServer}
							</Button>
						)}
					</div>
				</div>
			</Panel>
			<Panel title={texts.watchHistory}>
				<p className="max-w-prose text-soft">{texts.watchHistoryText}</p>
				<div className="mt-4 flex flex-wrap gap-3">
					<ButtonLink to="/watched" icon="list">
						{texts.seeWatched}
					</ButtonLink>
				</div>
			</Panel>
		</>
	);
}
