import { Link } from "react-router";
import type { SignLink } from "~/domain/catalogue/signs/signs";

/** The pictures that the title shares with others; each leads to those. */
export function SignLinks({ signs, className }: { signs: SignLink[]; className: string }) {
	if (signs.length === 0) return null;
	return (
		<nav aria-label="More with this picture" className={`screen-only ${className}`}>
			<ul className="waits flex flex-wrap gap-3">
				{signs.map(({ name, picture, url }) => (
					<li key={name}>
						<Link
							to={url}
							className="flex min-h-12 items-center gap-2.5 rounded-lg text-[0.9375rem] text-soft hover:text-cream"
						>
							<img
								src={picture}
								alt=""
								width={185}
								height={185}
								loading="lazy"
								decoding="async"
								className="size-11 rounded-md"
							/>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
