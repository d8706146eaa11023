import { Link } from "react-router";
import type { CardFacts } from "~/domain/catalogue/cards";
import type { CastMember, Genre, MediaType, Trailer, WatchOffers } from "~/domain/catalogue/types";
import { CastReel } from "./cast-reel";
import { Section } from "./section";
import { TitleGrid } from "./title-grid";
import { TrailerPlayer } from "./trailer-player";
import { WhereToWatch } from "./where-to-watch";

interface TitleSectionsProps {
	mediaType: MediaType;
	title: string;
	overview: string;
	trailer: Trailer | null;
	genres: Genre[];
	cast: CastMember[];
	similar: CardFacts[];
	offers: WatchOffers | null;
	/** The fact lists at the end. */
	facts: React.ReactNode;
	/** Shown after the cast: a show's episodes, a movie's collection. */
	children?: React.ReactNode;
}

/** Everything below the top of a detail page, the same for movies and shows, in the order in which a visitor asks. */
export function TitleSections(props: TitleSectionsProps) {
	const listing = props.mediaType === "movie" ? "/movies" : "/tv";
	return (
		<div className="space-y-14 px-gutter pt-10 md:space-y-18 md:pt-14">
			<div className="flex flex-wrap gap-x-12 gap-y-12 lg:gap-x-16">
				<Section title="Overview" className="min-w-0 grow-9999 basis-72">
					<p dir="auto" className="max-w-[68ch] text-lg leading-relaxed text-cream/90">
						{props.overview || "Nobody has written about this one yet."}
					</p>
				</Section>
				{props.trailer && (
					<Section title="Trailer" className="screen-only grow basis-88">
						<TrailerPlayer key={props.trailer.key} trailer={props.trailer} title={props.title} />
					</Section>
				)}
			</div>
			{props.cast.length > 0 && (
				<Section title="Cast">
					<CastReel cast={props.cast} />
				</Section>
			)}
			{props.children}
			{props.similar.length > 0 && (
				<Section title="You Might Also Like" className="screen-only">
					<TitleGrid cards={props.similar} />
				</Section>
			)}
			<aside
				aria-label="Facts"
				className="-mb-10 gap-x-12 border-t border-line pt-12 sm:columns-2 xl:columns-4 *:mb-10 *:break-inside-avoid"
			>
				{props.facts}
				{props.genres.length > 0 && (
					<Section title="Genres">
						<ul className="flex flex-wrap gap-2">
							{props.genres.map((genre) => (
								<li key={genre.id}>
									<Link to={`${listing}?genre=${genre.id}`} className="chip">
										{genre.name}
									</Link>
								</li>
							))}
						</ul>
					</Section>
				)}
				{props.offers && <WhereToWatch offers={props.offers} />}
			</aside>
		</div>
	);
}
