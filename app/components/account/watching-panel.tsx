import { chosenServer } from "~/browser/server-memory";
import { AutoplaySwitch } from "~/components/site/autoplay";
import { Button, ButtonLink } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { useStore } from "~/lib/caching/store";

/** How titles play, and what is remembered of them. The player's choices are stored in this browser. */
export function WatchingPanel() {
	const server = useStore(chosenServer, null);
	return (
		<>
			<Panel title="Playing" lead="Stored in this browser.">
				<div className="space-y-5">
					<div className="noscript:hidden">
						<AutoplaySwitch />
					</div>
					<noscript>
						<p className="text-soft">Without JavaScript, the next episode never starts by itself.</p>
					</noscript>
					<div className="noscript:hidden">
						<h3 className="font-semibold">Player server</h3>
						<p className="mt-1 max-w-prose text-soft">
							{server === null
								? "The server that works best is used. Choose another one below a player, and it is remembered here."
								: "The server that you chose last is used first."}
						</p>
						{server !== null && (
							<Button size="small" className="mt-3" onClick={() => chosenServer.set(null)}>
								Forget my choice
							</Button>
						)}
					</div>
				</div>
			</Panel>
			<Panel title="Watch history">
				<p className="max-w-prose text-soft">
					Titles leave Continue Watching 15 days after you last opened them, but My List keeps the shows you began. What
					you watched, and where you stopped, stays until you remove it.
				</p>
				<div className="mt-4 flex flex-wrap gap-3">
					<ButtonLink to="/watched" icon="list">
						See what I've watched
					</ButtonLink>
				</div>
			</Panel>
		</>
	);
}
