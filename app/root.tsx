import displayFont from "@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { HOLD_EARLY_PRESSES } from "~/browser/forms/early-presses";
import { keepPageBeforeRedirect } from "~/browser/navigation/redirect-history.client";
import { stayWithoutNetwork } from "~/browser/navigation/stay-without-network.client";
import { REMEMBER_TELEVISION } from "~/browser/navigation/television";
import { isHydrated } from "~/components/site/document";
import { ErrorPage, type ErrorPageData } from "~/components/site/error-page";
import { InlineScript } from "~/components/site/inline-script";
import { savePageBeforeNavigation } from "~/components/site/page-restoration";
import { reportOutages } from "~/http/log-error";
import { requestId } from "~/http/request-id";
import { LANGUAGES, type Language, pathIn } from "~/lib/language/languages";
import { useLanguage } from "~/messages/use-language";
import { pageCache } from "~/middleware/page-cache";
import { securityHeaders } from "~/middleware/security-headers";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME, STORAGE_PREFIX } from "~/product";
import styles from "~/styles.css?url";
import type { Route } from "./+types/root";

/** Where the browser's session keeps how far each entry of the history was scrolled, by the entry's key. */
const SCROLL_POSITIONS = `${STORAGE_PREFIX}scrollPositions`;

export const middleware: Route.MiddlewareFunction[] = [requestId, securityHeaders, pageCache, reportOutages];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
	savePageBeforeNavigation,
	stayWithoutNetwork,
	keepPageBeforeRedirect,
];

export const meta: Route.MetaFunction = () => [{ title: PRODUCT_NAME }];

export const links: Route.LinksFunction = () => [
	// With a precedence, React writes the style sheet before the scripts and waits for it before it shows a page.
	{ rel: "stylesheet", href: styles, precedence: "page" },
	{ rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
	{ rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "search", type: "application/opensearchdescription+xml", title: PRODUCT_NAME, href: "/opensearch.xml" },
];

export function loader({ context, url }: Route.LoaderArgs) {
	return {
		/** Origin of this site, for absolute URLs. */
		origin: url.origin,
		language: context.get(platformContext).language,
		isDevelopment: context.get(platformContext).config.ENVIRONMENT === "development",
	} satisfies ErrorPageData & { origin: string; language: Language };
}

export function shouldRevalidate() {
	return false;
}

/** Reading `sessionStorage` throws where the browser blocks cookies, and React Router reads it on every page. */
const SESSION_STORAGE = `try {
sessionStorage
} catch {
Object.defineProperty(window, "sessionStorage", { value: { getItem: () => null, setItem() {}, removeItem() {} } });
}`;

const EARLY_SCRIPT = import.meta.env.SSR ? [SESSION_STORAGE, REMEMBER_TELEVISION, HOLD_EARLY_PRESSES].join("\n") : "";

export function Layout({ children }: { children: React.ReactNode }) {
	const matches = useMatches();
	const language = useLanguage();
	// A browser that runs this has loaded the script already, whichever page it navigates to.
	const hasScripts = !import.meta.env.SSR || isHydrated(matches);
	return (
		// Scripts in the page set attributes before it hydrates.
		<html lang={language} dir={LANGUAGES[language].dir} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="color-scheme" content="dark" />
				<meta name="theme-color" content="#0e0c0b" />
				<link rel="manifest" href={pathIn(language, "/manifest.webmanifest")} />
				<Meta />
				{/* Styles need no nonce, and one that only the server knows would not match when the page hydrates. */}
				<Links nonce="" />
				{hasScripts && <InlineScript code={EARLY_SCRIPT} />}
			</head>
			<body>
				{children}
				{hasScripts && (
					<>
						<ScrollRestoration storageKey={SCROLL_POSITIONS} />
						<Scripts />
					</>
				)}
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
