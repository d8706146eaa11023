import { replace } from "react-router";
import { UpstreamError } from "~/domain/catalogue/catalogue.server";

/**
 * What a page was asked for, or the way to `/404`, replacing history: a title that does not exist leads there,
 * and so does an upstream that is down with no copy held (decisions.md, "Screens").
 */
export async function orNotFound<T>(load: Promise<T | null> | null): Promise<T> {
	const found = await Promise.resolve(load).catch((error: unknown) => {
		if (error instanceof UpstreamError) throw replace("/404?reason=unavailable");
		throw error;
	});
	if (found === null) throw replace("/404");
	return found;
}
