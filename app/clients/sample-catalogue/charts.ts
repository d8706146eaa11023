// Owns the lists that need no filter: popular, top rated, trending. Trending is popularity with a leaning towards the
// new and a share of chance that changes with the day or the week, so that Home looks different tomorrow.
import { hashFraction } from "~/lib/hash";
import { listTitles, type SampleTitle } from "./titles";

/** Votes that a title needs before its score counts. */
const TOP_RATED_VOTES = 300;
const RECENT_YEARS = 8;
const DAYS_TO_WEEK_START = 3;

type Kind = "all" | "movie" | "tv";

export function byPopularity(a: SampleTitle, b: SampleTitle): number {
	return b.facts.popularity - a.facts.popularity || b.facts.votes - a.facts.votes || a.id - b.id;
}

export function listPopular(kind: Kind): SampleTitle[] {
	return listTitles(kind).toSorted(byPopularity);
}

export function listTopRated(kind: Kind): SampleTitle[] {
	return listTitles(kind)
		.filter(({ facts }) => facts.votes >= TOP_RATED_VOTES)
		.toSorted((a, b) => b.facts.score - a.facts.score || b.facts.votes - a.facts.votes || a.id - b.id);
}

/** The same all day (or week) long. `today` is YYYY-MM-DD. */
export function listTrending(kind: Kind, span: "day" | "week", today: string): SampleTitle[] {
	const day = Math.floor(Date.parse(`${today}T00:00:00Z`) / 86_400_000);
	const turn = span === "day" ? `day ${day}` : `week ${Math.floor((day + DAYS_TO_WEEK_START) / 7)}`;
	const year = Number(today.slice(0, 4));
	function heat({ mediaType, id, facts }: SampleTitle): number {
		const age = Math.max(0, year - Number(facts.date.slice(0, 4)));
		const newness = 1 + Math.max(0, 1 - age / RECENT_YEARS);
		return facts.popularity * newness * (0.4 + hashFraction(`${turn} ${mediaType} ${id}`));
	}
	const ranked = listTitles(kind)
		.filter(({ facts }) => facts.date <= today)
		.map((title) => ({ title, heat: heat(title) }));
	return ranked.sort((a, b) => b.heat - a.heat || a.title.id - b.title.id).map(({ title }) => title);
}
