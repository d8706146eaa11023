// Shared by pages that show the catalogue: what their documents may load, and where they lead without data.
import type { RouterContextProvider } from "react-router";
import { replace } from "react-router";
import { openCatalogue, UpstreamError } from "~/domain/catalogue/catalogue.server";
import { TRAILER_ORIGIN } from "~/domain/catalogue/titles/trailers";
import { TOO_MANY } from "~/http/rate-limit";
import { pageRefusal } from "~/http/refusals";
import { localPath, splitPath } from "~/lib/language/languages";
import { pageSecurity } from "~/middleware/security-headers";
import { platformContext } from "~/platform.server";

/** Lets the page show the catalogue's images and trailers. The policy of a document also applies to later client navigations. */
export function allowCatalogue(context: Readonly<RouterContextProvider>) {
	const { images, source } = openCatalogue(context.get(platformContext));
	const security = context.get(pageSecurity);
	if (images.base.startsWith("http")) security.imageSources.add(new URL(images.base).origin);
	security.frameSources.add(TRAILER_ORIGIN);
	return { images, source };
}

/** The page that says that the upstream is down and leads back to `url`, the address that failed. */
function outagePath(url: URL): string {
	return `/404?${new URLSearchParams({ reason: "unavailable", from: localPath(url) })}`;
}

/**
 * Resolves to what the page at `url` needs, or redirects to `/404` and replaces the history entry: for a title that does
 * not exist, and for an upstream that is down when there is no cached copy. Throws a 429 where the visitor's network is
 * over its limit.
 */
export async function orNotFound<T>(load: Promise<T | null> | null, url: URL): Promise<T> {
	const value = await Promise.resolve(load).catch(async (error: unknown) => {
		if (error instanceof UpstreamError && error.status === TOO_MANY.status) {
			throw await pageRefusal(TOO_MANY, splitPath(url.pathname).language);
		}
		if (error instanceof UpstreamError) throw replace(outagePath(url));
		throw error;
	});
	if (value === null) throw replace("/404");
	return value;
}
