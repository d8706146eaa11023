import { loadModule } from "~/browser/load-module";

export function loadLibrary(): Promise<typeof import("./library-parts")> {
	return loadModule(() => import("./library-parts"));
}
