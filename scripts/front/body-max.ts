// How large a body may be, as the worker would say it. The front refuses a larger one itself: the runtime ends a connection
// whose body the worker does not read, often before the worker's refusal is here.
import { PAGE_RULES } from "../../app/domain/accounts/policy";
import { BODY_MAX, LARGE_BODY_MAX } from "../../app/lib/http/read-body";
import { ROWS } from "../../app/operations/registry";
import type { Refusal } from "./refusal";

const FORMS = PAGE_RULES.filter(({ takesFiles }) => takesFiles).map(({ path }) => ({
	method: "POST",
	path,
	bodyMax: LARGE_BODY_MAX,
}));

const LIMITS = [...FORMS, ...ROWS].flatMap(({ method, path, bodyMax }) =>
	bodyMax === undefined
		? []
		: [{ method, bodyMax, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}(?:\\.data)?/?$`, "i") }],
);

/** Bytes. */
export function bodyMaxOf(method: string, pathname: string): number {
	const limit = LIMITS.find((upload) => upload.method === method && upload.pattern.test(pathname));
	return limit?.bodyMax ?? BODY_MAX;
}

export function tooLarge(max: number): Refusal {
	return { status: 413, code: "too_large", message: `The body is larger than ${max / 1024} KiB` };
}
