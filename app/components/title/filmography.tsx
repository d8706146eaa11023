import { Link, useSearchParams } from "react-router";
import { Poster } from "~/components/title/artwork";
import { Rating } from "~/components/title/meters";
import { Icon } from "~/components/ui/icon";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey, titlePath } from "~/domain/catalogue/paths";
import { FILTERS_FROM } from "~/domain/library/lists/list-view";
import type { Language } from "~/lib/language/languages";
import { useFormats } from "~/messages/formats";
import { titleTexts } from "~/messages/title";
import { useLanguage, useTexts } from "~/messages/use-language";

interface FilmographyEntry {
	card: CardFacts;
	roles: string[];
}

type Order = (one: FilmographyEntry, other: FilmographyEntry, language: Language) => number;

/** By the value of `?sort=`; they arrive latest first. */
const ORDERS: [sort: string, name: "latest" | "topRated" | "byName", order: Order][] = [
	["", "latest", () => 0],
	["top_rated", "topRated", (one, other) => other.card.rating - one.card.rating],
	["title", "byName", (one, other, language) => one.card.title.localeCompare(other.card.title, language)],
];

interface FilmographyProps {
	entries: FilmographyEntry[];
	/** Keys of the titles that the visitor has watched. */
	watched: ReadonlySet<string>;
}

/** All credits of a person: year, poster, title, and role. */
export function Filmography({ entries, watched }: FilmographyProps) {
	const texts = useTexts(titleTexts);
	const language = useLanguage();
	const [params] = useSearchParams();
	const [chosen, , order] = ORDERS.find(([sort]) => sort === params.get("sort")) ?? ORDERS[0]!;
	return (
		<>
			<nav aria-label={texts.sort} className="mb-4" hidden={entries.length < FILTERS_FROM && !params.has("sort")}>
				<ul className="flex flex-wrap gap-2">
					{ORDERS.map(([sort, name]) => (
						<li key={sort}>
							<Link
								to={sort ? `?sort=${sort}` : "?"}
								replace
								preventScrollReset
								rel="nofollow"
								aria-current={sort === chosen || undefined}
								className="chip"
							>
								{texts[name]}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<Credits entries={entries.toSorted((one, other) => order(one, other, language))} watched={watched} />
		</>
	);
}

function Credits({ entries, watched }: FilmographyProps) {
	const texts = useTexts(titleTexts);
	const formats = useFormats();
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
							<span className="flex flex-wrap gap-x-3 text-sm text-soft">
								{watched.has(titleKey(card)) && (
									<span className="inline-flex items-center gap-1 font-semibold text-glow">
										<Icon name="check" className="size-4" />
										{texts.watched}
									</span>
								)}
								<span dir="auto">
									{[formats.commas(roles.slice(0, 3).map(texts.role)), card.mediaType === "tv" ? texts.tvShow : ""]
										.filter(Boolean)
										.join(" · ")}
								</span>
							</span>
						</span>
						<Rating value={card.rating} className="shrink-0 text-sm" />
					</Link>
				</li>
			))}
		</ol>
	);
}
