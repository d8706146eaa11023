import { lazy, Suspense } from "react";
import { LOCAL_LIBRARY, readText } from "~/browser/stored";
import { InlineScript } from "~/components/site/inline-script";
import { SessionCheck } from "~/components/site/session-check";
import { useAuthLinks, useSite } from "~/components/site/site-context";
import { ButtonLink } from "~/components/ui/button";
import { libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { loadLibrary } from "./load-library";
import { useLocalContinue } from "./use-local-continue";

const LocalLists = lazy(async () => ({ default: (await loadLibrary()).LocalLists }));

/** A browser that keeps lists of its own says so before they are loaded, so that nothing moves when they are shown. */
const SHOW_OWN = import.meta.env.SSR
	? `try {
if (localStorage.getItem("${LOCAL_LIBRARY}")) document.currentScript.parentElement.dataset.own = "";
} catch {}`
	: "";

/** My List for a signed-out visitor: the invitation to sign in, below what this browser keeps, if it keeps something. */
export function SignInRequired() {
	const texts = useTexts(libraryTexts);
	const { myList } = useTexts(siteTexts);
	const { visitor } = useSite();
	const begun = useLocalContinue();
	const isOwn = readText(LOCAL_LIBRARY) !== null;
	return (
		<div data-own={isOwn ? "" : undefined} suppressHydrationWarning className="group min-h-dvh px-gutter">
			<InlineScript code={SHOW_OWN} />
			{/* The frame still shows who was signed in. */}
			{visitor && <SessionCheck isSignedIn />}
			<h1 className="lettering hidden pt-20 pb-4 text-heading group-data-own:block md:pt-28 md:pb-6 md:text-title">
				{myList}
			</h1>
			<div className="flex min-h-[50dvh] flex-col items-center gap-5 pt-28 pb-10 text-center group-data-own:hidden">
				<h1 className="lettering text-title">{texts.signInRequired}</h1>
				<Invitation />
			</div>
			{begun && isOwn && (
				<Suspense>
					<LocalLists begun={begun} />
					<div className="mt-16 flex flex-col items-start gap-5 border-t border-line pt-8 pb-10">
						<Invitation />
					</div>
				</Suspense>
			)}
		</div>
	);
}

function Invitation() {
	const texts = useTexts(libraryTexts);
	const words = useTexts(siteTexts);
	const { login, signup } = useAuthLinks();
	return (
		<>
			<p className="max-w-md text-soft">{texts.signInAdvice}</p>
			<div className="mt-3 flex flex-wrap justify-center gap-3">
				<ButtonLink to={signup} variant="primary">
					{words.signUp}
				</ButtonLink>
				<ButtonLink to={login}>{words.login}</ButtonLink>
				<ButtonLink to="/" variant="quiet">
					{texts.toHome}
				</ButtonLink>
			</div>
		</>
	);
}
