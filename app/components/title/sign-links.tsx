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
							className="flex min-h-13 items-center gap-3 rounded-lg pe-3 font-semibold text-cream hover:text-glow"
						>
							<SignPicture picture={picture} className="size-13 rounded-md" />
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Decorative: its name is beside it. */
export function SignPicture({ picture, className }: { picture: string; className: string }) {
	return <img src={picture} alt="" width={185} height={185} loading="lazy" decoding="async" className={className} />;
}
