import { NO_LOADS, serverLoads } from "~/browser/server-memory";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { enabledServers, type PlayerServerList } from "~/domain/playback/player-servers";
import { HEALTH_TEXTS } from "~/domain/playback/server-health";
import { useStore } from "~/lib/store";
import { ServerConfiguration } from "./server-configuration";
import { WatchSection } from "./watch-section";

interface StreamingServersProps {
	list: PlayerServerList;
	activeId: number | undefined;
	onChoose(serverId: number): void;
	isRefreshing: boolean;
	onRefresh(): void;
	onConfigurationToggle(isOpen: boolean): void;
}

/** The one place where servers are chosen, read again and described. Both forms also work without scripts: one navigates to `?server=`, the other posts to the page. */
export function StreamingServers(props: StreamingServersProps) {
	const { list, activeId, onChoose, isRefreshing, onRefresh, onConfigurationToggle } = props;
	const loads = useStore(serverLoads, NO_LOADS);

	/** What this browser knows of a server, then what the visitors of the last days reported. */
	function describe(id: number): string {
		const others = list.health?.[id];
		return [
			id === activeId ? "Currently Active" : "Click to Switch",
			id !== activeId && loads[id] === false && "Did not load here last time",
			others && others !== "unknown" && `${HEALTH_TEXTS[others]} for others`,
		]
			.filter(Boolean)
			.join(" · ");
	}

	return (
		<WatchSection
			title="Streaming Servers"
			aside={
				<>
					{list.error && <Badge tone="alarm">Config Error</Badge>}
					<form
						method="post"
						onSubmit={(event) => {
							event.preventDefault();
							onRefresh();
						}}
					>
						<Button type="submit" size="small" icon="refresh" busyLabel={isRefreshing && "Refreshing..."}>
							Refresh Servers
						</Button>
					</form>
				</>
			}
		>
			<p role="status" className="text-sm text-alarm not-empty:mb-4">
				{list.error}
			</p>
			<form
				method="get"
				onSubmit={(event) => event.preventDefault()}
				className="grid grid-cols-2 gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] sm:gap-3"
			>
				{enabledServers(list.config).map(({ id, name }) => {
					const isActive = id === activeId;
					return (
						<button
							key={id}
							type="submit"
							name="server"
							value={id}
							aria-current={isActive}
							onClick={() => onChoose(id)}
							className="group flex min-h-17 cursor-pointer items-center gap-3 rounded-xl bg-raised px-4 py-3 text-start inset-ring inset-ring-line transition-colors hover:bg-lifted hover:inset-ring-edge active:bg-raised aria-[current=true]:bg-bulb/10 aria-[current=true]:inset-ring-bulb/60"
						>
							<span className="relative flex size-2.5 shrink-0" aria-hidden="true">
								{isActive && <span className="absolute inset-0 animate-ping rounded-full bg-bulb/70" />}
								<span className="relative size-full rounded-full bg-line group-aria-[current=true]:bg-bulb" />
							</span>
							<span className="min-w-0">
								<span dir="auto" className="block truncate font-semibold">
									{name}
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
