import { expect, onTestFinished, test, vi } from "vitest";
import { createCoalescer } from "./coalesce";

const never = () => new Promise<string>(() => undefined);

test("a call during the work shares it; a later call starts it again", async () => {
	const coalescer = createCoalescer<number>(1000);
	let runs = 0;
	const start = async () => ++runs;
	const [first, second] = [coalescer.share("a", start), coalescer.share("a", start)];
	expect([first.isJoined, second.isJoined]).toEqual([false, true]);
	expect(await Promise.all([first.work, second.work])).toEqual([1, 1]);
	expect(await coalescer.share("b", start).work).toBe(2);
	expect(await coalescer.share("a", start).work).toBe(3);
});

test("a failure is shared and then forgotten", async () => {
	const coalescer = createCoalescer<string>(1000);
	const failing = () => Promise.reject(new Error("down"));
	const both = [coalescer.share("a", failing).work, coalescer.share("a", failing).work];
	expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(await coalescer.share("a", async () => "up").work).toBe("up");
});

test("a call that joined work that never settles starts its own when the lease expires", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const coalescer = createCoalescer<string>(20);
	void coalescer.share("a", never).work;
	const joined = coalescer.share("a", async () => "mine");
	expect(joined.isJoined).toBe(true);
	await vi.advanceTimersByTimeAsync(20);
	expect(await joined.work).toBe("mine");
	expect(coalescer.share("a", async () => "fresh").isJoined).toBe(false);
});
