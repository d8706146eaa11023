import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/opensearch";

/** The description by which browsers add the product's search to their own. */
export function loader({ request }: Route.LoaderArgs) {
	const { origin } = new URL(request.url);
	const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
	<ShortName>${PRODUCT_NAME}</ShortName>
	<Description>Movies and TV shows by name</Description>
	<InputEncoding>UTF-8</InputEncoding>
	<Image width="16" height="16" type="image/svg+xml">${origin}/favicon.svg</Image>
	<Url type="text/html" method="get" template="${origin}/search?q={searchTerms}"/>
</OpenSearchDescription>
`;
	return new Response(description, {
		headers: {
			"content-type": "application/opensearchdescription+xml; charset=utf-8",
			"cache-control": "public, max-age=86400",
		},
	});
}
