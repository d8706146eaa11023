import type { RouterContextProvider } from "react-router";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { TRAILER_ORIGIN } from "~/domain/catalogue/titles/trailers";
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
