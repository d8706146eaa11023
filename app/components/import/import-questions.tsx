import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/select";
import type { Columns as ColumnNames } from "~/domain/import/columns";
import type { PlanOptions } from "~/domain/import/plan";
import type { Import } from "./import-list";

interface Answers {
	shown: Import;
	examples: string[];
	options: PlanOptions;
	timeZones: string[];
	isBusy: boolean;
}

const ORDERS = [
	["dmy", "Day first: 3/4 is April 3"],
	["mdy", "Month first: 3/4 is March 4"],
	["ymd", "Year first: 24/3/4 is March 4, 2024"],
	["none", "Leave open what cannot be read"],
] as const;

const BULK = [
	["keep", "Keep them as dates"],
	["unknown", "Leave the date open"],
] as const;

const RATINGS = [
	["keep", "Keep mine"],
	["replace", "Take the file's"],
] as const;

const COLUMN_LABELS: Record<keyof ColumnNames, string> = {
	title: "Title",
	year: "Year",
	media_type: "Movie or show",
	season: "Season",
	episode: "Episode",
	episode_title: "Name of the episode",
	watched_at: "Watched on",
	added_at: "Saved on",
	rating: "Rating of 1 to 10",
	stars: "Rating of ½ to 5 stars",
	rated_at: "Rated on",
	tmdb: "TMDB's id",
	imdb: "IMDb's id",
	tvdb: "TheTVDB's id",
	source_id: "Id of the play",
};

/** What the files do not say, once for all of their rows. An answer plans the rows anew. */
export function ImportQuestions({ shown, examples, options, timeZones, isBusy }: Answers) {
	const { questions, byKind, people, columns } = shown;
	if (questions.includes("columns")) return <Columns header={columns ?? []} examples={examples} isBusy={isBusy} />;
	const asksRatings = byKind.rating.present > 0 || options.ratings === "replace";
	if (questions.length === 0 && !asksRatings) return null;
	return (
		<Form method="post" preventScrollReset className="import-questions">
			<input type="hidden" name="intent" value="answer" />
			{questions.includes("person") && (
				<Question text="The files hold what several people watched. Whose is it that you want?">
					<Select
						name="person"
						label="Person"
						value={options.person ?? ""}
						any="Everybody's"
						options={people.map((name) => [name, name])}
					/>
				</Question>
			)}
			{questions.includes("timeZone") && (
				<Question text="The file's times have no time zone. In which one were they?">
					<Select
						name="timeZone"
						label="Time zone"
						value={options.timeZone}
						options={timeZones.map((zone) => [zone, zone.replaceAll("_", " ")])}
					/>
				</Question>
			)}
			{questions.includes("dateOrder") && (
				<Question text="Some dates of the files can be read in several ways, or not at all. How are they written?">
					<Select name="dateOrder" label="Order of day and month" value={options.dateOrder ?? "dmy"} options={ORDERS} />
				</Question>
			)}
			{questions.includes("bulkDates") && (
				<Question text="Several episodes share one time, as when a season is marked at once. Were they watched then?">
					<Select name="bulkDates" label="Shared times" value={options.bulkDates} options={BULK} />
				</Question>
			)}
			{asksRatings && (
				<Question text="What if you have rated a title otherwise here?">
					<Select name="ratings" label="Other ratings" value={options.ratings} options={RATINGS} />
				</Question>
			)}
			<Button type="submit" busyLabel={isBusy && "Working..."}>
				Use these answers
			</Button>
		</Form>
	);
}

function Question({ text, children }: { text: string; children: React.ReactNode }) {
	return (
		<div className="import-question">
			<p>{text}</p>
			{children}
		</div>
	);
}

function Columns({ header, examples, isBusy }: { header: string[]; examples: string[]; isBusy: boolean }) {
	const options = header.map((name, at) => [name, examples[at] ? `${name}: ${examples[at]}` : name] as const);
	return (
		<Form method="post" preventScrollReset className="space-y-5">
			<input type="hidden" name="intent" value="columns" />
			<p>
				The columns of this file are not known. Say which is which: a title or an id, and a date or a rating are enough.
			</p>
			<div className="import-columns">
				{Object.entries(COLUMN_LABELS).map(([name, label]) => (
					<div key={name} className="import-question">
						<p>{label}</p>
						<Select name={name} label={label} value="" any="In no column" options={options} />
					</div>
				))}
			</div>
			<Button type="submit" variant="primary" busyLabel={isBusy && "Reading..."}>
				Read the file
			</Button>
		</Form>
	);
}
