import { Link } from "react-router";
import { PRODUCT_NAME } from "~/product";
import { Logo } from "./navigation";
import { useSite } from "./site-context";

/** What is said of the catalogue in use; TMDB asks for its sentence. */
export const SOURCES = {
	sample: { note: "Catalogue: the built-in sample catalogue. Ratings are approximate." },
	tmdb: {
		note: "This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.",
	},
};

export function Footer() {
	return (
		<footer className="mt-24 border-t border-line px-gutter pt-12 pb-[calc(7rem+env(safe-area-inset-bottom))] text-sm text-soft md:pb-14">
			<div className="flex flex-wrap items-start justify-between gap-x-16 gap-y-8">
				<div className="max-w-md space-y-5">
					<Logo />
					<p>{PRODUCT_NAME} hosts no video. It links to players chosen by this site's owner.</p>
				</div>
				<nav aria-label="Footer">
					<ul className="flex flex-wrap gap-x-6 gap-y-2">
						<li>
							<Link to="/pictures" className="py-2 hover:text-cream">
								Browse by picture
							</Link>
						</li>
						<li>
							<Link to="/privacy" className="py-2 hover:text-cream">
								Privacy Policy
							</Link>
						</li>
						<li>
							<Link to="/dmca" className="py-2 hover:text-cream">
								DMCA
							</Link>
						</li>
						<li className="max-md:hidden">
							<button type="button" data-opens-shortcuts className="cursor-pointer hover:text-cream">
								Keyboard shortcuts
							</button>
						</li>
					</ul>
				</nav>
			</div>
			<p className="mt-8 max-w-prose">{SOURCES[useSite().source].note}</p>
		</footer>
	);
}
