// Where each service has its file. Only the page that shows it loads this.
export interface Service {
	name: string;
	/** Where its file is. */
	where: string;
	/** What its file does not say, or what could not be tried with a real one. */
	note?: string;
}

export const SERVICES: Service[] = [
	{
		name: "Trakt",
		where: "Settings → Data → Export. The zip has everything, in parts.",
		note: "Shows that you dropped are not in it.",
	},
	{
		name: "TV Time",
		where: "The zip you asked for before it closed, or the file of TV Time Out or Liberator.",
		note: "Movies have only names there. Unpack a zip with a password first.",
	},
	{ name: "Letterboxd", where: "Settings → Data → Export your data.", note: "It has names and years, no ids." },
	{
		name: "IMDb",
		where: "Your ratings, watchlist or lists → Export.",
		note: "It has no watched dates. You say what a list is, and whether you watched what you rated.",
	},
	{
		name: "Simkl",
		where: "Settings → Backup, as JSON or CSV.",
		note: "Read by descriptions of others: not checked with a real file. Its CSV names only the last episode of a show.",
	},
	{ name: "Yamtrack", where: "Settings → Export." },
	{ name: "Watcharr", where: "Profile → Export.", note: "It has no watched dates, except those that you set." },
	{ name: "Movary", where: "Settings → Export: history, ratings and watchlist." },
	{ name: "TMDB", where: "Settings → Export: ratings and watchlist." },
	{
		name: "Netflix",
		where: "Account → Profile → Viewing activity → Download all.",
		note: "It has only names, which are found in English and in your browser's language. Others are for you to choose.",
	},
	{
		name: "MyAnimeList",
		where: "Profile → Export my list. The file may stay packed.",
		note: "AniList and Kitsu write the same. It says how many episodes you watched, not when.",
	},
	{
		name: "SeriesGuide",
		where: "More → Backup → Export: shows and movies.",
		note: "It counts plays and has no dates.",
	},
	{ name: "Marquee", where: "Your data → Download my data." },
	{
		name: "Another",
		where: "Any CSV file, of which you say what its columns are, or a text file with one title on each line.",
	},
];
