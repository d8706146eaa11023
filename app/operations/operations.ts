// Finds the definition of an operation, and imports its module when it is first needed.
import type { Operation } from "./operation";
import { findRow, type OperationKey, ROWS, type Row } from "./registry";

const MODULES = {
	"accounts/session": () => import("./accounts/session"),
	"accounts/account": () => import("./accounts/account"),
	"accounts/mailed-links": () => import("./accounts/mailed-links"),
	"accounts/profiles": () => import("./accounts/profiles"),
	"accounts/together": () => import("./accounts/together"),
	"accounts/own-data": () => import("./accounts/own-data"),
	"administration/users": () => import("./administration/users"),
	"administration/blocked-titles": () => import("./administration/blocked-titles"),
	"administration/jobs": () => import("./administration/jobs"),
	"administration/reports": () => import("./administration/reports"),
	"catalogue/proxy": () => import("./catalogue/proxy"),
	"catalogue/lists": () => import("./catalogue/lists"),
	"catalogue/cache": () => import("./catalogue/cache"),
	"library/changes": () => import("./library/changes"),
	"library/watch-history": () => import("./library/watch-history"),
	"library/watch-later": () => import("./library/watch-later"),
	"library/watched": () => import("./library/watched"),
	"library/plays": () => import("./library/plays"),
	"library/remarks": () => import("./library/remarks"),
	"library/hidden": () => import("./library/hidden"),
	"library/lists": () => import("./library/lists"),
	"library/csv-export": () => import("./library/csv-export"),
	"library/preferences": () => import("./library/preferences"),
	"library/imports": () => import("./library/imports"),
	"library/recommendations": () => import("./library/recommendations"),
	"playback/player-servers": () => import("./playback/player-servers"),
	"product/product": () => import("./product/product"),
};

type Module = Awaited<ReturnType<(typeof MODULES)[keyof typeof MODULES]>>;

type Defined = Module["operations"][number];

/** The operations by their key, as types: all that the browser knows of them. */
export type Operations = { [Each in Defined as Each["key"]]: Each };

async function loadModule({ module }: Row): Promise<readonly Operation[]> {
	return (await MODULES[module]()).operations;
}

export async function loadOperation(key: OperationKey): Promise<Operation> {
	const operation = (await loadModule(findRow(key))).find((operation) => operation.key === key);
	if (!operation) throw new Error(`No module defines ${key}`);
	return operation;
}

/** All of them, in the order of the registry. */
export async function loadOperations(): Promise<Operation[]> {
	return await Promise.all(ROWS.map(({ key }) => loadOperation(key)));
}
