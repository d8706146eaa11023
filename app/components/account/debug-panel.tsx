import { useEffect, useState } from "react";
import { Form } from "react-router";
import { callApi } from "~/browser/call-api.client";
import { requestFailed } from "~/components/site/load-failure";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import type { DatabaseConfig, DatabaseTest } from "~/domain/administration/debug.server";

export type DebugInformation = DatabaseConfig & { dbTest: DatabaseTest };

type State = { is: "idle" | "loading" } | { is: "failed"; message: string } | { is: "loaded"; found: DebugInformation };

async function load(): Promise<State> {
	try {
		const [config, dbTest] = await Promise.all([
			callApi("GET /api/debug/db-config", {}, { fallback: requestFailed }),
			callApi("GET /api/debug/test-db", {}, { fallback: requestFailed }),
		]);
		// An admin that was demoted meanwhile gets the public part only.
		if (!("environment" in config)) return { is: "failed", message: requestFailed(403) };
		return { is: "loaded", found: { ...config, dbTest } };
	} catch (error) {
		return {
			is: "failed",
			message: error instanceof TypeError ? "Failed to load debug info" : String((error as Error).message),
		};
	}
}

function facts({ databaseConfig, connectionStatus, connectionError, environment, dbTest }: DebugInformation) {
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

function Facts({ title, rows }: { title: string; rows: [string, React.ReactNode][] }) {
	return (
		<div>
			<h3 className="mb-3 font-semibold">{title}</h3>
			<dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5 text-sm">
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

/** `loaded`: what the server has put on the page already, for a visit without scripts. */
export function DebugPanel({ loaded }: { loaded: DebugInformation | null }) {
	const [state, setState] = useState<State>(loaded ? { is: "loaded", found: loaded } : { is: "idle" });

	useEffect(() => {
		if (loaded) setState({ is: "loaded", found: loaded });
	}, [loaded]);

	async function refresh(event: React.FormEvent): Promise<void> {
		event.preventDefault();
		setState({ is: "loading" });
		setState(await load());
	}

	const found = state.is === "loaded" ? facts(state.found) : null;
	return (
		<Panel
			title="Debug Information"
			actions={
				<Form method="get" action="/settings" onSubmit={refresh}>
					<input type="hidden" name="tab" value="debug" />
					<input type="hidden" name="load" value="1" />
					<Button type="submit" size="small" icon="refresh" busyLabel={state.is === "loading" && "Loading..."}>
						Refresh
					</Button>
				</Form>
			}
		>
			<div aria-live="polite">
				{state.is === "failed" && (
					<div className="text-alarm">
						<p className="font-semibold">Failed to load debug information</p>
						<p className="mt-1 text-sm">{state.message}</p>
					</div>
				)}
				{!found && state.is !== "failed" && <p className="text-soft">Click refresh to load debug information</p>}
				{found && (
					<div className="grid gap-8 lg:grid-cols-2">
						<Facts title="Database" rows={found.database} />
						<Facts title="Test results" rows={found.tests} />
					</div>
				)}
			</div>
		</Panel>
	);
}
