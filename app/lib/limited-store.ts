import { beforeDeadline, type Deadline } from "./deadline";
import { UnavailableError } from "./unavailable-error";

/** The same KV namespace, whose calls end in time: a late answer and an outage throw `UnavailableError`. */
export function limitStore(real: KVNamespace, deadline: Deadline): KVNamespace {
	async function bounded<Result>(call: () => Promise<Result>): Promise<Result> {
		try {
			return await beforeDeadline(deadline, call);
		} catch (error) {
			if (error instanceof UnavailableError) throw error;
			throw new UnavailableError(deadline.service, "the call failed", { cause: error });
		}
	}
	return {
		get: (...parts: [string]) => bounded(() => real.get(...parts)),
		getWithMetadata: (...parts: [string]) => bounded(() => real.getWithMetadata(...parts)),
		put: (...parts: [string, string]) => bounded(() => real.put(...parts)),
		delete: (...parts: [string]) => bounded(() => real.delete(...parts)),
		list: (...parts: [KVNamespaceListOptions]) => bounded(() => real.list(...parts)),
	} as unknown as KVNamespace;
}
