import { beforeDeadline, type Deadline } from "./deadline";
import { UnavailableError } from "./unavailable-error";

type Call = (...parts: unknown[]) => Promise<unknown>;

/** The same KV namespace, whose calls end in time: a late answer and an outage throw `UnavailableError`. */
export function limitStore(real: KVNamespace, deadline: Deadline): KVNamespace {
	function bounded(call: Call): Call {
		return async (...parts) => {
			try {
				return await beforeDeadline(deadline, () => call(...parts));
			} catch (error) {
				if (error instanceof UnavailableError) throw error;
				throw new UnavailableError(deadline.service, "the call failed", { cause: error });
			}
		};
	}
	const calls = (["get", "getWithMetadata", "put", "delete", "list"] as const).map(
		(name) => [name, bounded(real[name].bind(real) as Call)] as const,
	);
	return Object.fromEntries(calls) as unknown as KVNamespace;
}
