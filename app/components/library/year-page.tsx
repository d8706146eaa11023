import { Link } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { personPath, titlePath } from "~/domain/catalogue/paths";
import type { YearFigures } from "~/domain/library/diary/year";
import { type ListView, listUrl, wholeList } from "~/domain/library/lists/list-view";
import { formatCount, formatDate, formatMonth, formatPlural } from "~/lib/text/format";
import { DaysOf } from "./days-of";
import { ImportOffer } from "./import-offer";
import { shareStrip } from "./share-strip.client";

interface YearPageProps {
	year: string;
	/** Those that have plays, the newest first. */
	years: string[];
	figures: YearFigures;
	isCut: boolean;
	unknownTitles: number;
	timeZone: string;
}

/** The part of the diary that a figure counts. */
function diaryUrl(when: string, view: Partial<ListView> = {}): string {
	return listUrl({ ...wholeList("watched"), ...view, when });
}

/** A year of what was watched, in figures, charts and tickets. */
export function YearPage({ year, years, figures, isCut, unknownTitles, timeZone }: YearPageProps) {
	const isEmpty = figures.titles === 0;
	return (
		<div className="px-gutter pt-28 md:pt-36">
			<h1 className="lettering text-title">{year} in Pictures</h1>
			<p className="mt-3 mb-6 text-soft">
				{isEmpty ? "Nothing was watched in this year" : `${formatPlural(figures.days, "day")} with something to watch`}
			</p>
			<nav aria-label="Years" className="mb-8 flex flex-wrap gap-2">
				<Link to={listUrl(wholeList("watched"))} className="chip">
					Diary
				</Link>
				{years.map((other) => (
					<Link
						key={other}
						to={`/watched/${other}`}
						aria-current={other === year ? "page" : undefined}
						className="chip"
					>
						{other}
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
					<Figures year={year} figures={figures} />
					<MonthChart year={year} months={figures.months} />
					<div className="grid gap-8 sm:grid-cols-3">
						<Ranking
							heading="Genres"
							rows={figures.genres.map(({ name, plays }) => [name, plays, diaryUrl(year, { genre: name })])}
						/>
						<Ranking
							heading="Most watched"
							rows={figures.topTitles.map(({ title, plays, ...ref }) => [title, plays, titlePath(ref)])}
						/>
						<Ranking
							heading="Most seen people"
							unit="title"
							rows={figures.people.map(({ id, name, titles }) => [name, titles, personPath({ id })])}
						/>
					</div>
					<Remarks figures={figures} isCut={isCut} unknownTitles={unknownTitles} timeZone={timeZone} />
					<Strip year={year} tickets={figures.months.filter((plays) => plays > 0).length} />
				</>
			)}
		</div>
	);
}

function Figures({ year, figures }: { year: string; figures: YearFigures }) {
	const { minutes, movies, episodes, titles, longestRun: run } = figures;
	const shown: [value: number, unit: string, to: string][] = [
		[Math.round(minutes / 60), "hour", diaryUrl(year)],
		[titles, "title", diaryUrl(year, { hasTickets: true })],
		[movies, "movie", diaryUrl(year, { show: "movies" })],
		[episodes, "episode", diaryUrl(year, { show: "shows" })],
	];
	if (run) shown.push([run.days, "day", diaryUrl(run.days === 1 ? run.first : `${run.first}..${run.last}`)]);
	return (
		<ul className="mb-12 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
			{shown.map(([value, unit, to], index) => (
				<li key={`${unit}-${to}`}>
					<Link to={to} className="group block">
						<span className="lettering block text-title text-bulb tabular-nums group-hover:text-glow">
							{formatCount(value)}
						</span>{" "}
						<span className="text-soft group-hover:text-glow">
							{index === 4 ? `${value === 1 ? "day" : "days"} in a row` : `${unit}${value === 1 ? "" : "s"}`}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Units of the drawing for each month; the height is 100. */
const COLUMN = 20;

function MonthChart({ year, months }: { year: string; months: number[] }) {
	const highest = Math.max(...months, 1);
	const named = months.map((plays, index) => {
		const month = `${year}-${String(index + 1).padStart(2, "0")}`;
		return { plays, month, name: formatMonth(month), height: (plays / highest) * 100 };
	});
	return (
		<figure aria-label="By month" className="mb-12">
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${12 * COLUMN} 100`}
				preserveAspectRatio="none"
				height="180"
				fill="var(--color-bulb)"
				className="w-full border-b border-line"
			>
				{named.map(({ month, plays, name, height }, index) => (
					<rect key={month} x={index * COLUMN + 3} y={100 - height} width={COLUMN - 6} height={height}>
						<title>{`${name}: ${formatCount(plays)}`}</title>
					</rect>
				))}
			</svg>
			<table className="w-full table-fixed text-center text-[0.8125rem]">
				<caption className="sr-only">Watched by month</caption>
				<thead>
					<tr>
						{named.map(({ month, name }) => (
							<th key={month} scope="col" className="pt-2 font-normal text-soft">
								<span className="sr-only">{name}</span>
								<span aria-hidden="true" className="sm:hidden">
									{name.slice(0, 1)}
								</span>
								<span aria-hidden="true" className="max-sm:hidden">
									{name.slice(0, 3)}
								</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						{named.map(({ month, plays, name }) => (
							<td key={month} className="tabular-nums">
								{plays > 0 ? (
									<Link
										to={diaryUrl(month)}
										aria-label={`${formatCount(plays)} in ${name}`}
										className="block py-2 font-semibold hover:text-glow"
									>
										{formatCount(plays)}
									</Link>
								) : (
									<span className="text-soft">0</span>
								)}
							</td>
						))}
					</tr>
				</tbody>
			</table>
		</figure>
	);
}

interface RankingProps {
	heading: string;
	/** Of the numbers, where they are not times. */
	unit?: string;
	rows: [name: string, value: number, to: string][];
}

/** A list of links, each above a bar of its share of the highest value. */
function Ranking({ heading, unit, rows }: RankingProps) {
	if (rows.length === 0) return null;
	const highest = Math.max(...rows.map(([, value]) => value));
	return (
		<section>
			<h2 className="lettering mb-4 text-heading">{heading}</h2>
			<ol>
				{rows.map(([name, value, to]) => (
					<li key={to}>
						<Link to={to} className="group block py-2">
							<span className="flex items-baseline justify-between gap-4">
								<span dir="auto" className="font-semibold group-hover:text-glow">
									{name}
								</span>
								<span className="shrink-0 text-[0.8125rem] text-soft tabular-nums">
									{unit ? formatPlural(value, unit) : formatCount(value)}
								</span>
							</span>
							<svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-2 h-1 w-full">
								<rect width="100" height="1" fill="var(--color-lifted)" />
								<rect width={(value / highest) * 100} height="1" fill="var(--color-bulb)" />
							</svg>
						</Link>
					</li>
				))}
			</ol>
		</section>
	);
}

/** What the figures leave out. */
function Remarks({ figures, isCut, unknownTitles, timeZone }: Omit<YearPageProps, "year" | "years">) {
	const { longestRun: run, untimed } = figures;
	const remarks = [
		run && run.days > 1 && `The longest run of days was from ${formatDate(run.first)} to ${formatDate(run.last)}.`,
		untimed > 0 && `The hours are without ${formatCount(untimed)} entries of unknown length.`,
		unknownTitles > 0 && `Genres and people are without ${formatPlural(unknownTitles, "title")}.`,
		isCut && "The year has more than 10,000 entries: the figures are those of the latest ones.",
		"What has no date belongs to no year.",
	];
	return (
		<p className="mt-10 max-w-prose text-[0.9375rem] text-soft">
			{remarks.filter(Boolean).join(" ")} <DaysOf timeZone={timeZone} />
		</p>
	);
}

/** The size of the picture that `artwork/strip.ts` draws. */
function sizeOfStrip(tickets: number) {
	return { width: 1080, height: 334 + Math.ceil(tickets / 2) * 228 };
}

function Strip({ year, tickets }: { year: string; tickets: number }) {
	const picture = `/watched/${year}/strip.svg`;

	async function share(): Promise<void> {
		await shareStrip(picture, `${year} in Pictures`);
	}

	return (
		<section className="mt-12">
			<h2 className="lettering mb-4 text-heading">A ticket of each month</h2>
			<div className="mb-5 flex flex-wrap gap-3">
				<Button icon="share" onClick={() => void share()}>
					Share as a picture
				</Button>
				<a href={picture} download={`${year}.svg`} className={buttonClass()}>
					Download to print
				</a>
			</div>
			<a href={picture} className="block max-w-2xl rounded-lg">
				<img
					src={picture}
					alt={`${year} as a strip of tickets`}
					loading="lazy"
					{...sizeOfStrip(tickets)}
					className="w-full rounded-lg"
				/>
			</a>
		</section>
	);
}
