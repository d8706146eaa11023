import { PRODUCT_NAME } from "~/product";
import { Logo } from "./logo";
import { useSite } from "./site-context";
import { createStatic } from "./static-html";

/** What is said of the catalogue in use; TMDB asks for its sentence. */
export const SOURCES = {
	sample: { note: "Catalogue: the sample catalogue that ships with the product. Ratings are approximations." },
	tmdb: {
		note: "This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.",
	},
};

const Content = createStatic("footer", (source: { note: string }) => (
	<>
		<div className="flex flex-wrap items-start justify-between gap-x-16 gap-y-8">
			<div className="max-w-md space-y-5">
				<Logo />
				<p>{PRODUCT_NAME} hosts no video. It links to players chosen by this site's owner.</p>
			</div>
			<nav aria-label="Policies" data-links>
				<ul className="flex flex-wrap gap-x-6 gap-y-2">
					<li>
						<a className="py-2 hover:text-cream" href="/privacy">
							Privacy Policy
						</a>
					</li>
					<li>
						<a className="py-2 hover:text-cream" href="/dmca">
							DMCA
						</a>
					</li>
					<li>
						<a className="py-2 hover:text-cream" href="/api/docs" target="_self">
							API
						</a>
					</li>
					<li className="max-md:hidden">
						<button type="button" data-opens-shortcuts className="cursor-pointer hover:text-cream">
							Keyboard shortcuts
						</button>
					</li>
				</ul>
			</nav>
		</div>
		<p className="mt-8 max-w-prose">{source.note}</p>
	</>
));

export function Footer() {
	return (
		<Content
			source={SOURCES[useSite().source]}
			className="mt-24 border-t border-line px-gutter pt-12 pb-[calc(7rem+env(safe-area-inset-bottom))] text-sm text-soft md:pb-14"
		/>
	);
}
