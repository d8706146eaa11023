import { Link } from "react-router";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

/** Some motifs of the wall, for a page that does not know all signs. */
export const SHOWN_MOTIFS = ["door", "eye", "rocket", "heart", "phases"];

/** Leads to the wall of pictures, and shows a few of them. */
export function PicturesLink() {
	return (
		<Link
			to="/pictures"
			className="group inline-flex max-w-full flex-wrap items-center gap-x-4 gap-y-3 rounded-lg font-semibold hover:text-glow"
		>
			<span className="waits flex gap-2">
				{SHOWN_MOTIFS.map((motif, index) => (
					<img
						key={motif}
						src={`/artwork/1/w185/sign-${motif}.svg`}
						alt=""
						width={185}
						height={185}
						loading="lazy"
						decoding="async"
						// So many as a phone has room for beside the words.
						className={`size-12 rounded-md ${index > 2 ? "max-sm:hidden" : ""}`}
					/>
				))}
			</span>
			{useTexts(siteTexts).browseByPicture}
		</Link>
	);
}
