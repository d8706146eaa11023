import { Link } from "react-router";
import type { SignLink } from "~/domain/catalogue/signs/signs";
import { signsTexts } from "~/messages/signs";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";

/** The pictures that the title shares with others; each leads to those. */
export function SignLinks({ signs, className }: { signs: SignLink[]; className: string }) {
	const texts = useTexts(titleTexts);
	const { names } = useTexts(signsTexts);
	if (signs.length === 0) return null;
	return (
		<nav aria-label={texts.moreWithPicture} className={`screen-only ${className}`}>
			<ul className="waits flex flex-wrap gap-x-4 sm:gap-3">
				{signs.map(({ key, picture, url }) => (
					<li key={key}>
						<Link
							to={url}
							className="flex min-h-13 items-center gap-2 rounded-lg font-semibold sm:gap-3 sm:pe-3 text-cream hover:text-glow"
						>
							<SignPicture picture={picture} className="size-10 rounded-md sm:size-13" />
							{names[key]}
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
