import { hasCertificate } from "./certificates";
import { genreIds, type MediaType } from "./lists";
import { type FakeTitle, keywordsOf, MOVIES, SHOWS } from "./titles";

const SORT_FIELDS: Record<MediaType, string[]> = {
	movie: ["popularity", "primary_release_date", "release_date", "title", "vote_average", "vote_count", "revenue"],
	tv: ["popularity", "first_air_date", "name", "vote_average", "vote_count"],
};

/** The field of a title that each bounded filter reads. */
const BOUNDED: Record<string, string> = {
	vote_average: "vote_average",
	vote_count: "vote_count",
	with_runtime: "runtime",
	primary_release_date: "release_date",
	release_date: "release_date",
	first_air_date: "first_air_date",
};

type Test = (title: FakeTitle) => boolean;

function listTest(value: string, idsOf: (title: FakeTitle) => number[]): Test {
	const ids = value.split(/[,|]/).map(Number);
	return (title) => {
		const titleIds = idsOf(title);
		return value.includes("|") ? ids.some((id) => titleIds.includes(id)) : ids.every((id) => titleIds.includes(id));
	};
}

function fieldOf(title: FakeTitle, field: string): unknown {
	const [runTime] = Array.isArray(title.episode_run_time) ? title.episode_run_time : [];
	return field === "runtime" && "name" in title ? runTime : title[field];
}

function boundTest(name: string, value: string): Test | null {
	const [filter = "", edge] = name.split(".");
	const field = BOUNDED[filter];
	if (!field || (edge !== "gte" && edge !== "lte")) return null;
	const isDate = field.endsWith("_date");
	return (title) => {
		const text = fieldOf(title, field);
		if (isDate && !text) return false;
		const [a, b] = isDate ? [String(text), value] : [Number(text ?? 0), Number(value)];
		return edge === "gte" ? a >= b : a <= b;
	};
}

function testOf(name: string, value: string): Test | null {
	if (name === "with_genres") return listTest(value, genreIds);
	if (name === "with_keywords") return listTest(value, (title) => keywordsOf(title).map(({ id }) => id));
	if (name === "without_genres")
		return (title) => !value.split(/[,|]/).some((id) => genreIds(title).includes(Number(id)));
	if (name === "with_watch_providers") return listTest(value, ({ providers }) => providers as number[]);
	if (name === "with_original_language") return ({ original_language }) => original_language === value;
	if (/^(primary_release_year|year|first_air_date_year)$/.test(name)) {
		return ({ release_date, first_air_date }) => String(release_date ?? first_air_date).startsWith(value);
	}
	return boundTest(name, value);
}

function isWellFormed(name: string, value: string): boolean {
	if (/_date\.[gl]te$/.test(name)) return /^\d{4}-\d{2}-\d{2}$/.test(value);
	if (/^(vote|with_runtime).*\.[gl]te$/.test(name)) return /^\d+(\.\d+)?$/.test(value);
	return true;
}

function sorted(titles: FakeTitle[], sortBy: string): FakeTitle[] {
	const [name = "", direction] = sortBy.split(".");
	const field = name === "primary_release_date" ? "release_date" : name;
	const sign = direction === "asc" ? 1 : -1;
	return titles.toSorted((a, b) => {
		const [one, other] = [a[field] ?? "", b[field] ?? ""];
		if (typeof one === "number" && typeof other === "number") return sign * (one - other);
		return sign * String(one).localeCompare(String(other), "en");
	});
}

/** True for a request of all movies by popularity, with at least one vote or none. This list has 512 pages. */
export function isPopularMoviesRequest(mediaType: MediaType, params: URLSearchParams): boolean {
	const {
		sort_by = "popularity.desc",
		"vote_count.gte": votes = "0",
		page: _page,
		...filters
	} = Object.fromEntries(params);
	return (
		mediaType === "movie" && sort_by === "popularity.desc" && Number(votes) <= 1 && Object.keys(filters).length === 0
	);
}

/** The titles that match every filter, in order; null for parameters that TMDB rejects. */
export function discover(mediaType: MediaType, params: URLSearchParams): FakeTitle[] | null {
	const sortBy = params.get("sort_by") ?? "popularity.desc";
	const [field = "", direction = ""] = sortBy.split(".");
	if (!SORT_FIELDS[mediaType].includes(field) || !/^(asc|desc)$/.test(direction)) return null;
	const filters = [...params].filter(([, value]) => value !== "");
	if (!filters.every(([name, value]) => isWellFormed(name, value))) return null;
	const { certification_country: country } = Object.fromEntries(params);
	const [from, to] = [params.get("certification.gte"), params.get("certification.lte")];
	const isCertified: Test = (title) => !country || !from || !to || hasCertificate(title, { country, from, to });
	const tests = filters.map(([name, value]) => testOf(name, value)).filter((test) => test !== null);
	const titles = mediaType === "movie" ? MOVIES : SHOWS;
	return sorted(
		titles.filter((title) => isCertified(title) && tests.every((test) => test(title))),
		sortBy,
	);
}
