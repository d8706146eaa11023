import { Link, useLocation } from "react-router";
import { LANGUAGE_TAGS, LANGUAGES, pathIn } from "~/lib/language/languages";
import { siteTexts } from "~/messages/site";
import { useLanguage, useTexts } from "~/messages/use-language";
import { PRODUCT_NAME } from "~/product";
import { Logo } from "./navigation";
import { useSite } from "./site-context";

/** What is said of the catalogue in use; TMDB asks for its sentence. */
export const SOURCES = { sample: "sampleCatalogue", tmdb: "tmdbCatalogue" } as const;

/** The page in the other languages, each named by itself: another document. */
function LanguageLinks() {
	const here = useLanguage();
	const { pathname, search } = useLocation();
	return (
		<ul aria-label={useTexts(siteTexts).language} className="mt-8 flex flex-wrap gap-x-5 gap-y-1">
			{LANGUAGE_TAGS.map((tag) => (
				<li key={tag}>
					<a
						href={pathIn(tag, pathname + search)}
						lang={tag}
						hrefLang={tag}
						aria-current={tag === here ? "true" : undefined}
						className="inline-block py-2 hover:text-cream aria-[current]:text-cream"
					>
						{LANGUAGES[tag].name}
					</a>
				</li>
			))}
		</ul>
	);
}

export function Footer() {
	const texts = useTexts(siteTexts);
	return (
		<footer className="mt-24 border-t border-line px-gutter pt-12 pb-[calc(7rem+env(safe-area-inset-bottom))] text-sm text-soft md:pb-14">
			<div className="flex flex-wrap items-start justify-between gap-x-16 gap-y-8">
				<div className="max-w-md space-y-5">
					<Logo />
					<p>{texts.hostsNoVideo(PRODUCT_NAME)}</p>
				</div>
				<nav aria-label={texts.footer}>
					<ul className="flex flex-wrap gap-x-6 gap-y-2">
						<li>
							<Link to="/pictures" className="py-2 hover:text-cream">
								{texts.browseByPicture}
							</Link>
						</li>
						<li>
							<Link to="/privacy" className="py-2 hover:text-cream">
								{texts.privacyPolicy}
							</Link>
						</li>
						<li>
							<Link to="/dmca" className="py-2 hover:text-cream">
								{texts.dmca}
							</Link>
						</li>
						<li className="max-md:hidden">
							<button type="button" data-opens-shortcuts className="cursor-pointer hover:text-cream">
								{texts.keyboardShortcuts}
							</button>
						</li>
					</ul>
				</nav>
			</div>
			<LanguageLinks />
			<p className="mt-4 max-w-prose">{texts[SOURCES[useSite().source]]}</p>
		</footer>
	);
}
