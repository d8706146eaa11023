import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { pageMeta } from "~/components/site/page-meta";
import { CollectionBanner } from "~/components/title/collection-banner";
import { TextList } from "~/components/title/name-list";
import { PeopleLinks } from "~/components/title/people-links";
import { FactList, Section } from "~/components/title/section";
import { sendToggle } from "~/components/title/send-toggle.client";
import { TitleHero } from "~/components/title/title-hero";
import { TitleSections } from "~/components/title/title-sections";
import { useLocalViewings } from "~/components/title/use-local-viewings";
import { cardList } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { breadcrumbs, movieData, movieSteps } from "~/domain/catalogue/structured-data";
import { findMovie } from "~/domain/catalogue/titles.server";
import { decideNextUp, MOVIE_SEASONS } from "~/domain/library/next-up";
import { formatCount, formatDate, formatMillions, formatRating, formatRuntime } from "~/lib/format";
import { parseId } from "~/lib/requests";
import { orNotFound } from "~/loaders/or-not-found";
import { readIsSaved } from "~/loaders/read-is-saved";
import { readViewings } from "~/loaders/read-viewings";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/movie";

export const meta: Route.MetaFunction = (args) => {
	const movie = args.loaderData?.movie;
	if (!movie) return [{ title: PRODUCT_NAME }];
	return pageMeta(args, {
		title: movie.title,
		description: movie.overview,
		image: movie.backdrop ?? movie.poster,
		kind: "video.movie",
		data: (place) => [movieData(movie, place), breadcrumbs(movieSteps(movie), place.origin)],
	});
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const catalogue = openCatalogue(context.get(platformContext));
	const id = parseId(params.id);
	const [movie, isInWatchLater, viewings] = await Promise.all([
		orNotFound(id === null ? null : findMovie(catalogue, id), url),
		readIsSaved({ context, mediaType: "movie", id }),
		readViewings(context, { mediaType: "movie", id }),
	]);
	return {
		movie: { ...movie, similar: cardList(movie.similar) },
		isInWatchLater,
		viewings,
		address: url.origin + url.pathname,
		isStale: catalogue.servedStale,
	};
}

export { runToggleForm as action } from "~/operations/library/run-library-form.server";

export async function clientAction({ request }: Route.ClientActionArgs) {
	return await sendToggle(await request.formData());
}

export default function MovieDetail({ loaderData }: Route.ComponentProps) {
	const { movie, isInWatchLater, address, isStale } = loaderData;
	const viewings = useLocalViewings(movie) ?? loaderData.viewings;
	return (
		<article className="isolate">
			<TitleHero
				{...movie}
				facts={[
					movie.releaseDate?.slice(0, 4) ?? "",
					movie.runtime ? formatRuntime(movie.runtime) : "",
					movie.ageRating,
				].filter(Boolean)}
				next={decideNextUp(MOVIE_SEASONS, viewings)}
				aired={MOVIE_SEASONS}
				isInWatchLater={isInWatchLater}
				address={address}
			/>
			{isStale && <CatalogueNotice kind="saved" className="px-gutter pt-8" />}
			<TitleSections
				{...movie}
				facts={
					<>
						<Section title="Movie Details">
							<FactList
								facts={[
									["Release Date", formatDate(movie.releaseDate)],
									["Runtime", formatRuntime(movie.runtime)],
									["Age Rating", movie.ageRating],
									["Rating", movie.rating > 0 ? `${formatRating(movie.rating)} / 10` : "Not rated"],
									["Votes", formatCount(movie.votes)],
									[
										"Director",
										movie.directors.length > 0 && <PeopleLinks key="directors" people={movie.directors} max={2} />,
									],
								]}
							/>
						</Section>
						<Section title="Production Details">
							<FactList
								facts={[
									[
										"Companies",
										movie.companies.length > 0 ? (
											<TextList key="companies" texts={movie.companies} max={2} />
										) : (
											"Unknown"
										),
									],
									[
										"Country",
										movie.countries.length > 0 ? (
											<TextList key="countries" texts={movie.countries} max={3} />
										) : (
											"Unknown"
										),
									],
									[
										"Language",
										movie.spokenLanguages.length > 0 ? (
											<TextList key="languages" texts={movie.spokenLanguages} max={3} />
										) : (
											"Unknown"
										),
									],
								]}
							/>
						</Section>
						<Section title="Box Office">
							<FactList
								facts={[
									["Budget", formatMillions(movie.budget)],
									["Revenue", formatMillions(movie.revenue)],
									["Status", movie.status || "Released"],
								]}
							/>
						</Section>
					</>
				}
			>
				{movie.collection && <CollectionBanner collection={movie.collection} />}
			</TitleSections>
		</article>
	);
}
