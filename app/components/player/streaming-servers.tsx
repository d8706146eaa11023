import { NO_LOADS, serverLoads } from "~/browser/server-memory";
import { DetailList } from "~/components/title/section";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import {
	enabledServers,
	type PlayerConfigSummary,
	type PlayerServerList,
	serverName,
} from "~/domain/playback/player-servers";
import type { ServerHealth } from "~/domain/playback/server-health";
import { useStore } from "~/lib/caching/store";
import { dayOf } from "~/lib/text/days";
import { useFormats } from "~/messages/formats";
import { type PlayerTexts, playerTexts } from "~/messages/player";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { Player } from "./use-player";
import { WatchSection } from "./watch-section";

/** Inside the disclosure, so that a link to it opens it without scripts. */
export const SERVER_CONFIGURATION_ID = "server-configuration";

/** What the visitors of the last days reported; nothing where that is too little. */
const HEALTH = {
	good: "loadsWell",
	poor: "oftenFails",
	dead: "doesNotLoad",
	unknown: null,
} as const satisfies Record<ServerHealth, keyof PlayerTexts | null>;

const ERRORS = {
	"Failed to load server config": "configNotLoaded",
	"Failed to refresh server config": "configNotRefreshed",
} as const satisfies Record<NonNullable<PlayerServerList["error"]>, keyof PlayerTexts>;

interface StreamingServersProps {
	player: Player;
	onConfigurationToggle(isOpen: boolean): void;
}

/**
 * The one list of the servers: to choose one, to read them again, and how they are configured. Both forms also work without
 * scripts: one navigates to `?server=`, the other posts to the page.
 */
export function StreamingServers({ player, onConfigurationToggle }: StreamingServersProps) {
	const texts = useTexts(playerTexts);
	const { list, isRefreshing } = player;
	const activeId = player.server?.id;
	const loads = useStore(serverLoads, NO_LOADS);

	/** What this browser knows of a server, then what the visitors of the last days reported. */
	function describe(id: number): string {
		const others = HEALTH[list.health?.[id] ?? "unknown"];
		return [
			id === activeId ? texts.currentlyActive : texts.clickToSwitch,
			id !== activeId && loads[id] === false && texts.notLoadedHere,
			others && texts[others],
		]
			.filter(Boolean)
			.join(" · ");
	}

	return (
		<WatchSection
			title={texts.streamingServers}
			aside={
				<>
					{list.error && <Badge tone="alarm">{texts.configError}</Badge>}
					<form
						method="post"
						onSubmit={(event) => {
							event.preventDefault();
							player.refreshServers();
						}}
					>
						<Button
							type="submit"
							name="intent"
							value="refresh-servers"
							size="small"
							icon="refresh"
							busyLabel={isRefreshing && texts.refreshing}
						>
							{texts.refreshServers}
						</Button>
					</form>
				</>
			}
		>
			<p role="status" className="text-sm text-alarm not-empty:mb-4">
				{list.error && texts[ERRORS[list.error]]}
			</p>
			<form
				method="get"
				onSubmit={(event) => event.preventDefault()}
				className="grid grid-cols-2 gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] sm:gap-3"
			>
				{enabledServers(list.config).map((server) => {
					const { id } = server;
					const isActive = id === activeId;
					return (
						<button
							key={id}
							type="submit"
							name="server"
							value={id}
							aria-current={isActive}
							onClick={() => player.choose(id)}
							className="group flex min-h-17 cursor-pointer items-center gap-3 rounded-xl bg-raised px-4 py-3 text-start inset-ring inset-ring-line transition-colors hover:bg-lifted hover:inset-ring-edge aria-[current=true]:bg-bulb/10 aria-[current=true]:inset-ring-bulb/60"
						>
							<span className="relative flex size-2.5 shrink-0" aria-hidden="true">
								{isActive && <span className="absolute inset-0 animate-ping rounded-full bg-bulb/70" />}
								<span className="relative size-full rounded-full bg-line group-aria-[current=true]:bg-bulb" />
							</span>
							<span className="min-w-0">
								<span dir="auto" className="block truncate font-semibold">
									{serverName(server, texts)}
								</span>
								<span className="block text-[0.8125rem] text-soft group-aria-[current=true]:text-glow">
									{describe(id)}
								</span>
							</span>
						</button>
					);
				})}
			</form>
			<ServerConfiguration summary={list.summary} onToggle={onConfigurationToggle} />
		</WatchSection>
	);
}

/** Opening it brings the panel around it into view. */
export function toggleServerConfiguration(): void {
	const box = document.getElementById(SERVER_CONFIGURATION_ID)?.closest("details");
	if (!box) return;
	box.open = !box.open;
	if (!box.open) return;
	box.querySelector("summary")?.focus({ preventScroll: true });
	box.closest("section")?.scrollIntoView({
		behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
	});
}

interface ServerConfigurationProps {
	summary: PlayerConfigSummary;
	onToggle: (isOpen: boolean) => void;
}

function ServerConfiguration({ summary, onToggle }: ServerConfigurationProps) {
	const texts = useTexts(playerTexts);
	const { unknown } = useTexts(siteTexts);
	const formats = useFormats();
	const { serverCount, enabledCount, version, lastUpdated, remoteUrl } = summary;
	return (
		<details onToggle={(event) => onToggle(event.currentTarget.open)} className="mt-4">
			<summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full text-sm font-semibold text-soft hover:text-cream">
				{texts.serverConfiguration}
			</summary>
			<div id={SERVER_CONFIGURATION_ID} className="mt-1 max-w-md">
				<DetailList
					details={[
						[texts.totalServers, serverCount],
						[texts.enabled, enabledCount],
						[texts.version, version || unknown],
						[texts.lastUpdated, formats.date(lastUpdated && dayOf(Date.parse(lastUpdated))) ?? unknown],
						[texts.remoteConfig, remoteUrl && <span className="wrap-anywhere">{remoteUrl}</span>],
					]}
				/>
			</div>
		</details>
	);
}
