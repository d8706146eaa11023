import { expect, test, vi } from "vitest";
import { newIsolatePlatform } from "../../../../tests/harness/context";
import { createReadCounts, recordCacheStatus } from "./cache-stats.server";

test("reads are counted in the isolate, and one of a hundred is written to Analytics Engine with its weight", () => {
	const platform = newIsolatePlatform();
	const writeDataPoint = vi.fn();
	const env = { ...platform.env, STATISTICS: { writeDataPoint } };
	const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
	for (let read = 0; read < 3; read++) recordCacheStatus({ ...platform, env }, "hit");
	expect(writeDataPoint).not.toHaveBeenCalled();
	random.mockReturnValue(0.001);
	recordCacheStatus({ ...platform, env }, "miss");
	expect(writeDataPoint).toHaveBeenCalledExactlyOnceWith({ indexes: ["catalogue"], blobs: ["miss"], doubles: [100] });
	recordCacheStatus(platform, "stale");
	expect(platform.isolate.get(createReadCounts)).toEqual({ hit: 3, miss: 1, stale: 1 });
});
