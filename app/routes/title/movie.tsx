import { sendLibraryForm } from "~/browser/send-library-form.client";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { pageMeta } from "~/components/site/page-meta";
import { CollectionBanner } from "~/components/title/collection-banner";
import { PeopleLinks } from "~/components/title/people-links";
import { FactList, Section } from "~/components/title/section";
import { TitleHero } from "~/components/title/title-hero";
import { TitleSections } from "~/components/title/title-sections";
import { cardList } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { breadcrumbs, movieData, movieSteps } from "~/domain/catalogue/structured-data";
import { findMovie } from "~/domain/catalogue/titles.server";
import { formatCount, formatDate, formatMillions, formatRating, formatRuntime } from "~/lib/format";
import { parseId } from "~/lib/requests";
import { orNotFound } from "~/loaders/or-not-found";
import { readIsSaved } from "~/loaders/read-is-saved";
import { LIBRARY_FORMS } from "~/operations/library/library-forms";
import { runToggleForm } from "~/operations/library/run-library-form.server";
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
	const [movie, isInWatchLater] = await Promise.all([
		orNotFound(id === null ? null : findMovie(catalogue, id)),
		readIsSaved({ context, mediaType: "movie", id }),
	]);
	return {
		movie: { ...movie, similar: cardList(movie.similar) },
		isInWatchLater,
		address: url.origin + url.pathname,
		isSaved: catalogue.servedStale,
	};
}

export async function action(args: Route.ActionArgs) {
	return await runToggleForm(args);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
	return await sendLibraryForm(request, LIBRARY_FORMS);
}

export default function MovieDetail({ loaderData: { movie, isInWatchLater, address, isSaved } }: Route.ComponentProps) {
	return (
		<article className="isolate">
			<TitleHero
				{...movie}
				facts={[movie.releaseDate?.slice(0, 4) ?? "", movie.runtime ? formatRuntime(movie.runtime) : ""].filter(
					Boolean,
				)}
				isInWatchLater={isInWatchLater}
				address={address}
			/>
			{isSaved && <CatalogueNotice kind="saved" className="px-gutter pt-8" />}
			<TitleSections
				{...movie}
				facts={
					<>
						<Section title="Movie Details">
							<FactList
								facts={[
									["Release Date", formatDate(movie.releaseDate)],
									["Runtime", formatRuntime(movie.runtime)],
									["Rating", movie.rating > 0 ? `${formatRating(movie.rating)} / 10` : "Not rated"],
									["Votes", formatCount(movie.votes)],
									["Director", movie.directors.length > 0 && <PeopleLinks key="directors" people={movie.directors} />],
								]}
							/>
						</Section>
						<Section title="Production Details">
							<FactList
								facts={[
									["Companies", movie.companies.slice(0, 2).join(", ") || "Unknown"],
									["Country", movie.countries[0] ?? "Unknown"],
									["Language", movie.spokenLanguages[0] ?? "Unknown"],
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
