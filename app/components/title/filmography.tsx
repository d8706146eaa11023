import { Link } from "react-router";
import { Poster } from "~/components/title/artwork";
import { Rating } from "~/components/title/meters";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey, titlePath } from "~/domain/catalogue/paths";

export interface FilmographyEntry {
	card: CardFacts;
	roles: string[];
}

/** All credits of a person, newest first: year, poster, title, and role. */
export function Filmography({ entries }: { entries: FilmographyEntry[] }) {
	return (
		<ol className="grid gap-x-10 lg:grid-cols-2 3xl:grid-cols-3">
			{entries.map(({ card, roles }) => (
				<li key={titleKey(card)} className="waits border-t border-line">
					<Link to={titlePath(card)} className="group flex items-center gap-4 rounded-md py-3 hover:bg-cream/4">
						<span className="w-11 shrink-0 text-sm text-soft tabular-nums">{card.year ?? "–"}</span>
						<Poster
							subject={card.id}
							path={card.poster}
							sizes="2.75rem"
							widest="w185"
							className="aspect-2/3 w-11 shrink-0 rounded-sm"
						/>
						<span className="min-w-0 grow">
							<span
								dir="auto"
								className="block font-semibold underline decoration-transparent underline-offset-4 group-hover:decoration-bulb"
							>
								{card.title}
							</span>
							<span dir="auto" className="block text-sm text-soft">
								{[roles.slice(0, 3).join(", "), card.mediaType === "tv" ? "TV show" : ""].filter(Boolean).join(" · ")}
							</span>
						</span>
						<Rating value={card.rating} className="shrink-0 text-sm" />
					</Link>
				</li>
			))}
		</ol>
	);
}
