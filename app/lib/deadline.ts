import { UnavailableError } from "./unavailable-error";

/** What calls of one service are bound by, and who is told how long they took. */
export interface Deadline {
	service: string;
	/** Milliseconds for one call. */
	limit: number;
	onCall?(service: string, milliseconds: number): void;
}

/** Milliseconds more, in which a busy isolate gets to see an answer that came in time. */
const GRACE_MS = 500;

/** The work's result; throws `UnavailableError` when it is late. Late work goes on, and may still take effect. */
export async function beforeDeadline<Result>(
	{ service, limit, onCall }: Deadline,
	work: () => Promise<Result>,
): Promise<Result> {
	const started = Date.now();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		function giveUp(): void {
			reject(new UnavailableError(service, `no answer within ${limit} ms`));
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
