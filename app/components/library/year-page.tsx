import { Link } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { personPath, titlePath } from "~/domain/catalogue/paths";
import { nameYear } from "~/domain/library/diary/periods";
import { ALL_YEARS, type StripTicket, type YearFigures } from "~/domain/library/diary/year";
import { type ListView, listUrl, wholeList } from "~/domain/library/lists/list-view";
import { formatCount, formatDate, formatMonth, formatPlural } from "~/lib/text/format";
import { DaysOf } from "./days-of";
import { ImportOffer } from "./import-offer";
import { shareStrip } from "./share-strip.client";
import { type Column, Columns, Ranking } from "./year-charts";

interface YearPageProps {
	/** "2026" or `ALL_YEARS`. */
	year: string;
	/** Those that have plays, the newest first. */
	years: string[];
	figures: YearFigures;
	strip: StripTicket[];
	isCut: boolean;
	unknownTitles: number;
	timeZone: string;
}

/** The part of the diary that a figure counts. */
function diaryUrl(when: string, view: Partial<ListView> = {}): string {
	return listUrl({ ...wholeList("watched"), ...view, when: when === ALL_YEARS ? null : when });
}

/** A year of what was watched, or all of them, in tickets, figures and charts. */
export function YearPage({ year, years, figures, strip, isCut, unknownTitles, timeZone }: YearPageProps) {
	const isEmpty = figures.movies + figures.episodes === 0;
	return (
		<div className="px-gutter pt-28 md:pt-36">
			<h1 className="lettering text-title">{nameYear(year)}</h1>
			<p className="mt-3 mb-6 text-soft">
				{isEmpty
					? `Nothing was watched${isAll(year) ? " yet" : " in this year"}`
					: `${formatPlural(figures.days, "day")} with something to watch`}
			</p>
			<nav aria-label="Years" className="mb-8 flex flex-wrap gap-2">
				<Link to={listUrl(wholeList("watched"))} className="chip">
					Diary
				</Link>
				{[ALL_YEARS, ...years].map((other) => (
					<Link
						key={other}
						to={`/watched/${other}`}
						aria-current={other === year ? "page" : undefined}
						className="chip"
					>
						{isAll(other) ? "All time" : other}
					</Link>
				))}
			</nav>
			{isEmpty ? (
				<EmptyList heading="Nothing watched yet" advice="What you finish watching, or mark as watched, appears here">
					<ButtonLink to="/movies" variant="primary" className="mt-2">
						Find something to watch
					</ButtonLink>
					<ImportOffer />
				</EmptyList>
			) : (
				<>
					<Strip year={year} strip={strip} hours={hoursOf(figures)} />
					<Figures year={year} figures={figures} />
					<Columns
						heading={isAll(year) ? "Year by year" : "Month by month"}
						caption={isAll(year) ? "Watched by year" : "Watched by month"}
						columns={figures.columns.map(({ key, plays }) => toColumn(key, plays))}
					/>
					<Ratings year={year} ratings={figures.ratings} />
					<Rankings year={year} figures={figures} />
					<Remarks figures={figures} isCut={isCut} unknownTitles={unknownTitles} year={year} timeZone={timeZone} />
				</>
			)}
		</div>
	);
}

function isAll(year: string): boolean {
	return year === ALL_YEARS;
}

function hoursOf({ minutes }: YearFigures): number {
	return Math.round(minutes / 60);
}

/** Of a month as YYYY-MM, which leads to the diary, or of a year, which leads to its page. */
function toColumn(key: string, value: number): Column {
	const isYear = key.length === 4;
	const name = isYear ? key : formatMonth(key);
	const short = { short: isYear ? key : name.slice(0, 3), shortest: isYear ? key : name.slice(0, 1) };
	return {
		key,
		name,
		...short,
		label: `${formatCount(value)} in ${name}`,
		value,
		to: isYear ? `/watched/${key}` : diaryUrl(key),
	};
}

function Figures({ year, figures }: { year: string; figures: YearFigures }) {
	const { movies, episodes, titles, again, longestRun: run } = figures;
	const shown: [value: number, one: string, many: string, to: string | null][] = [
		[hoursOf(figures), "hour", "hours", diaryUrl(year)],
		[titles, "title", "titles", diaryUrl(year, { hasTickets: true })],
		[movies, "movie", "movies", diaryUrl(year, { show: "movies" })],
		[episodes, "episode", "episodes", diaryUrl(year, { show: "shows" })],
		[again, "rewatch", "rewatches", null],
	];
	if (run) {
		const days = run.days === 1 ? run.first : `${run.first}..${run.last}`;
		shown.push([run.days, "day in a row", "days in a row", diaryUrl(days)]);
	}
	return (
		<ul className="mb-12 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
			{shown.map(([value, one, many, to]) => (
				<li key={one}>
					<Figure value={value} label={value === 1 ? one : many} to={to} />
				</li>
			))}
		</ul>
	);
}

function Figure({ value, label, to }: { value: number; label: string; to: string | null }) {
	const content = (
		<>
			<span className="lettering block text-title text-bulb tabular-nums group-hover:text-glow">
				{formatCount(value)}
			</span>{" "}
			<span className="text-soft group-hover:text-glow">{label}</span>
		</>
	);
	if (to === null) return content;
	return (
		<Link to={to} className="group block">
			{content}
		</Link>
	);
}

/** How what was watched was rated; the list of ratings has those of all years. */
function Ratings({ year, ratings }: { year: string; ratings: number[] }) {
	if (ratings.every((titles) => titles === 0)) return null;
	const columns = ratings.map((value, index): Column => {
		const key = String(index + 1);
		const to = isAll(year) ? listUrl({ ...wholeList("watched"), show: "rated" }) : null;
		return {
			key,
			name: `Rated ${key}`,
			label: `${formatCount(value)} rated ${key}`,
			short: key,
			shortest: key,
			value,
			to,
		};
	});
	return <Columns heading="How you rated it" caption="Titles by rating" columns={columns} />;
}

function Rankings({ year, figures }: { year: string; figures: YearFigures }) {
	const { genres, topTitles, people, countries, decades } = figures;
	return (
		<div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
			<Ranking
				heading="Most watched"
				unit="time"
				rows={topTitles.map(({ title, plays, ...ref }) => [title, plays, titlePath(ref)])}
			/>
			<Ranking
				heading="Most seen people"
				unit="title"
				rows={people.map(({ id, name, titles }) => [name, titles, personPath({ id })])}
			/>
			<Ranking
				heading="Genres"
				unit="time"
				rows={genres.map(({ name, plays }) => [name, plays, diaryUrl(year, { genre: name })])}
			/>
			<Ranking heading="Decades" unit="title" rows={decades.map(({ name, titles }) => [`${name}s`, titles, null])} />
			<Ranking heading="Countries" unit="title" rows={countries.map(({ name, titles }) => [name, titles, null])} />
		</div>
	);
}

/** What the figures leave out. */
function Remarks({ year, figures, isCut, unknownTitles, timeZone }: Omit<YearPageProps, "years" | "strip">) {
	const { longestRun: run, untimed } = figures;
	const remarks = [
		run && run.days > 1 && `The longest run of days was from ${formatDate(run.first)} to ${formatDate(run.last)}.`,
		untimed > 0 &&
			`The hours are without ${untimed === 1 ? "one entry" : `${formatCount(untimed)} entries`} of unknown length.`,
		unknownTitles > 0 && `Genres, countries and people are without ${formatPlural(unknownTitles, "title")}.`,
		isCut && isAll(year) && "All but movies and episodes is of your latest 10,000 entries.",
		isCut && !isAll(year) && "The year has more than 10,000 entries: the figures are those of the latest ones.",
		isAll(year)
			? "What has no date counts as a movie or an episode, and in nothing else."
			: "What has no date belongs to no year.",
	];
	return (
		<p className="mt-10 max-w-prose text-[0.9375rem] text-soft">
			{remarks.filter(Boolean).join(" ")} <DaysOf timeZone={timeZone} />
		</p>
	);
}

/** A ticket of each month, or of each year, and the picture that has all of them. */
function Strip({ year, strip, hours }: Pick<YearPageProps, "year" | "strip"> & { hours: number }) {
	if (strip.length === 0) return null;
	const picture = `/watched/${year}/strip.svg?hours=${hours}`;

	async function share(): Promise<void> {
		await shareStrip(picture, nameYear(year));
	}

	return (
		<section className="mb-12">
			<h2 className="sr-only">{isAll(year) ? "A ticket of each year" : "A ticket of each month"}</h2>
			<ol className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-6">
				{strip.map(({ key, url, name }) => (
					<li key={key}>
						<Link to={toColumn(key, 0).to ?? ""} className="group block rounded-lg">
							<img src={url} alt={name} width={480} height={204} className="w-full" />
							<span className="mt-1 block text-[0.8125rem] text-soft group-hover:text-glow">
								{isAll(year) ? key : formatMonth(key)}
							</span>
						</Link>
					</li>
				))}
			</ol>
			<div className="mt-6 flex flex-wrap gap-3">
				<Button icon="share" onClick={() => void share()}>
					Share as a picture
				</Button>
				<a href={picture} download={`${nameYear(year)}.svg`} className={buttonClass()}>
					Download to print
				</a>
			</div>
		</section>
	);
}
