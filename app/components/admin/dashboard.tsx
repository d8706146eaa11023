import { Form, useNavigation } from "react-router";
import { adminUrl } from "~/components/admin/parts/admin-url";
import { DayChart, type DayValue } from "~/components/admin/parts/day-chart";
import { Counters } from "~/components/admin/parts/description-list";
import { PanelConfirmations } from "~/components/admin/parts/panel-confirmations";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import type { User } from "~/domain/accounts/types";
import type { Concern } from "~/domain/administration/attention";
import type { DayCounts, Statistics } from "~/domain/administration/types";
import type { CacheStatistics } from "~/domain/catalogue/cache/cache-admin.server";
import { formatCount } from "~/lib/text/format";
import { Attention } from "./attention";
import { DeveloperActions, QuickActions } from "./quick-actions";

interface DashboardProps {
	concerns: Concern[];
	viewer: Pick<User, "role">;
	statistics: Statistics;
	/** Null when its figures cannot be read. */
	cache: CacheStatistics | null;
	isDevelopment: boolean;
}

/** A GET form to the same address loads this page again, but not the layout around it. */
function RefreshButton() {
	const isRefreshing = useNavigation().formMethod === "GET";
	return (
		<Form action={adminUrl("dashboard")} replace preventScrollReset>
			<Button type="submit" size="small" icon="refresh" busyLabel={isRefreshing && "Refreshing..."}>
				Refresh
			</Button>
		</Form>
	);
}

function series(days: DayCounts[], value: (day: DayCounts) => number | null): DayValue[] {
	return days.map((counts) => ({ day: counts.day, value: value(counts) }));
}

function sum(days: DayValue[]): number {
	return days.reduce((total, { value }) => total + (value ?? 0), 0);
}

/** Percent. The card shows a hit rate above this as good. */
const GOOD_HIT_RATE = 50;

export function CacheCard({ cache: { totalKeys, hitRate, hits, misses } }: { cache: CacheStatistics }) {
	const isGood = Number.parseFloat(hitRate) > GOOD_HIT_RATE;
	return (
		<Panel title="TMDB Cache Performance">
			<Counters
				counters={[
					["Total Keys", formatCount(totalKeys)],
					["Hit Rate", hitRate, isGood ? "text-good" : "text-bulb"],
					["Cache Hits", formatCount(hits)],
					["Cache Misses", formatCount(misses)],
				]}
			/>
			<p className="mt-4 text-sm text-soft">
				Hits and misses of the server process that made this page, since it started. docs/operations.md says where a
				site with many of them has the sum.
			</p>
		</Panel>
	);
}

export function Dashboard({ concerns, viewer, statistics, cache, isDevelopment }: DashboardProps) {
	const { days } = statistics;
	const signUps = series(days, (day) => day.signUps);
	const watches = series(days, (day) => day.watches);
	const counters: [string, number][] = [
		["Total Users", statistics.totalUsers],
		["Premium Users", statistics.premiumUsers],
		["Admin Users", statistics.adminUsers],
		["Watch History", statistics.totalWatchHistory],
	];
	return (
		<>
			<PanelConfirmations />
			<Attention concerns={concerns} viewer={viewer} />
			<Panel title="System Overview" actions={<RefreshButton />}>
				<Counters counters={counters.map(([name, value]) => [name, formatCount(value)])} />
			</Panel>
			<Panel title="Quick Actions">
				<QuickActions />
				<h3 className="mt-7 font-semibold text-glow">System</h3>
				<p className="mt-1 mb-4 max-w-prose text-sm text-soft">
					For developers. They are in System Settings too, with what they do.
				</p>
				<DeveloperActions isDevelopment={isDevelopment} />
			</Panel>
			{cache && <CacheCard cache={cache} />}
			<Panel title="Last 30 days">
				<div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
					<DayChart
						title="Sign-ups"
						summary={`${formatCount(sum(signUps))} in 30 days`}
						days={signUps}
						format={formatCount}
					/>
					<DayChart
						title="Watch activity"
						summary={`${formatCount(sum(watches))} in 30 days`}
						days={watches}
						format={formatCount}
					/>
				</div>
			</Panel>
		</>
	);
}
