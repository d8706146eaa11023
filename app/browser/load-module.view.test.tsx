import { expect, test, vi } from "vitest";
import { loadModule } from "./load-module";

const CUT_OFF = new TypeError("error loading dynamically imported module");

test("a module that cannot be loaded rejects, and is not loaded again", async () => {
	const load = vi.fn().mockRejectedValue(CUT_OFF);
	await expect(loadModule(load)).rejects.toBe(CUT_OFF);
	expect(load).toHaveBeenCalledOnce();
});

test.each(["pageshow", "pointerdown", "keydown"])(
	"a module that leaving the page cuts off never rejects; it loads once %s shows that the visitor stays",
	async (sign) => {
		const load = vi.fn().mockRejectedValueOnce(CUT_OFF).mockResolvedValue("module");
		const settled = vi.fn();
		window.dispatchEvent(new Event("beforeunload"));
		const loading = loadModule(load);
		loading.then(settled, settled);
		await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
		await new Promise((resolve) => queueMicrotask(() => resolve(null)));
		expect(settled).not.toHaveBeenCalled();
		window.dispatchEvent(new Event(sign));
		expect(await loading).toBe("module");
		expect(load).toHaveBeenCalledTimes(2);
	},
);
