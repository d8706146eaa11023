// For a route's `headers`: without it, React Router drops the headers of the page's action and loader.
import type { HeadersArgs } from "react-router";

export function passActionHeaders({ actionHeaders }: HeadersArgs): Headers {
	return actionHeaders;
}

export function passLoaderHeaders({ loaderHeaders }: HeadersArgs): Headers {
	return loaderHeaders;
}
