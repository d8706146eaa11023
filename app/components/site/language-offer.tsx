import { lazy, Suspense, useEffect, useState } from "react";
import { chooseLanguage, markOffered, readLanguageCookie } from "~/browser/language-choice.client";
import { loadModule } from "~/browser/load-module";
import { onFirstInteraction } from "~/browser/navigation/on-first-interaction.client";
import { findOffer } from "~/lib/language/choice";
import { type Language, splitPath } from "~/lib/language/languages";
import { useLanguage } from "~/messages/use-language";
import type { LanguageNoticeProps } from "./language-notice";

/** Once the page is there to be read. */
const OFFER_AFTER_MS = 1500;

function Nothing(_: LanguageNoticeProps) {
	return null;
}

/** Without the file there is no offer; the footer has all languages. */
const LanguageNotice = lazy(async () => {
	const loaded = await loadModule(() => import("./language-notice")).catch(() => null);
	return { default: loaded?.LanguageNotice ?? Nothing };
});

/** Whether a page of this site in another language led here, as its footer does. */
function isChosenByLink(here: Language): boolean {
	if (!document.referrer) return false;
	const { origin, pathname } = new URL(document.referrer);
	return origin === window.location.origin && splitPath(pathname).language !== here;
}

/**
 * Offers the page in the visitor's language, where it is in another one: once, unless they have chosen theirs. The browser decides
 * it, because the page is the same for everyone.
 */
export function LanguageOffer() {
	const here = useLanguage();
	const [offered, setOffered] = useState<Language | null>(null);

	useEffect(() => {
		const chosen = readLanguageCookie();
		if (isChosenByLink(here)) {
			if (chosen !== here) chooseLanguage(here);
			return;
		}
		const offer = findOffer(here, chosen, navigator.languages);
		if (!offer) return;
		return onFirstInteraction(() => {
			setOffered(offer);
			if (chosen === null) markOffered();
		}, OFFER_AFTER_MS);
	}, [here]);

	function dismiss(): void {
		markOffered();
		setOffered(null);
	}

	if (!offered) return null;
	return (
		<Suspense>
			<LanguageNotice language={offered} onDismiss={dismiss} />
		</Suspense>
	);
}
