import { Fragment } from "react";
import { Link } from "react-router";
import { AdminTable, RowHeader, TableCell, TableRow } from "~/components/admin/parts/admin-table";
import { DayColumn } from "~/components/admin/parts/day-chart";
import { DescriptionList } from "~/components/admin/parts/description-list";
import { Fold } from "~/components/admin/parts/fold";
import { TitleName } from "~/components/admin/users/user-details";
import { Badge } from "~/components/ui/badge";
import { Panel } from "~/components/ui/panel";
import type { PlayerBoard as Board, ReportedTitle, ServerStatistics } from "~/domain/administration/types";
import { titleKey, titlePath } from "~/domain/catalogue/paths";
import type { PlayerServer } from "~/domain/playback/player-servers";
import { assessServer, HEALTH_TEXTS, type OutcomeCounts } from "~/domain/playback/server-health";
import { dayOf } from "~/lib/text/days";
import { formatCount, formatDate } from "~/lib/text/format";

const OUTCOMES: [key: keyof OutcomeCounts, name: string, tone: string][] = [
	["loaded", "Loaded", "text-good"],
	["timedOut", "Timed out", "text-alarm"],
	["replaced", "Replaced", "text-bulb"],
	["reported", "Reported by visitors", "text-soft"],
];

const HEALTH_TONES = { good: "good", poor: "bulb", dead: "alarm", unknown: "plain" } as const;

function total({ loaded, timedOut, replaced, reported }: OutcomeCounts): number {
	return loaded + timedOut + replaced + reported;
}

/** One stacked bar for each day, scaled to the busiest. */
function Days({ server }: { server: ServerStatistics }) {
	const most = Math.max(1, ...server.days.map(total));
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${server.days.length * 10} 100`}
			preserveAspectRatio="none"
			className="mt-4 h-16 w-full border-b border-edge"
		>
			{server.days.map((day, index) => {
				const heights = OUTCOMES.map(([key]) => (day[key] / most) * 100);
				return (
					<g key={day.day} fill="currentColor" className="group">
						<title>{`${formatDate(day.day)}: ${OUTCOMES.map(([key, name]) => `${name} ${day[key]}`).join(", ")}`}</title>
						<DayColumn x={index * 10} width={10} />
						{OUTCOMES.map(([key, , tone], part) => {
							const below = heights.slice(0, part).reduce((sum, height) => sum + height, 0);
							const height = heights[part] ?? 0;
							return (
								<rect
									key={key}
									x={index * 10 + 1.5}
									y={100 - below - height}
									width="7"
									height={height}
									className={tone}
								/>
							);
						})}
					</g>
				);
			})}
		</svg>
	);
}

function DayTable({ server }: { server: ServerStatistics }) {
	return (
		<Fold summary="Show as a table" className="mt-2">
			<AdminTable
				label={`${server.name ?? `Server ${server.id}`} by day`}
				columns={["Day", ...OUTCOMES.map(([, name]) => name)]}
				className="mt-2"
			>
				{server.days.toReversed().map((day) => (
					<TableRow key={day.day}>
						<RowHeader>{formatDate(day.day)}</RowHeader>
						{OUTCOMES.map(([key, name]) => (
							<TableCell key={key} label={name} className="tabular-nums">
								{formatCount(day[key])}
							</TableCell>
						))}
					</TableRow>
				))}
			</AdminTable>
		</Fold>
	);
}

function Server({
	server,
	entry,
	isDefault,
}: {
	server: ServerStatistics;
	entry: PlayerServer | null;
	isDefault: boolean;
}) {
	const health = assessServer(server);
	return (
		<li className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-2.5">
				<h3 className="font-semibold">{server.name ?? `Server ${server.id}, no longer in the config`}</h3>
				<Badge tone={HEALTH_TONES[health]}>{HEALTH_TEXTS[health]}</Badge>
				{isDefault && <Badge tone="plain">Default</Badge>}
				{entry && !server.isEnabled && <Badge tone="plain">Disabled</Badge>}
			</div>
			{entry && <p className="mt-1 text-sm break-all text-soft">{entry.movieUrl}</p>}
			<DescriptionList
				rows={OUTCOMES.map(([key, name, tone]) => [
					<Fragment key={key}>
						<span aria-hidden="true" className={`me-2 ${tone}`}>
							■
						</span>
						{name}
					</Fragment>,
					formatCount(server[key]),
					"tabular-nums",
				])}
			/>
			<Days server={server} />
			<DayTable server={server} />
		</li>
	);
}

/** Of all visitors together: which titles they said do not play, and on which server. */
function ReportedTitles({ titles }: { titles: ReportedTitle[] }) {
	return (
		<Panel
			title="Titles that do not play"
			lead="Where visitors pressed “It doesn't play” over the same days, the most reported first. Who pressed it is not stored."
		>
			{titles.length > 0 ? (
				<AdminTable label="Titles that do not play" columns={["Title", "Server", "Reports"]} className="mt-2">
					{titles.map((reported) => (
						<TableRow key={`${titleKey(reported.ref)} ${reported.serverId}`}>
							<RowHeader>
								<Link to={titlePath(reported.ref)} className="underline decoration-edge underline-offset-4">
									<TitleName named={reported} />
								</Link>
							</RowHeader>
							<TableCell label="Server">{reported.server ?? "No longer in the config"}</TableCell>
							<TableCell label="Reports" className="tabular-nums">
								{formatCount(reported.reported)}
							</TableCell>
						</TableRow>
					))}
				</AdminTable>
			) : (
				<p className="text-soft">Nobody has reported a title.</p>
			)}
		</Panel>
	);
}

/** The current config, and how each server's frames loaded, as reported by the watch pages. */
export function PlayerBoard({ board: { list, servers }, titles }: { board: Board; titles: ReportedTitle[] }) {
	const { summary, config, error } = list;
	const { settings } = config;
	const rows: [string, React.ReactNode][] = [
		["Total Servers", summary.serverCount],
		["Enabled", summary.enabledCount],
		["Version", summary.version || "Unknown"],
		["Last Updated", summary.lastUpdated ? formatDate(dayOf(Date.parse(summary.lastUpdated))) : "Unknown"],
		["Try the next server on failure", settings.autoFallback ? "Yes" : "No"],
		["Retries", settings.maxRetries],
		["Load timeout", `${settings.loadTimeout / 1000} s`],
	];
	return (
		<>
			<Panel title="Current configuration">
				{error && (
					<p className="mb-4 flex flex-wrap items-center gap-3">
						<Badge tone="alarm">Config Error</Badge>
						{error}
					</p>
				)}
				<DescriptionList rows={rows.map(([name, value]) => [name, value, "tabular-nums"])} />
				{summary.remoteUrl && <p className="mt-4 text-sm break-all text-soft">{summary.remoteUrl}</p>}
			</Panel>
			<Panel title="Player servers" lead={`How players loaded over the last ${servers[0]?.days.length ?? 14} days`}>
				<ul>
					{servers.map((server) => (
						<Server
							key={server.id}
							server={server}
							entry={config.servers.find(({ id }) => id === server.id) ?? null}
							isDefault={settings.defaultServer === server.id}
						/>
					))}
				</ul>
			</Panel>
			<ReportedTitles titles={titles} />
		</>
	);
}
