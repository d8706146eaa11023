// Counters, gauges and histograms, and their text in Prometheus' exposition format 0.0.4.

/** Series of one metric. Beyond it, values are added to a series whose labels are all "other". */
const SERIES_MAX = 500;

type Labels<Name extends string> = Record<Name, string>;

interface Family {
	name: string;
	type: "counter" | "gauge" | "histogram";
	help: string;
	/** Lines without the comments. */
	writeSeries(): string[];
}

export interface Counter<Name extends string> {
	add(labels: Labels<Name>, amount?: number): void;
}

export interface Gauge {
	set(value: number): void;
}

export interface Histogram<Name extends string> {
	observe(labels: Labels<Name>, seconds: number): void;
}

/** Name, help and label names of a metric. */
interface Description<Name extends string> {
	name: string;
	help: string;
	labels?: Name[];
}

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

function escapeLabel(value: string): string {
	return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function writeLine(name: string, labels: Record<string, string>, value: number): string {
	const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
	return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}

function createSeries<Value>(names: string[], create: () => Value) {
	const series = new Map<string, { labels: Record<string, string>; value: Value }>();

	function findOrAdd(values: string[]): Value {
		const key = JSON.stringify(values);
		const stored = series.get(key);
		if (stored) return stored.value;
		const isOther = values.every((value) => value === "other");
		if (series.size >= SERIES_MAX && !isOther) return findOrAdd(names.map(() => "other"));
		const added = {
			labels: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""])),
			value: create(),
		};
		series.set(key, added);
		return added.value;
	}

	return {
		find: (labels: Record<string, string>) => findOrAdd(names.map((name) => labels[name] ?? "")),
		list: () => [...series.values()],
	};
}

/** `buckets` are the upper bounds of histograms, in seconds and in ascending order. */
export function createRegistry(buckets: number[]) {
	const families: Family[] = [];

	return {
		counter<Name extends string = never>({ name, help, labels = [] }: Description<Name>): Counter<Name> {
			const series = createSeries(labels, () => ({ total: 0 }));
			families.push({
				name,
				type: "counter",
				help,
				writeSeries: () => series.list().map((entry) => writeLine(name, entry.labels, entry.value.total)),
			});
			return {
				add(labelValues, amount = 1) {
					series.find(labelValues).total += amount;
				},
			};
		},
		gauge({ name, help }: Description<never>): Gauge {
			let current: number | null = null;
			families.push({
				name,
				type: "gauge",
				help,
				writeSeries: () => (current === null ? [] : [writeLine(name, {}, current)]),
			});
			return {
				set(value) {
					current = value;
				},
			};
		},
		histogram<Name extends string = never>({ name, help, labels = [] }: Description<Name>): Histogram<Name> {
			const series = createSeries(labels, () => ({ counts: buckets.map(() => 0), sum: 0, count: 0 }));
			families.push({
				name,
				type: "histogram",
				help,
				writeSeries: () =>
					series
						.list()
						.flatMap(({ labels: labelValues, value: { counts, sum, count } }) => [
							...buckets.map((bound, index) =>
								writeLine(`${name}_bucket`, { ...labelValues, le: String(bound) }, counts[index] ?? 0),
							),
							writeLine(`${name}_bucket`, { ...labelValues, le: "+Inf" }, count),
							writeLine(`${name}_sum`, labelValues, sum),
							writeLine(`${name}_count`, labelValues, count),
						]),
			});
			return {
				observe(labelValues, seconds) {
					const value = series.find(labelValues);
					value.sum += seconds;
					value.count++;
					for (const [index, bound] of buckets.entries()) {
						if (seconds <= bound) value.counts[index] = (value.counts[index] ?? 0) + 1;
					}
				},
			};
		},
		/** Every metric, also one without a series yet, in the order of declaration. */
		write(): string {
			const lines = families.flatMap(({ name, type, help, writeSeries }) => [
				`# HELP ${name} ${help}`,
				`# TYPE ${name} ${type}`,
				...writeSeries(),
			]);
			return `${lines.join("\n")}\n`;
		},
	};
}
