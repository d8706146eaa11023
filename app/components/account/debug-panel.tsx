import { useFetcher } from "react-router";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import type { DatabaseConfig, DatabaseTest } from "~/domain/administration/debug.server";

export type DebugInformation = DatabaseConfig & { dbTest: DatabaseTest };

function toRows({ databaseConfig, connectionStatus, connectionError, environment, dbTest }: DebugInformation) {
	const status = (isGood: boolean, good: string, bad: string) => (
		<Badge tone={isGood ? "good" : "alarm"}>{isGood ? good : bad}</Badge>
	);
	const database: [string, React.ReactNode][] = [
		["Connection", status(connectionStatus === "connected", "connected", "failed")],
		["Environment", environment],
		["Host", databaseConfig.host],
		["Database", databaseConfig.database],
	];
	if (connectionError) database.push(["Connection error", connectionError]);
	const tests: [string, React.ReactNode][] = [
		["Basic query", status(dbTest.basicQuery, "success", "failed")],
		["Users table", status(dbTest.usersTableExists, "exists", "missing")],
		["User count", dbTest.userCount],
		["Timestamp", dbTest.timestamp],
	];
	return { database, tests };
}

function DescriptionList({ title, rows }: { title: string; rows: [string, React.ReactNode][] }) {
	return (
		<div>
			<h3 className="mb-3 font-semibold">{title}</h3>
			<dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
				{rows.map(([term, value]) => (
					<div key={term} className="contents">
						<dt className="text-soft">{term}</dt>
						<dd className="break-all">{value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

interface DebugPanelProps {
	/** Null until it is loaded. */
	loaded: DebugInformation | { error: string } | null;
}

/** Loads by the address of the tab, with and without scripts. For administrators, and English as their panel is. */
export function DebugPanel({ loaded }: DebugPanelProps) {
	const fetcher = useFetcher<{ debug: DebugPanelProps["loaded"] }>();
	const isBusy = fetcher.state !== "idle";
	const shown = fetcher.data?.debug ?? loaded;
	const rows = shown && !("error" in shown) && !isBusy ? toRows(shown) : null;
	const error = shown && "error" in shown && !isBusy ? shown.error : null;
	return (
		<Panel
			title="Debug Information"
			actions={
				<fetcher.Form action="/settings">
					<input type="hidden" name="tab" value="debug" />
					<input type="hidden" name="load" value="1" />
					<Button type="submit" size="small" icon="refresh" busyLabel={isBusy && "Loading..."}>
						Refresh
					</Button>
				</fetcher.Form>
			}
		>
			<div lang="en" dir="ltr" aria-live="polite">
				{error && (
					<div className="text-alarm">
						<p className="font-semibold">Failed to load debug information</p>
						<p className="mt-1 text-sm">{error}</p>
					</div>
				)}
				{!rows && !error && <p className="text-soft">Click refresh to load debug information</p>}
				{rows && (
					<div className="grid gap-8 lg:grid-cols-2">
						<DescriptionList title="Database" rows={rows.database} />
						<DescriptionList title="Test results" rows={rows.tests} />
					</div>
				)}
			</div>
		</Panel>
	);
}
