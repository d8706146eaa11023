import { expect, test } from "vitest";
import { createRegistry } from "./metrics";

test("writes counters, gauges and histograms in the text format", () => {
	const registry = createRegistry([0.1, 1]);
	const requests = registry.counter({ name: "requests_total", help: "Requests.", labels: ["route", "status"] });
	const size = registry.gauge({ name: "size", help: "Size." });
	const seconds = registry.histogram({ name: "seconds", help: "Time.", labels: ["kind"] });
	requests.add({ route: '/a"\\\n', status: "2xx" });
	requests.add({ route: '/a"\\\n', status: "2xx" }, 2);
	size.set(7);
	for (const time of [0.1, 0.5, 3]) seconds.observe({ kind: "page" }, time);
	expect(registry.write().split("\n")).toEqual([
		"# HELP requests_total Requests.",
		"# TYPE requests_total counter",
		'requests_total{route="/a\\"\\\\\\n",status="2xx"} 3',
		"# HELP size Size.",
		"# TYPE size gauge",
		"size 7",
		"# HELP seconds Time.",
		"# TYPE seconds histogram",
		'seconds_bucket{kind="page",le="0.1"} 1',
		'seconds_bucket{kind="page",le="1"} 2',
		'seconds_bucket{kind="page",le="+Inf"} 3',
		'seconds_sum{kind="page"} 3.6',
		'seconds_count{kind="page"} 3',
		"",
	]);
});

test("a metric without a value has its comments and no line", () => {
	const registry = createRegistry([]);
	registry.gauge({ name: "size", help: "Size." });
	registry.counter({ name: "requests_total", help: "Requests." });
	expect(registry.write().match(/^[^#].*$/gm)).toBeNull();
});

test("a metric has a bounded number of series; the rest is counted as other", () => {
	const registry = createRegistry([]);
	const paths = registry.counter({ name: "paths_total", help: "Paths.", labels: ["path"] });
	for (let path = 0; path < 1000; path++) paths.add({ path: `/${path}` });
	const lines = registry.write().match(/^paths_total.*$/gm) ?? [];
	expect(lines).toHaveLength(501);
	expect(lines.at(-1)).toBe('paths_total{path="other"} 500');
});
