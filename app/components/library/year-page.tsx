import { Link } from "react-router";
import { Button, buttonClass } from "~/components/ui/button";
import { personPath, titlePath } from "~/domain/catalogue/paths";
import { ALL_YEARS, type YearFigures } from "~/domain/library/diary/year";
import type { Year } from "~/domain/library/diary/year.server";
import { type ListView, listUrl, wholeList } from "~/domain/library/lists/list-view";
import { pathIn } from "~/lib/language/languages";
import { type DiaryTexts, diaryTexts } from "~/messages/diary";
import { type Formats, useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useLanguage, useTexts } from "~/messages/use-language";
import { DaysOf } from "./days-of";
import { EmptyLibrary } from "./import-offer";
import { shareStrip } from "./share-strip.client";
import { type Column, Columns, Ranking } from "./year-charts";

interface YearPageProps extends Year {
	/** "2026" or `ALL_YEARS`. */
	year: string;
	/** Those that have plays, the newest first. */
	years: string[];
	timeZone: string;
}

/** The part of the diary that a figure counts. */
function diaryUrl(when: string, view: Partial<ListView> = {}): string {
	return listUrl({ ...wholeList("watched"), ...view, when: when === ALL_YEARS ? null : when });
}

/** "My 2026", "All time". */
function useYearName(year: string): string {
	const { allTime } = useTexts(diaryTexts);
	const { myYear } = useTexts(siteTexts);
	return isAll(year) ? allTime : myYear(year);
}

/** A year of what was watched, or all of them, in tickets, figures and charts. */
export function YearPage({ year, years, figures, strip, isCut, unknownTitles, timeZone }: YearPageProps) {
	const texts = useTexts(diaryTexts);
	const formats = useFormats();
	const isEmpty = figures.movies + figures.episodes === 0;
	return (
		<div className="px-gutter pt-20 md:pt-28">
			<h1 className="lettering text-title">{useYearName(year)}</h1>
			<p className="mt-3 mb-6 text-soft">
				{isEmpty ? (isAll(year) ? texts.nothingYet : texts.nothingInYear) : texts.daysWithSomething(figures.days)}
			</p>
			<nav aria-label={texts.years} className="mb-8 flex flex-wrap gap-2">
				<Link to={listUrl(wholeList("watched"))} className="chip">
					{texts.diary}
				</Link>
				{[ALL_YEARS, ...years].map((other) => (
					<Link
						key={other}
						to={`/watched/${other}`}
						aria-current={other === year ? "page" : undefined}
						className="chip"
					>
						{isAll(other) ? texts.allTime : other}
					</Link>
				))}
			</nav>
			{isEmpty ? (
				<EmptyLibrary heading={texts.nothingWatched} advice={texts.nothingWatchedAdvice} />
			) : (
				<>
					<Strip year={year} strip={strip} hours={hoursOf(figures)} />
					<Figures year={year} figures={figures} />
					<Columns
						heading={isAll(year) ? texts.yearByYear : texts.monthByMonth}
						caption={isAll(year) ? texts.watchedByYear : texts.watchedByMonth}
						columns={figures.columns.map(({ key, plays }) => toColumn(texts, formats, key, plays))}
					/>
					<Ratings year={year} ratings={figures.ratings} />
					<Rankings year={year} figures={figures} />
					<Remarks figures={figures} isCut={isCut} unknownTitles={unknownTitles} year={year} timeZone={timeZone} />
				</>
			)}
		</div>
	);
}

/** Entries that the figures of a year are made of: `YEAR_PLAYS_MAX` on the server. */
const PLAYS_COUNTED = 10_000;

function isAll(year: string): boolean {
	return year === ALL_YEARS;
}

function hoursOf({ minutes }: YearFigures): number {
	return Math.round(minutes / 60);
}

function columnUrl(key: string): string {
	return key.length === 4 ? `/watched/${key}` : diaryUrl(key);
}

/** Of a month as YYYY-MM, which leads to the diary, or of a year, which leads to its page. */
function toColumn(texts: DiaryTexts, formats: Formats, key: string, value: number): Column {
	const isYear = key.length === 4;
	const name = isYear ? key : formats.month(key);
	return {
		key,
		name,
		short: isYear ? key : formats.monthName(key, "short"),
		shortest: isYear ? key : formats.monthName(key, "narrow"),
		label: texts.countIn(formats.count(value), name),
		value,
		to: columnUrl(key),
	};
}

function Figures({ year, figures }: { year: string; figures: YearFigures }) {
	const { movies, episodes, titles, again, longestRun: run } = figures;
	const texts = useTexts(diaryTexts);
	const shown: [value: number, unit: (count: number) => string, to: string | null][] = [
		[hoursOf(figures), texts.hours, diaryUrl(year)],
		[titles, texts.titles, diaryUrl(year, { hasTickets: true })],
		[movies, texts.movies, diaryUrl(year, { show: "movies" })],
		[episodes, texts.episodes, diaryUrl(year, { show: "shows" })],
		[again, texts.rewatches, null],
	];
	if (run) {
		const days = run.days === 1 ? run.first : `${run.first}..${run.last}`;
		shown.push([run.days, texts.daysInARow, diaryUrl(days)]);
	}
	return (
		<ul className="mb-12 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
			{shown.map(([value, unit, to]) => (
				<li key={unit(1)}>
					<Figure value={value} label={unit(value)} to={to} />
				</li>
			))}
		</ul>
	);
}

function Figure({ value, label, to }: { value: number; label: string; to: string | null }) {
	const formats = useFormats();
	const content = (
		<>
			<span className="lettering block text-title text-bulb tabular-nums group-hover:text-glow">
				{formats.count(value)}
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
	const texts = useTexts(diaryTexts);
	const formats = useFormats();
	if (ratings.every((titles) => titles === 0)) return null;
	const columns = ratings.map((value, index): Column => {
		const key = String(index + 1);
		const to = isAll(year) ? listUrl({ ...wholeList("watched"), show: "rated" }) : null;
		return {
			key,
			name: texts.ratedAs(key),
			label: texts.countRated(formats.count(value), key),
			short: key,
			shortest: key,
			value,
			to,
		};
	});
	return <Columns heading={texts.howYouRated} caption={texts.titlesByRating} columns={columns} />;
}

function Rankings({ year, figures }: { year: string; figures: YearFigures }) {
	const texts = useTexts(diaryTexts);
	const { genre: nameGenre } = useTexts(siteTexts);
	const { genres, topTitles, people, countries, decades } = figures;
	return (
		<div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
			<Ranking
				heading={texts.mostWatched}
				count={texts.times}
				rows={topTitles.map(({ title, plays, ...ref }) => [title, plays, titlePath(ref)])}
			/>
			<Ranking
				heading={texts.mostSeenPeople}
				count={texts.ofTitles}
				rows={people.map(({ id, name, titles }) => [name, titles, personPath({ id })])}
			/>
			<Ranking
				heading={texts.genres}
				count={texts.times}
				rows={genres.map(({ name, plays }) => [nameGenre(name), plays, diaryUrl(year, { genre: name })])}
			/>
			<Ranking
				heading={texts.decades}
				count={texts.ofTitles}
				rows={decades.map(({ name, titles }) => [texts.decade(name), titles, null])}
			/>
			<Ranking
				heading={texts.countries}
				count={texts.ofTitles}
				rows={countries.map(({ name, titles }) => [name, titles, null])}
			/>
		</div>
	);
}

/** What the figures leave out. */
function Remarks({ year, figures, isCut, unknownTitles, timeZone }: Omit<YearPageProps, "years" | "strip">) {
	const texts = useTexts(diaryTexts);
	const formats = useFormats();
	const { longestRun: run, untimed } = figures;
	const max = formats.count(PLAYS_COUNTED);
	const remarks = [
		run && run.days > 1 && texts.longestRun(formats.date(run.first) ?? "", formats.date(run.last) ?? ""),
		untimed > 0 && texts.untimed(untimed),
		unknownTitles > 0 && texts.unknownTitles(unknownTitles),
		isCut && (isAll(year) ? texts.cutAll(max) : texts.cutYear(max)),
		isAll(year) ? texts.undatedOfAll : texts.undatedOfYear,
	];
	return (
		<div className="mt-10 max-w-prose text-[0.9375rem] text-soft">
			<p>{formats.sentences(remarks.flatMap((remark) => remark || []))}</p>
			<p>
				<DaysOf timeZone={timeZone} />
			</p>
		</div>
	);
}

/** A ticket of each month, or of each year, and the picture that has all of them. */
function Strip({ year, strip, hours }: Pick<YearPageProps, "year" | "strip"> & { hours: number }) {
	const texts = useTexts(diaryTexts);
	const formats = useFormats();
	const { season: nameSeason } = useTexts(siteTexts);
	const name = useYearName(year);
	const language = useLanguage();
	const picture = pathIn(language, `/watched/${year}/strip.svg?hours=${hours}`);
	if (strip.length === 0) return null;

	async function share(): Promise<void> {
		await shareStrip(picture, name, texts.pictureFailed);
	}

	return (
		<section className="mb-12">
			<h2 className="sr-only">{isAll(year) ? texts.ticketOfYear : texts.ticketOfMonth}</h2>
			<ol className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-6">
				{strip.map(({ key, url, season, day, ...title }) => (
					<li key={key}>
						<Link to={columnUrl(key)} className="group block rounded-lg">
							<img
								src={pathIn(language, url)}
								alt={texts.ticketOf(title.name, season === null ? (formats.date(day) ?? day) : nameSeason(season))}
								width={480}
								height={204}
								className="w-full"
							/>
							<span className="mt-1 block text-[0.8125rem] text-soft group-hover:text-glow">
								{isAll(year) ? key : formats.month(key)}
							</span>
						</Link>
					</li>
				))}
			</ol>
			<div className="mt-6 flex flex-wrap gap-3">
				<Button icon="share" onClick={() => void share()}>
					{texts.shareAsPicture}
				</Button>
				<a href={picture} download={`${name}.svg`} className={buttonClass()}>
					{texts.downloadToPrint}
				</a>
			</div>
		</section>
	);
}
