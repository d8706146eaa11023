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
	id: number;
	title: string;
	overview: string;
	backdrop: string | null;
	trailer: Trailer | null;
	genres: Genre[];
	cast: CastMember[];
	similar: CardFacts[];
	offers: WatchOffers | null;
	/** The fact lists of the sidebar. */
	facts: React.ReactNode;
	/** Shown between the overview and the trailer: a show's episodes. */
	children?: React.ReactNode;
}

/** Everything below the top of a detail page, the same for movies and shows. */
export function TitleSections(props: TitleSectionsProps) {
	const listing = props.mediaType === "movie" ? "/movies" : "/tv";
	return (
		<div className="space-y-14 px-gutter pt-12 md:space-y-18 md:pt-16">
			<div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="min-w-0 space-y-12">
					<Section title="Overview">
						<p dir="auto" className="max-w-[68ch] text-lg leading-relaxed text-cream/90">
							{props.overview || "Nobody has written about this one yet."}
						</p>
					</Section>
					{props.children}
					{props.trailer && (
						<Section title="Trailer">
							<TrailerPlayer titleId={props.id} trailer={props.trailer} backdrop={props.backdrop} title={props.title} />
						</Section>
					)}
				</div>
				<aside aria-label="Facts" className="space-y-10">
					{props.facts}
					{props.offers && <WhereToWatch offers={props.offers} />}
					{props.genres.length > 0 && (
						<Section title="Genres">
							<ul className="flex flex-wrap gap-2">
								{props.genres.map((genre) => (
									<li key={genre.id}>
										<Link
											to={`${listing}?genre=${genre.id}`}
											className="inline-flex min-h-9 items-center rounded-full px-4 text-sm text-cream inset-ring inset-ring-line transition-colors hover:bg-cream/10 hover:inset-ring-edge"
										>
											{genre.name}
										</Link>
									</li>
								))}
							</ul>
						</Section>
					)}
				</aside>
			</div>
			{props.cast.length > 0 && (
				<Section title="Cast">
					<CastReel cast={props.cast} />
				</Section>
			)}
			{props.similar.length > 0 && (
				<Section title="You Might Also Like">
					<TitleGrid cards={props.similar} />
				</Section>
			)}
		</div>
	);
}
