import { replace } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { metaLanguage, pageMeta } from "~/components/site/page-meta";
import { CollectionBanner } from "~/components/title/collection-banner";
import { DetailSection } from "~/components/title/section";
import { CrewSection, PeopleLinks, TextList } from "~/components/title/title-details";
import { TitleHero } from "~/components/title/title-hero";
import { TitleSections } from "~/components/title/title-sections";
import { useViewings } from "~/components/title/use-local-library";
import { TitlePlays } from "~/components/title/verbs/title-plays";
import { cardFacts, yearOf } from "~/domain/catalogue/cards";
import { withSigns } from "~/domain/catalogue/signs/title-signs.server";
import { breadcrumbs, movieData, movieSteps } from "~/domain/catalogue/titles/structured-data";
import { findMovie } from "~/domain/catalogue/titles/titles.server";
import { listWatchRegions } from "~/domain/catalogue/titles/watch-regions.server";
import { decideNextUp, MOVIE_SEASONS } from "~/domain/library/next/next-up";
import { parseId } from "~/lib/http/requests";
import { orNotFound } from "~/loaders/catalogue";
import { findClosedTo, openOwnTitle } from "~/loaders/load-own";
import { loadPlays } from "~/loaders/load-plays";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/movie";

export const meta: Route.MetaFunction = (args) => {
	const movie = args.loaderData?.movie;
	if (!movie) return [{ title: PRODUCT_NAME }];
	const names = siteTexts.in(metaLanguage(args));
	return pageMeta(args, {
		title: movie.title,
		year: yearOf(movie.releaseDate),
		description: movie.overview,
		image: movie.backdrop ?? movie.poster,
		kind: "video.movie",
		data: (site) => [movieData(movie, site), breadcrumbs(movieSteps(names, movie), site)],
	});
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const id = parseId(params.id);
	if (!id) throw replace("/404");
	const { catalogue, ownTitle } = openOwnTitle(context, { mediaType: "movie", id, season: 1 });
	const [movie, { viewings, isInWatchLater, isHidden, remarks, ownLists }, plays, closedTo] = await Promise.all([
		orNotFound(findMovie(catalogue, id), url),
		ownTitle,
		loadPlays(context, { mediaType: "movie", id }, url.searchParams),
		findClosedTo(context, { mediaType: "movie", id }, "companions"),
	]);
	return {
		movie: { ...(await withSigns(catalogue, movie)), similar: movie.similar.map(cardFacts) },
		isInWatchLater,
		remarks,
		ownLists,
		isHidden,
		viewings,
		closedTo,
		plays,
		regions: listWatchRegions(catalogue, context.get(platformContext).language),
		address: url.origin + url.pathname,
		isStale: catalogue.servedStale,
		isShareable: catalogue.isComplete,
	};
}

export { runLibraryForm as action } from "~/operations/library/run-library-form.server";

export default function MovieDetail({ loaderData }: Route.ComponentProps) {
	const { movie, isInWatchLater, isHidden, remarks, ownLists, address, isStale } = loaderData;
	const texts = useTexts(titleTexts);
	const site = useTexts(siteTexts);
	const formats = useFormats();
	const viewings = useViewings(movie, loaderData.viewings);
	const releaseDate = movie.regionalDate ?? movie.releaseDate;
	return (
		<article className="isolate">
			<TitleHero
				{...movie}
				year={yearOf(movie.releaseDate)}
				details={movie.runtime ? [site.runtime(Math.floor(movie.runtime / 60), movie.runtime % 60)] : []}
				next={decideNextUp(MOVIE_SEASONS, viewings)}
				listEpisodes={() => [{ season: 1, episode: 1 }]}
				isInWatchLater={isInWatchLater}
				remarks={remarks}
				ownLists={ownLists}
				isHidden={isHidden}
				closedTo={loaderData.closedTo}
				regions={loaderData.regions}
				address={address}
				notice={isStale && <CatalogueNotice className="pt-8" />}
			/>
			<TitleSections
				{...movie}
				details={
					<>
						<DetailSection
							title={texts.movieDetails}
							details={[
								[texts.releaseDate, formats.date(releaseDate)],
								[texts.director, movie.directors.length > 0 && <PeopleLinks people={movie.directors} max={2} />],
							]}
						/>
						<CrewSection crew={movie.crew} />
						<DetailSection
							title={texts.productionDetails}
							details={[
								[texts.companies, movie.companies.length > 0 && <TextList texts={movie.companies} max={2} />],
								[texts.country, movie.countries.length > 0 && <TextList texts={movie.countries} max={3} />],
								[
									texts.language,
									movie.spokenLanguages.length > 0 && <TextList texts={movie.spokenLanguages} max={3} />,
								],
							]}
						/>
						<DetailSection
							title={texts.boxOffice}
							details={[
								[texts.budget, movie.budget > 0 && formats.millions(movie.budget)],
								[texts.revenue, movie.revenue > 0 && formats.millions(movie.revenue)],
								[texts.status, texts.statusName(movie.status || "Released")],
							]}
						/>
					</>
				}
			>
				{movie.collection && <CollectionBanner collection={movie.collection} />}
				<TitlePlays title={movie} playsPage={loaderData.plays} />
			</TitleSections>
		</article>
	);
}
