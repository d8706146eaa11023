import { Link } from "react-router";

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
				{SHOWN_MOTIFS.map((motif) => (
					<img
						key={motif}
						src={`/artwork/1/w185/sign-${motif}.svg`}
						alt=""
						width={185}
						height={185}
						loading="lazy"
						decoding="async"
						className="size-12 rounded-md"
					/>
				))}
			</span>
			Browse by picture
		</Link>
	);
}
