import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeMetrics } from "../app/metrics.server";

interface Dashboard {
	panels: {
		id: number;
		title: string;
		gridPos: { x: number; y: number; w: number; h: number };
		targets: { expr: string }[];
	}[];
}

const { panels } = JSON.parse(readFileSync("docs/grafana-dashboard.json", "utf8")) as Dashboard;
const TYPES = new Map(
	[...writeMetrics().matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = "", type = ""]) => [name, type]),
);
/** Every name that the queries use, for histograms without the ending. */
const QUERIED = new Set(
	panels.flatMap(({ targets }) =>
		targets.flatMap(({ expr }) =>
			[...expr.matchAll(/marquee_\w+/g)].map(([name]) =>
				TYPES.get(name.replace(/_bucket$/, "")) === "histogram" ? name.replace(/_bucket$/, "") : name,
			),
		),
	),
);

test("the dashboard queries every metric and no other", () => {
	expect([...QUERIED].sort()).toEqual([...TYPES.keys()].sort());
});

test("panels have different ids and places, and a query each", () => {
	expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
	expect(new Set(panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`)).size).toBe(panels.length);
	expect(panels.filter(({ targets }) => targets.length === 0)).toEqual([]);
});
