import { Link } from "react-router";
import type { CardFacts } from "~/domain/catalogue/cards";
import { personPath } from "~/domain/catalogue/paths";
import type { CastMember, Genre, MediaType } from "~/domain/catalogue/types";
import { siteTexts } from "~/messages/site";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";
import { Profile } from "./artwork";
import { Section } from "./section";
import { TitleRow } from "./title-row";

interface TitleSectionsProps {
	mediaType: MediaType;
	genres: Genre[];
	cast: CastMember[];
	similar: CardFacts[];
	/** The lists of details at the end. */
	details: React.ReactNode;
	/** Shown after the cast: a movie's collection, when it was watched. */
	children?: React.ReactNode;
}

/** Everything below the top of a detail page, the same for movies and shows, in the order in which visitors look. */
export function TitleSections(props: TitleSectionsProps) {
	const texts = useTexts(titleTexts);
	const { genre: genreName } = useTexts(siteTexts);
	const listing = props.mediaType === "movie" ? "/movies" : "/tv";
	return (
		<div className="space-y-14 px-gutter pt-12 md:space-y-18 md:pt-16">
			{props.cast.length > 0 && (
				<Section title={texts.cast}>
					<CastReel cast={props.cast} />
				</Section>
			)}
			{props.children}
			{props.similar.length > 0 && (
				<div className="screen-only -mx-gutter">
					<TitleRow title={texts.alsoLike} cards={props.similar} />
				</div>
			)}
			<aside
				aria-label={texts.facts}
				className="-mb-10 gap-x-12 border-t border-line pt-12 sm:columns-2 lg:columns-3 *:mb-10 *:break-inside-avoid"
			>
				{props.details}
				{props.genres.length > 0 && (
					<Section title={texts.genres}>
						<ul className="flex flex-wrap gap-2">
							{props.genres.map((genre) => (
								<li key={genre.id}>
									<Link to={`${listing}?genre=${genre.id}`} className="chip">
										{genreName(genre.name)}
									</Link>
								</li>
							))}
						</ul>
					</Section>
				)}
			</aside>
		</div>
	);
}

function Member({ member }: { member: CastMember }) {
	const { id, name, character, photo, episodes } = member;
	const texts = useTexts(siteTexts);
	return (
		<>
			<span className="block overflow-hidden rounded-md">
				<Profile
					subject={id ?? 0}
					path={photo}
					className="aspect-2/3 w-full transition-transform duration-300 ease-calm group-hover:scale-104"
				/>
			</span>
			<span
				dir="auto"
				className="mt-2 block text-sm leading-snug font-semibold underline decoration-transparent underline-offset-4 group-hover:decoration-bulb"
			>
				{name}
			</span>
			<span dir="auto" className="block text-[0.8125rem] leading-snug text-soft">
				{character}
			</span>
			{episodes !== null && (
				<span className="block text-[0.8125rem] leading-snug text-soft">{texts.episodes(episodes)}</span>
			)}
		</>
	);
}

function CastReel({ cast }: { cast: CastMember[] }) {
	return (
		<ul aria-label={useTexts(titleTexts).cast} className="reel waits -mx-gutter scroll-px-gutter gap-4 px-gutter py-1">
			{cast.map((member) => (
				<li key={`${member.name}-${member.character}`} className="cast-member">
					{member.id === null ? (
						<Member member={member} />
					) : (
						<Link to={personPath({ id: member.id })} className="group block rounded-md">
							<Member member={member} />
						</Link>
					)}
				</li>
			))}
		</ul>
	);
}
