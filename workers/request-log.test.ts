import { expect, test, vi } from "vitest";
import { isLogged, requestLine, serverTiming } from "./request-log";

const request = new Request("https://marquee.test/reset-password?token=secret", {
	headers: { authorization: "Bearer secret", cookie: "marquee_session=secret" },
});
const logFields = { requestId: "request-7", route: "/reset-password", userId: "user-1", waits: { D1: 3 } };

test("the log line has id, route pattern, status, duration, cache status and user id, and no secret", () => {
	const line = requestLine({ request, logFields: { ...logFields, cache: "hit" }, status: 200, duration: 12 });
	expect(JSON.parse(line)).toEqual({
		id: "request-7",
		method: "GET",
		route: "/reset-password",
		status: 200,
		ms: 12,
		cache: "hit",
		user: "user-1",
		waits: { D1: 3 },
	});
	expect(line).not.toContain("secret");
});

test("the log line of a page that is not shared says why, and that of others does not", () => {
	const line = requestLine({ request, logFields: { ...logFields, notShared: "cookie" }, status: 200, duration: 12 });
	expect(JSON.parse(line).notShared).toBe("cookie");
	expect(JSON.parse(requestLine({ request, logFields, status: 200, duration: 12 }))).not.toHaveProperty("notShared");
});

test("a sample of the log has every miss, failure and slow request, and one of ten others", () => {
	const ordinary = { logFields: { waits: {}, cache: "hit" as const }, status: 200, duration: 12 };
	const remarkable = [
		{ ...ordinary, status: 404 },
		{ ...ordinary, duration: 1000 },
		...(["miss", "stale"] as const).map((cache) => ({ ...ordinary, logFields: { waits: {}, cache } })),
	];
	const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
	expect(remarkable.map((request) => isLogged("sample", request))).toEqual([true, true, true, true]);
	expect([isLogged("sample", ordinary), isLogged("on", ordinary), isLogged("off", ordinary)]).toEqual([
		false,
		true,
		false,
	]);
	random.mockReturnValue(0.09);
	expect(isLogged("sample", ordinary)).toBe(true);
});

test("Server-Timing has the time per service and the cache status", () => {
	expect(serverTiming({ logFields: { ...logFields, cache: "stale" }, duration: 12 })).toBe(
		"total;dur=12, D1;dur=3, cache;desc=stale",
	);
	expect(serverTiming({ logFields: { waits: {} }, duration: 0 })).toBe("total;dur=0");
});
