import { use } from "react";
import { Nonce } from "./document";

/** A script of the server's HTML, which runs before what follows is painted. Browsers have it already: there `code` is empty. */
export function InlineScript({ code }: { code: string }) {
	return (
		<script
			nonce={use(Nonce)}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}
