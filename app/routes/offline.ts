import { LANGUAGES, pathIn } from "~/lib/language/languages";
import { missingTexts } from "~/messages/missing";
import { siteTexts } from "~/messages/site";
import { pageSecurity } from "~/middleware/security-headers";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME, SEARCH_TEXT_MAX } from "~/product";
import type { Route } from "./+types/offline";

const BODY =
	"margin:0;min-height:100vh;display:grid;place-content:center;gap:1.25rem;justify-items:start;padding:2rem;" +
	"box-sizing:border-box;background:#0e0c0b;color:#f4ecdf;font:1.0625rem/1.6 system-ui,sans-serif;color-scheme:dark";
const HEADING =
	"margin:0;font:800 clamp(2.25rem,7vw,4rem)/1 'League Gothic',Impact,'Arial Narrow',sans-serif;letter-spacing:-.01em;text-transform:uppercase";
const BUTTON =
	"display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.4rem;border-radius:999px;" +
	"background:#ffc35a;color:#1b1206;font-weight:600;text-decoration:none";
const FIELD =
	"box-sizing:border-box;width:100%;min-height:3rem;padding:0 1.25rem;border:1px solid #8c7d70;border-radius:999px;" +
	"background:#181412;color:inherit;font:inherit";

/** What the service worker keeps for when there is no network: a document that needs nothing besides itself. */
export function loader({ context }: Route.LoaderArgs) {
	const { nonce } = context.get(pageSecurity);
	const { language } = context.get(platformContext);
	const site = siteTexts.in(language);
	const texts = missingTexts.in(language);
	const page = `<!DOCTYPE html>
<html lang="${language}" dir="${LANGUAGES[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0e0c0b">
<link rel="icon" href="data:,">
<title>${texts.offlineTitle} · ${PRODUCT_NAME}</title>
</head>
<body style="${BODY}">
<main style="display:grid;gap:1.25rem;justify-items:start;max-width:32rem">
<h1 style="${HEADING}">${texts.youAreOffline}</h1>
<p style="margin:0;color:#bcb0a1">${texts.unreachable(PRODUCT_NAME)}</p>
<a href="" style="${BUTTON}">${site.tryAgain}</a>
<form role="search" action="${pathIn(language, "/search")}" style="width:100%">
<input type="search" name="q" aria-label="${site.searchEverything}" placeholder="${site.searchEverything}" maxlength="${SEARCH_TEXT_MAX}" autocomplete="off" style="${FIELD}">
</form>
</main>
<script nonce="${nonce}">addEventListener("online", () => location.reload())</script>
</body>
</html>
`;
	return new Response(page, {
		headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
	});
}
