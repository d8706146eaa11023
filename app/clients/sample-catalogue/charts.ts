// Trending is popularity with more weight for new titles and a pseudo-random part that changes with the day or the week, so
// that Home changes daily.
import { hashFraction } from "~/lib/hash";
import { listTitles, type SampleTitle } from "./titles";

/** Fewest votes of a top rated title. */
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

/** Constant during a day (or a week, from Monday). `today` is YYYY-MM-DD. */
export function listTrending(kind: Kind, span: "day" | "week", today: string): SampleTitle[] {
	const day = Math.floor(Date.parse(`${today}T00:00:00Z`) / 86_400_000);
	const period = span === "day" ? `day ${day}` : `week ${Math.floor((day + DAYS_TO_WEEK_START) / 7)}`;
	const year = Number(today.slice(0, 4));
	function trendScore({ mediaType, id, facts }: SampleTitle): number {
		const age = Math.max(0, year - Number(facts.date.slice(0, 4)));
		const recencyWeight = 1 + Math.max(0, 1 - age / RECENT_YEARS);
		return facts.popularity * recencyWeight * (0.4 + hashFraction(`${period} ${mediaType} ${id}`));
	}
	const ranked = listTitles(kind)
		.filter(({ facts }) => facts.date <= today)
		.map((title) => ({ title, trendScore: trendScore(title) }));
	return ranked.sort((a, b) => b.trendScore - a.trendScore || a.title.id - b.title.id).map(({ title }) => title);
}
