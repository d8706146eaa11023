import { expect, test } from "vitest";
import { allowGivenUpLoads } from "./given-up-loads.client";

function isReported(reason: unknown): boolean {
	return dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));
}

test("a load that was cut off is no error of the page; what fails otherwise is", () => {
	expect(isReported(new DOMException("signal is aborted without reason", "AbortError"))).toBe(true);
	allowGivenUpLoads();
	expect(isReported(new DOMException("signal is aborted without reason", "AbortError"))).toBe(false);
	expect(isReported(new DOMException("Transition was aborted because of invalid state.", "InvalidStateError"))).toBe(
		false,
	);
	expect(isReported(new DOMException("The object is in an invalid state.", "InvalidStateError"))).toBe(true);
	expect(isReported(new DOMException("The operation is insecure", "SecurityError"))).toBe(true);
	expect(isReported(new TypeError("Failed to fetch"))).toBe(true);
	expect(isReported(undefined)).toBe(true);
	dispatchEvent(new Event("beforeunload"));
	expect(isReported(new TypeError("Error in input stream"))).toBe(false);
	dispatchEvent(new Event("pageshow"));
	expect(isReported(new TypeError("Error in input stream"))).toBe(true);
});
