import { replace } from "react-router";
import { UpstreamError } from "~/domain/catalogue/catalogue.server";

/**
 * Resolves to what the page needs, or redirects to `/404` and replaces the history entry: for a title that does not
 * exist, and for an upstream that is down when there is no cached copy.
 */
export async function orNotFound<T>(load: Promise<T | null> | null): Promise<T> {
	const found = await Promise.resolve(load).catch((error: unknown) => {
		if (error instanceof UpstreamError) throw replace("/404?reason=unavailable");
		throw error;
	});
	if (found === null) throw replace("/404");
	return found;
}
