import { createInventor, type Inventor, inventOverview, inventTitle } from "./invent";
import { cutPage, genreIds, type MediaType, toItem } from "./lists";
import { EPISODE_NUMBERS, SHOW_ODDITY } from "./oddities";
import { type FakeTitle, MOVIES, SHOWS } from "./titles";

const APPENDABLE = ["similar", "videos", "credits", "keywords", "watch/providers"];

/** Titles that share a genre, nearest in popularity first. */
function similar(mediaType: MediaType, title: FakeTitle): FakeTitle[] {
	const genres = new Set(genreIds(title));
	return (mediaType === "movie" ? MOVIES : SHOWS).filter(
		(other) => other.id !== title.id && genreIds(other).some((id) => genres.has(id)),
	);
}

/** A title's details, with the appended parts that the request names. */
export function toDetails(mediaType: MediaType, title: FakeTitle, appended: string[]): Record<string, unknown> {
	const { providers: _unused, ...details } = title;
	const parts = { similar: cutPage(similar(mediaType, title).map(toItem), 1), ...details };
	for (const part of APPENDABLE) if (!appended.includes(part)) Reflect.deleteProperty(parts, part);
	return parts;
}

const NULL_FIELDS = { air_date: null, overview: null, runtime: null, still_path: null, vote_average: null, name: null };

function inventEpisodes(show: FakeTitle, seasonNumber: number, count: number) {
	const numbers = EPISODE_NUMBERS[show.id]?.[seasonNumber] ?? Array.from({ length: count }, (_, index) => index + 1);
	return numbers.map((number, index) => {
		const id = show.id * 1000 + seasonNumber * 50 + index;
		const inventor = createInventor(id);
		return {
			id,
			air_date: isDated(inventor, show, number)
				? `${seasonNumber > 1000 ? seasonNumber : 2000 + seasonNumber}-03-${String((index % 28) + 1).padStart(2, "0")}`
				: null,
			episode_number: number,
			season_number: seasonNumber,
			show_id: show.id,
			name: inventor.chance(90) ? inventTitle(inventor) : `Episode ${number}`,
			overview: inventor.chance(85) ? inventOverview(inventor) : "",
			runtime: inventor.chance(90) ? inventor.number(20, 64) : null,
			still_path: inventor.chance(80) ? `/still-${id}.jpg` : null,
			vote_average: inventor.chance(80) ? inventor.number(50, 95) / 10 : 0,
			vote_count: inventor.number(0, 200),
			production_code: "",
			...(show.id === SHOW_ODDITY.nullEpisodes && NULL_FIELDS),
		};
	});
}

/** The last episode of `pilot` has no date. */
function isDated(inventor: Inventor, show: FakeTitle, number: number): boolean {
	return inventor.chance(95) && !(show.id === SHOW_ODDITY.pilot && number === 7);
}

/** Null when the show has no such season. */
export function toSeason(show: FakeTitle, seasonNumber: number): Record<string, unknown> | null {
	const seasons = Array.isArray(show.seasons) ? show.seasons : [];
	const season = seasons.find(({ season_number }) => season_number === seasonNumber);
	if (!season || (show.id === SHOW_ODDITY.lostSeason && seasonNumber === 2)) return null;
	const { episode_count: count, ...rest } = season;
	return { _id: `s${show.id}`, ...rest, episodes: inventEpisodes(show, seasonNumber, count) };
}
