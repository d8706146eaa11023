import { expect, onTestFinished, test, vi } from "vitest";
import { createCoalescer } from "./coalesce";

const never = () => new Promise<string>(() => undefined);

test("a call during the work shares it; a later call starts it again", async () => {
	const coalescer = createCoalescer<number>(1000);
	let runs = 0;
	const start = async () => ++runs;
	expect(await Promise.all([coalescer.share("a", start), coalescer.share("a", start)])).toEqual([1, 1]);
	expect(await coalescer.share("b", start)).toBe(2);
	expect(await coalescer.share("a", start)).toBe(3);
});

test("a failure is shared and then forgotten, except one that concerns only who started the work", async () => {
	const failing = () => Promise.reject(new Error("down"));
	for (const isOwn of [false, true]) {
		const coalescer = createCoalescer<string>(1000, () => isOwn);
		const both = [coalescer.share("a", failing), coalescer.share("a", async () => "up")];
		const [first, second] = await Promise.allSettled(both);
		expect([first?.status, second?.status]).toEqual(["rejected", isOwn ? "fulfilled" : "rejected"]);
		expect(await coalescer.share("a", async () => "up")).toBe("up");
	}
});

test("of the calls that joined work that never settles, one starts it again, and the others join that", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const coalescer = createCoalescer<string>(20);
	void coalescer.share("a", never);
	const start = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve("again"), 10)));
	const joined = [1, 2, 3].map(() => coalescer.share("a", start));
	await vi.advanceTimersByTimeAsync(30);
	expect(await Promise.all(joined)).toEqual(["again", "again", "again"]);
	expect(start).toHaveBeenCalledTimes(1);
	expect(await coalescer.begin("a", async () => "fresh")).toBe("fresh");
});

test("slow work is started again at ever longer intervals, and whichever ends first is for all", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const coalescer = createCoalescer<string>(20);
	const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve("slow"), 150));
	const first = coalescer.share("a", slow);
	const start = vi.fn(never);
	const joined = Array.from({ length: 5 }, () => coalescer.share("a", start));
	await vi.advanceTimersByTimeAsync(20 + 40 + 79);
	expect(start).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(1);
	expect(start).toHaveBeenCalledTimes(3);
	await vi.advanceTimersByTimeAsync(10);
	expect(await Promise.all([first, ...joined])).toEqual(Array(6).fill("slow"));
});

test("who waits for a limited time hears nothing later, and who began work and does not wait hears nothing", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const coalescer = createCoalescer<string>(1000);
	const later = () => new Promise<string>((resolve) => setTimeout(() => resolve("done"), 100));
	expect(coalescer.begin("a", later)).not.toBeNull();
	expect(coalescer.begin("a", later)).toBeNull();
	const [short, long] = [coalescer.wait("a", 50), coalescer.wait("a", 150)];
	await vi.advanceTimersByTimeAsync(100);
	expect(await Promise.all([short, long])).toEqual([undefined, { value: "done" }]);
});

test("a failure of work that another call has started again meanwhile is told to who started it", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const coalescer = createCoalescer<string>(20);
	const fail = () => new Promise<string>((_, reject) => setTimeout(() => reject(new Error("down")), 50));
	const first = expect(coalescer.share("a", fail)).rejects.toThrow("down");
	void coalescer.share("a", never);
	await vi.advanceTimersByTimeAsync(60);
	await first;
});
