// What journeys need of a browser, so that the same journey runs in each of them.

export interface Tab {
	/** Opens an address and waits until the document has loaded. */
	open(address: string): Promise<void>;
	/** Runs a function in the page. It must not use anything outside of it but its arguments. */
	evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
	/** Moves the mouse to a point of the window. */
	moveTo(x: number, y: number): Promise<void>;
	/** Presses the mouse button there. */
	clickAt(x: number, y: number): Promise<void>;
	/** Presses keys one after the other: characters, or names of `KEYS`. */
	press(...keys: string[]): Promise<void>;
	/** Goes back in the history, also within a document. */
	back(): Promise<void>;
	screenshot(file: string): Promise<void>;
	/** Errors of the console and violations of the content policy, as far as the browser reports them. */
	errors: string[];
	close(): Promise<void>;
}

/** A started browser. */
export interface TestBrowser {
	openTab(size: { width: number; height: number }): Promise<Tab>;
	close(): Promise<void>;
}

/** Names of keys, as in `KeyboardEvent.key`, and WebDriver's characters for them. */
export const KEYS = {
	Tab: "\uE004",
	Enter: "\uE007",
	Escape: "\uE00C",
	Space: " ",
	End: "\uE010",
	Home: "\uE011",
	ArrowLeft: "\uE012",
	ArrowUp: "\uE013",
	ArrowRight: "\uE014",
	ArrowDown: "\uE015",
} as const;
