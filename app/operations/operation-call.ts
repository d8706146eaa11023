// How an operation is called by its key, from a form or from the browser: types of its input and of its data. Nothing of the
// operation itself is imported, so that neither schema nor handler reaches the browser.
import type { z } from "zod";
import type { DataResponse } from "./operation";
import type { Operations } from "./operations";
import type { OperationKey } from "./registry";

export type { OperationKey };

/** What a caller gives: the parameters in the path, the query and the body, as far as the operation takes them. */
export type OperationInput<Key extends OperationKey> = z.input<Operations[Key]["input"]>;

/** `data` of a successful response. */
export type OperationData<Key extends OperationKey> = z.output<
	Extract<Operations[Key]["response"], DataResponse>["data"]
>;

export interface OperationCall<Key extends OperationKey = OperationKey> {
	key: Key;
	params?: Record<string, string | number>;
	query?: Record<string, unknown>;
	body?: unknown;
	/** Why it is done, for the audit log. Forms of pages alone give one: /api takes none. */
	reason?: string;
}

/** A call that the types have checked. */
export function call<const Key extends OperationKey>(key: Key, input: OperationInput<Key>): OperationCall<Key> {
	return { key, ...(input as Omit<OperationCall, "key">) };
}

/** The method and the address of a call; every parameter is encoded. */
export function toMethodAndPath({ key, params = {}, query = {} }: OperationCall): { method: string; path: string } {
	const [method = "", pattern = ""] = key.split(" ");
	const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
	const search = new URLSearchParams(parameters as [string, string][]).toString();
	return { method, path: search ? `${path}?${search}` : path };
}
