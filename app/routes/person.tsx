import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { metaLanguage, pageMeta } from "~/components/site/page-meta";
import { Portrait } from "~/components/title/artwork";
import { Filmography } from "~/components/title/filmography";
import { HeroBackdrop } from "~/components/title/hero-backdrop";
import { Section } from "~/components/title/section";
import { ShareMenu } from "~/components/title/share-menu";
import { TitleRow } from "~/components/title/title-row";
import { useWatched } from "~/components/title/use-local-library";
import { cardFacts } from "~/domain/catalogue/cards";
import { personPath, titleKey } from "~/domain/catalogue/paths";
import { breadcrumbs } from "~/domain/catalogue/titles/structured-data";
import { findPerson } from "~/domain/catalogue/titles/titles.server";
import { parseId } from "~/lib/http/requests";
import { nameLanguage } from "~/lib/text/name-language";
import { orNotFound } from "~/loaders/catalogue";
import { loadWatched, openOwnCatalogue } from "~/loaders/load-own";
import { cardsTexts } from "~/messages/cards";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/person";

/** Ids of the sample catalogue are hashes of names, longer than the upstream's ids. */
const ID_DIGITS = 10;

export const meta: Route.MetaFunction = (args) => {
	const person = args.loaderData?.person;
	if (!person) return [{ title: PRODUCT_NAME }];
	const language = metaLanguage(args);
	return pageMeta(args, {
		title: person.name,
		description: person.biography[0] ?? titleTexts.in(language).aboutPerson(person.name),
		image: person.backdrop,
		kind: "profile",
		data: (site) => [
			breadcrumbs(
				[
					[siteTexts.in(language).home, "/"],
					[person.name, personPath(person)],
				],
				site,
			),
		],
	});
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const catalogue = openOwnCatalogue(context, { showsWatched: true });
	const id = parseId(params.id, ID_DIGITS);
	const { knownFor, credits, ...person } = await orNotFound(id === null ? null : findPerson(catalogue, id), url);
	return {
		watched: await loadWatched(
			context,
			credits.map(({ card }) => card),
		),
		person: {
			...person,
			backdrop: knownFor.find(({ backdrop }) => backdrop)?.backdrop ?? null,
			knownFor: knownFor.map(cardFacts),
			credits: credits.map(({ card, roles }) => ({ card: { ...cardFacts(card), genres: [] }, roles })),
		},
		address: url.origin + url.pathname,
		isStale: catalogue.servedStale,
		isShareable: catalogue.isComplete,
	};
}

export default function PersonPage({ loaderData }: Route.ComponentProps) {
	const { person, address, isStale } = loaderData;
	const texts = useTexts(titleTexts);
	const formats = useFormats();
	const department = useTexts(cardsTexts).department(person.department);
	const watched = useWatched(loaderData.watched);
	const watchedCount = person.credits.filter(({ card }) => watched.has(titleKey(card))).length;
	return (
		<article className="isolate">
			<header className="relative overflow-x-clip not-[:has(+_*)]:invisible">
				<HeroBackdrop subject={person.id} path={person.backdrop} className="max-md:h-88" />
				<div className="flex items-end gap-5 px-gutter pt-32 md:gap-12 md:pt-44">
					<Portrait
						subject={person.id}
						path={person.photo}
						className="aspect-2/3 w-28 shrink-0 rounded-lg shadow-[0_24px_70px_rgb(0_0_0/0.6)] sm:w-44 md:w-60 2xl:w-72"
					/>
					<div className="shaded w-fit min-w-0 pb-1">
						{department && <p className="mb-3 font-semibold text-bulb">{department}</p>}
						<h1 dir="auto" lang={nameLanguage(person.name)} className="lettering text-title">
							{person.name}
						</h1>
						<p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-soft">
							{person.birthday && <span>{texts.born(formats.date(person.birthday) ?? person.birthday)}</span>}
							{person.deathday && <span>{texts.died(formats.date(person.deathday) ?? person.deathday)}</span>}
							{person.birthplace && <span dir="auto">{person.birthplace}</span>}
							<span className={watchedCount > 0 ? "font-semibold text-glow" : undefined}>
								{watchedCount > 0
									? texts.titlesWatched(watchedCount, person.credits.length)
									: texts.titles(person.credits.length)}
							</span>
						</p>
						<div className="mt-7">
							<ShareMenu title={person.name} address={address} />
						</div>
					</div>
				</div>
			</header>
			{isStale && <CatalogueNotice className="px-gutter pt-8" />}
			<div className="space-y-14 pt-12 md:space-y-18 md:pt-16">
				{person.biography.length > 0 && (
					<Section title={texts.biography} className="px-gutter">
						<div
							dir="auto"
							lang={person.biographyLanguage}
							className="max-w-[68ch] space-y-4 text-lg leading-relaxed text-cream/90"
						>
							{person.biography.map((paragraph) => (
								<p key={paragraph}>{paragraph}</p>
							))}
						</div>
					</Section>
				)}
				{person.knownFor.length > 0 && <TitleRow title={texts.knownFor} cards={person.knownFor} />}
				<Section title={texts.filmography} className="px-gutter">
					{person.credits.length > 0 ? (
						<Filmography entries={person.credits} watched={watched} />
					) : (
						<p className="text-soft">{texts.noCredits}</p>
					)}
				</Section>
			</div>
		</article>
	);
}
