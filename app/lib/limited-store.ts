import { beforeDeadline, type Deadline } from "./deadline";

/** The same KV namespace, whose calls end in time: a late answer throws `UnavailableError`. */
export function limitStore(real: KVNamespace, deadline: Deadline): KVNamespace {
	type Call = (...parts: unknown[]) => Promise<unknown>;
	const calls = (["get", "getWithMetadata", "put", "delete", "list"] as const).map((name) => {
		const call = real[name].bind(real) as Call;
		return [name, (...parts: unknown[]) => beforeDeadline(deadline, () => call(...parts))] as const;
	});
	return Object.fromEntries(calls) as unknown as KVNamespace;
}
