import { useRef } from "react";
import { parseLoads, serverLoads } from "~/browser/server-memory";
import { Icon } from "~/components/ui/icon";
import { useStore } from "~/components/ui/use-store";
import { enabledServers, type PlayerConfig } from "~/domain/playback/player-servers";
import { HEALTH_TEXTS, type ServerHealth } from "~/domain/playback/server-health";
import type { Playback } from "./use-playback";

const DOTS: Record<ServerHealth, string> = {
	good: "bg-good",
	poor: "bg-bulb",
	dead: "bg-alarm",
	unknown: "bg-edge",
};

interface ServerMenuProps {
	config: PlayerConfig;
	playback: Playback;
	/** By server id; undefined until it is read. */
	health: Record<string, ServerHealth> | undefined;
	/** Called when the menu opens. */
	onOpen(): void;
}

/** The quick way to another server. Without scripts, its buttons navigate to `?server=`. */
export function ServerMenu({ config, playback, health, onOpen }: ServerMenuProps) {
	const menu = useRef<HTMLDivElement>(null);
	const loads = parseLoads(useStore(serverLoads, null));
	const { server: active } = playback;

	/** What this browser knows of the server, then what the visitors of the last days reported. */
	function describe(id: number): string {
		const here = id === active?.id ? stateOf(playback) : loadText(loads[id]);
		const others = health?.[id];
		return [here, others && others !== "unknown" && `${HEALTH_TEXTS[others]} for others`].filter(Boolean).join(" · ");
	}

	return (
		<>
			<button
				type="button"
				popoverTarget="server-menu"
				aria-label={`Server: ${active?.name ?? "none"}`}
				style={{ anchorName: "--server-menu" } as React.CSSProperties}
				className="inline-flex min-h-11 max-w-52 min-w-0 shrink-0 cursor-pointer items-center gap-2 rounded-full text-[0.8125rem] font-semibold text-soft sm:px-3.5 sm:text-sm hover:bg-cream/10 hover:text-cream"
			>
				<Icon name="server" className="size-4.5 max-sm:hidden" />
				<span dir="auto" className="truncate">
					{active?.name}
				</span>
				<Icon name="down" className="size-4" />
			</button>
			<div
				ref={menu}
				id="server-menu"
				popover="auto"
				onToggle={(event) => {
					if (event.newState !== "open") return;
					menu.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
					onOpen();
				}}
				style={{ positionAnchor: "--server-menu" } as React.CSSProperties}
				className="popover-menu max-h-[min(24rem,80svh)] w-[min(20rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-xl border border-line bg-lifted p-1.5 text-cream shadow-2xl"
			>
				<form method="get" aria-label="Servers" onSubmit={(event) => event.preventDefault()}>
					{enabledServers(config).map(({ id, name }) => (
						<button
							key={id}
							type="submit"
							name="server"
							value={id}
							aria-pressed={id === active?.id}
							onClick={() => {
								playback.choose(id);
								menu.current?.hidePopover?.();
							}}
							className="group flex w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-start hover:bg-cream/10 aria-pressed:text-glow"
						>
							<span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOTS[health?.[id] ?? "unknown"]}`} />
							<span className="min-w-0 grow">
								<span dir="auto" className="block truncate font-semibold">
									{name}
								</span>
								<span className="block text-[0.8125rem] text-soft">{describe(id)}</span>
							</span>
							<Icon name="check" className="invisible size-4.5 group-aria-pressed:visible" />
						</button>
					))}
				</form>
			</div>
		</>
	);
}

function stateOf({ isLoading, hasFailed }: Playback): string {
	if (hasFailed) return "Did not load";
	return isLoading ? "Loading..." : "Currently Active";
}

function loadText(hasLoaded: boolean | undefined): string {
	if (hasLoaded === undefined) return "Not opened here yet";
	return hasLoaded ? "Loaded here last time" : "Did not load here last time";
}
