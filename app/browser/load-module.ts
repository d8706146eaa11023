// Modules that a page loads when it needs them.

/** While the browser opens another document, resolves when it has not. It gives up the files of this one meanwhile. */
let leaving: Promise<void> | null = null;
let resolve: () => void = () => undefined;

function leave(): void {
	leaving ??= new Promise((done) => {
		resolve = done;
	});
}

/** A press, or coming back to the page: the other document has not been opened. */
function stay(): void {
	leaving = null;
	resolve();
}

if (!import.meta.env.SSR) {
	window.addEventListener("beforeunload", leave);
	for (const sign of ["pageshow", "pointerdown", "keydown"]) window.addEventListener(sign, stay);
}

/** Files that do not load are not missing then. */
export function isPageLeft(): boolean {
	return leaving !== null;
}

/**
 * The module that `load` imports. Leaving the page cuts the import off: it then waits, and is repeated if the visitor stays.
 * Rejects where the file cannot be loaded: without a network, or after a deployment, when `NewBuild` reloads the page.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
	try {
		return await load();
	} catch (error) {
		if (!leaving) throw error;
		await leaving;
		return await loadModule(load);
	}
}
