import { UnavailableError } from "./http/errors";

/** Time limit for the calls to one service, and a callback for their duration. */
export interface Deadline {
	service: string;
	/** Milliseconds per call. */
	limit: number;
	onCall?(service: string, milliseconds: number): void;
}

/** Extra milliseconds in which a busy isolate may still read a response that arrived in time. */
const GRACE_MS = 500;

/** Throws `UnavailableError` when the work is late. Late work is not cancelled and may still take effect. */
export async function beforeDeadline<Result>(
	{ service, limit, onCall }: Deadline,
	work: () => Promise<Result>,
): Promise<Result> {
	const started = Date.now();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		function giveUp(): void {
			reject(new UnavailableError(service, `no response within ${limit} ms`));
		}
		timer = setTimeout(() => {
			timer = setTimeout(giveUp, GRACE_MS);
		}, limit);
	});
	try {
		return await Promise.race([work(), late]);
	} finally {
		clearTimeout(timer);
		onCall?.(service, Date.now() - started);
	}
}

/** Undefined when the work throws, rejects or takes longer than `milliseconds`. Late work is not cancelled. */
export async function withTimeout<Value>(
	start: () => Promise<Value>,
	milliseconds: number,
): Promise<Value | undefined> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), milliseconds);
	});
	try {
		return await Promise.race([start(), late]);
	} catch {
		return undefined;
	} finally {
		clearTimeout(timer);
	}
}
