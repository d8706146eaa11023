import { lazy, Suspense } from "react";
import {
	createContext,
	Outlet,
	type RouterContextProvider,
	type ShouldRevalidateFunctionArgs,
	useLocation,
	useMatches,
} from "react-router";
import { loadModule } from "~/browser/load-module";
import { AuthDialogHost } from "~/components/account/auth-dialog-host";
import { AuthSync } from "~/components/account/auth-sync";
import { BackgroundTasks } from "~/components/site/background-tasks";
import { isHydrated } from "~/components/site/document";
import { ErrorPage, loadFailure } from "~/components/site/error-page";
import { Footer } from "~/components/site/footer";
import { Header } from "~/components/site/header";
import { HIDE_UNWANTED } from "~/components/site/hide-unwanted";
import { InlineScript } from "~/components/site/inline-script";
import { Keyboard } from "~/components/site/keyboard";
import { LinkListeners } from "~/components/site/link-listeners";
import { BottomBar } from "~/components/site/navigation";
import { NewBuild } from "~/components/site/new-build";
import { PageRestoration } from "~/components/site/page-restoration";
import { PageProgress, PendingPage } from "~/components/site/pending-page";
import { SearchForm } from "~/components/site/search-form";
import { type Site, SiteProvider, type Visitor } from "~/components/site/site-context";
import { ToastRegion } from "~/components/ui/toast";
import { isChild, isFirstPerson } from "~/domain/accounts/policy";
import { emblemPath } from "~/domain/accounts/profiles";
import { type SignedIn, timeZoneOf } from "~/domain/accounts/sessions.server";
import { earliestMonth, eveningsOf } from "~/domain/library/diary/evenings";
import { readRefused } from "~/http/credentials";
import { whyLogin } from "~/http/login-path";
import { isDataRequest, isWrite } from "~/lib/http/requests";
import { dayIn } from "~/lib/text/time-zones";
import { withTimeout } from "~/lib/timeouts";
import { allowCatalogue } from "~/loaders/catalogue";
import { database, openVisitorDatabase } from "~/middleware/database";
import { admitForm, countRead, guardPage } from "~/middleware/guard-page";
import { identifyVisitor, tokenClaims, visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/layout";

/** On the page of an error nothing may fail once more. */
const TitlesInstead = lazy(async (): Promise<{ default: React.FC }> => {
	const loaded = await loadModule(() => import("~/components/browse/titles-instead")).catch(() => null);
	return { default: loaded?.TitlesInstead ?? (() => null) };
});

const watchedDays = createContext<ReturnType<typeof startReadingDays> | null>(null);

export const middleware: Route.MiddlewareFunction[] = [
	admitForm,
	openVisitorDatabase,
	identifyVisitor,
	readEvenings,
	countRead,
	guardPage,
];

/** A document reads them while the session is looked up. */
async function readEvenings({ request, context }: Parameters<Route.MiddlewareFunction>[0]): Promise<void> {
	if (!isDataRequest(request) && !isWrite(request)) context.set(watchedDays, startReadingDays(context));
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const session = await context.get(visitorSession);
	const readingDays = context.get(watchedDays) ?? startReadingDays(context);
	const isOfSession = session !== null && session.profile?.id === context.get(tokenClaims)?.profileId;
	const visitor = visitorFacts(session, isOfSession ? await readingDays : undefined);
	return { ...allowCatalogue(context), visitor, asked: visitor ? null : askedLogin(readRefused(request)) };
}

/** Milliseconds that a document waits for the evenings of the month beside the session. */
const DAYS_BUDGET = 500;

/** What Login, opened over Home, leads on to. */
function askedLogin(redirectTo: string | null): Site["asked"] {
	const reason = redirectTo === null ? null : whyLogin(redirectTo);
	return redirectTo !== null && reason ? { redirectTo, reason } : null;
}

/** Days of this month with plays; undefined signed out, and where they are not known in time: no page needs them. */
async function startReadingDays(context: Readonly<RouterContextProvider>): Promise<string[] | undefined> {
	const profileId = context.get(tokenClaims)?.profileId;
	if (!profileId) return undefined;
	const timeZone = context.get(visitorSession).then(timeZoneOf);
	const days = { profileId, timeZone, step: "day", since: earliestMonth(Date.now()) } as const;
	const { listSteps } = await import("~/domain/library/diary/diary-rows.server");
	return await withTimeout(() => listSteps(context.get(database), days), DAYS_BUDGET);
}

/** What the header shows of the signed-in visitor. */
function visitorFacts(session: SignedIn | null, watched: string[] | undefined): Visitor | null {
	if (!session) return null;
	const now = Date.now();
	const zone = timeZoneOf(session);
	const { id, username, email, role } = session.user;
	const { profile, hasPeople, timeZone } = session;
	return {
		id,
		username,
		email,
		// Administration is the first person's: others are shown no way into it.
		role: isFirstPerson(session) ? role : "user",
		profileId: profile?.id ?? null,
		profile: profile && { name: profile.name, emblem: emblemPath(profile) },
		timeZone,
		year: dayIn(now, zone).slice(0, 4),
		evenings: watched ? eveningsOf(watched, { now, timeZone: zone }) : null,
		hasPeople,
		isChild: isChild(session),
	};
}

/** The data changes only on sign-in and sign-out: after a form that succeeds, or when the same URL is loaded again. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
	if (formMethod === undefined) return currentUrl.href === nextUrl.href;
	return formMethod !== "GET" && defaultShouldRevalidate;
}

/** Header, footer and what works on every page. */
function Frame({ site, children }: { site: Awaited<ReturnType<typeof loader>>; children: React.ReactNode }) {
	const isSignedIn = site.visitor !== null;
	const hasScripts = isHydrated(useMatches());
	return (
		<SiteProvider value={site}>
			<a
				href="#main"
				data-arrow-keys="skip"
				className="sr-only z-50 rounded-full bg-bulb px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
			>
				Skip to content
			</a>
			{hasScripts && !isSignedIn && <InlineScript code={HIDE_UNWANTED} />}
			<NewBuild />
			<PageProgress />
			<Header />
			<main id="main" tabIndex={-1} className="min-h-[80dvh] focus:outline-none">
				<PendingPage>{children}</PendingPage>
			</main>
			<Footer />
			<BottomBar />
			<ToastRegion />
			<AuthDialogHost isSignedIn={isSignedIn} asked={site.asked} />
			<LinkListeners />
			<PageRestoration />
			<BackgroundTasks profileId={site.visitor?.profileId ?? null} />
			<Keyboard />
			<AuthSync isSignedIn={isSignedIn} profileId={site.visitor?.profileId} timeZone={site.visitor?.timeZone} />
		</SiteProvider>
	);
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
	return (
		<Frame site={loaderData}>
			<Outlet />
		</Frame>
	);
}

/** A page that fails leaves the frame in place, unless the layout's own data is missing. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const { pathname } = useLocation();
	const advice = loadFailure(pathname, error);
	if (!loaderData) return <ErrorPage error={error} advice={advice} />;
	return (
		<Frame site={loaderData}>
			<div className="min-h-dvh">
				<ErrorPage error={error} advice={advice}>
					<SearchForm />
				</ErrorPage>
				<Suspense>
					<TitlesInstead />
				</Suspense>
			</div>
		</Frame>
	);
}
