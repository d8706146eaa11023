import { Suspense } from "react";
import { Await } from "react-router";
import type { MaybeDeferred } from "~/lib/deferred";

/** Renders an available value at once; shows `waiting` until a deferred value arrives. */
export function Deferred<T extends object | null>({
	value,
	waiting,
	children,
}: {
	value: MaybeDeferred<T>;
	waiting: React.ReactNode;
	children: (value: T) => React.ReactNode;
}) {
	if (value === null || !("later" in value)) return children(value as T);
	return (
		<Suspense fallback={waiting}>
			<Await resolve={value.later}>{(arrived) => children(arrived as T)}</Await>
		</Suspense>
	);
}
