import { toNetwork } from "~/lib/network";

/** The network that a request came from. Only Cloudflare's header counts; see docs/operations.md on other proxies. */
export function readClientNetwork({ headers }: Pick<Request, "headers">): string {
	return toNetwork(headers.get("cf-connecting-ip"));
}
