import { lazy, Suspense } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useMatches } from "react-router";
import { loadModule } from "~/browser/load-module";
import { AuthDialogHost } from "~/components/account/auth-dialog-host";
import { AuthSync } from "~/components/account/auth-sync";
import { BackgroundTasks } from "~/components/site/background-tasks";
import { isHydrated, languageOfMain } from "~/components/site/document";
import { ErrorPage, loadFailure } from "~/components/site/error-page";
import { Footer } from "~/components/site/footer";
import { Header } from "~/components/site/header";
import { HIDE_UNWANTED } from "~/components/site/hide-unwanted";
import { InlineScript } from "~/components/site/inline-script";
import { Keyboard } from "~/components/site/keyboard";
import { LanguageOffer } from "~/components/site/language-offer";
import { LinkListeners } from "~/components/site/link-listeners";
import { BottomBar } from "~/components/site/navigation";
import { NewBuild } from "~/components/site/new-build";
import { PageRestoration } from "~/components/site/page-restoration";
import { PageProgress, PendingPage } from "~/components/site/pending-page";
import { SearchForm } from "~/components/site/search-form";
import { type Site, SiteProvider, type Visitor } from "~/components/site/site-context";
import { ToastRegion } from "~/components/ui/toast";
import { isChild, isFirstPerson } from "~/domain/accounts/policy";
import { emblemPath, toHousemates } from "~/domain/accounts/profiles";
import { type SignedIn, timeZoneOf } from "~/domain/accounts/sessions.server";
import { eveningsOf } from "~/domain/library/diary/evenings";
import { readRefused } from "~/http/credentials";
import { whyLogin } from "~/http/login-path";
import { isRouteLoaded } from "~/lib/http/requests";
import { dayIn } from "~/lib/text/time-zones";
import { allowCatalogue } from "~/loaders/catalogue";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { openVisitorDatabase } from "~/middleware/database";
import { admitForm, countRead, guardPage } from "~/middleware/guard-page";
import { identifyVisitor, needsEvenings, visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/layout";

/** On the page of an error nothing may fail once more. */
const TitlesInstead = lazy(async (): Promise<{ default: React.FC }> => {
	const loaded = await loadModule(() => import("~/components/browse/titles-instead")).catch(() => null);
	return { default: loaded?.TitlesInstead ?? (() => null) };
});

export const middleware: Route.MiddlewareFunction[] = [
	admitForm,
	openVisitorDatabase,
	askForEvenings,
	identifyVisitor,
	countRead,
	guardPage,
];

async function askForEvenings({ request, context }: Parameters<Route.MiddlewareFunction>[0]): Promise<void> {
	context.set(needsEvenings, isRouteLoaded(request, "routes/layout"));
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const visitor = visitorFacts(await context.get(visitorSession));
	return { ...allowCatalogue(context), visitor, asked: visitor ? null : askedLogin(readRefused(request)) };
}

/** What Login, opened over Home, leads on to. */
function askedLogin(redirectTo: string | null): Site["asked"] {
	const reason = redirectTo === null ? null : whyLogin(redirectTo);
	return redirectTo !== null && reason ? { redirectTo, reason } : null;
}

/** What the header shows of the signed-in visitor. */
function visitorFacts(session: SignedIn | null): Visitor | null {
	if (!session) return null;
	const now = Date.now();
	const zone = timeZoneOf(session);
	const { id, username, email, role } = session.user;
	const { profile, hasPeople, timeZone, watchedDays } = session;
	const isForChild = isChild(session);
	return {
		id,
		username,
		email: isForChild ? null : email,
		// Administration is the first person's: others are shown no way into it.
		role: isFirstPerson(session) ? role : "user",
		profileId: profile?.id ?? null,
		profile: profile && { name: profile.name, emblem: emblemPath(profile) },
		timeZone,
		year: dayIn(now, zone).slice(0, 4),
		evenings: watchedDays && eveningsOf(watchedDays, { now, timeZone: zone }),
		hasPeople,
		people: toHousemates(session),
		isChild: isForChild,
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
	const matches = useMatches();
	const hasScripts = isHydrated(matches);
	const texts = useTexts(siteTexts);
	return (
		<SiteProvider value={site}>
			<a
				href="#main"
				data-arrow-keys="skip"
				className="sr-only z-50 rounded-full bg-bulb px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
			>
				{texts.skipToContent}
			</a>
			{hasScripts && !isSignedIn && <InlineScript code={HIDE_UNWANTED} />}
			<NewBuild />
			<PageProgress />
			<Header />
			<main id="main" {...languageOfMain(matches)} tabIndex={-1} className="min-h-[80dvh] focus:outline-none">
				<PendingPage>{children}</PendingPage>
			</main>
			<Footer />
			<BottomBar />
			<ToastRegion />
			<AuthDialogHost isSignedIn={isSignedIn} asked={site.asked} />
			<LinkListeners />
			<LanguageOffer />
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
	const texts = useTexts(siteTexts);
	const advice = loadFailure(texts, { pathname, error });
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
