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

test("of the calls that joined work that never settles, one starts it again, and the others join that", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const coalescer = createCoalescer<string>(20);
	void coalescer.share("a", never).work;
	const start = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve("again"), 10)));
	const joined = [1, 2, 3].map(() => coalescer.share("a", start));
	expect(joined.map(({ isJoined }) => isJoined)).toEqual([true, true, true]);
	await vi.advanceTimersByTimeAsync(30);
	expect(await Promise.all(joined.map(({ work }) => work))).toEqual(["again", "again", "again"]);
	expect(start).toHaveBeenCalledTimes(1);
	expect(coalescer.share("a", async () => "fresh").isJoined).toBe(false);
});

test("slow work is started again at ever longer intervals", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const coalescer = createCoalescer<string>(20);
	void coalescer.share("a", never).work;
	const start = vi.fn(never);
	for (let call = 0; call < 5; call++) void coalescer.share("a", start).work;
	await vi.advanceTimersByTimeAsync(20 + 40 + 79);
	expect(start).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(1);
	expect(start).toHaveBeenCalledTimes(3);
});
