import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/select";
import type { PlanOptions } from "~/domain/import/import-options.server";
import type { AskedColumn, Columns as ColumnNames } from "~/domain/import/reading/guess-columns";
import type { ListMeaning, RatedMeaning } from "~/domain/import/reading/meanings";
import { ofRemarkColumns } from "~/domain/import/row-kinds";
import { describeTimeZone } from "~/lib/text/time-zone-names";
import type { Import } from "./import-list";

interface Answers {
	shown: Import;
	asked: AskedColumn[];
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

const LISTS: [ListMeaning, string][] = [
	["later", "To watch: they go to Watch Later"],
	["watched", "Watched, on the day of the entry"],
	["undated", "Watched, on a day that is not known"],
	["nothing", "Neither: leave them out"],
];

const RATED: [RatedMeaning, string][] = [
	["undated", "Yes, on a day that is not known"],
	["dated", "Yes, on the day of the rating"],
	["no", "No, take the ratings only"],
];

const THUMBS = [
	["nothing", "Leave them out"],
	["ratings", "Down is 4, up is 8, two thumbs up are 10"],
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
	...ofRemarkColumns(({ label, timeLabel }, part) => (part === "value" ? label : timeLabel)),
	stars: "Rating of ½ to 5 stars",
	tmdb: "TMDB's id",
	imdb: "IMDb's id",
	tvdb: "TheTVDB's id",
	source_id: "Id of the play",
};

/** What the files do not say, once for all of their rows. An answer plans the rows anew. */
export function ImportQuestions({ shown, asked, options, timeZones, isBusy }: Answers) {
	const { questions, byKind, people, lists } = shown;
	if (questions.includes("columns")) return <Columns {...{ asked, isBusy }} />;
	const asksRatings = byKind.rating.present > 0 || options.ratings === "replace";
	if (questions.length === 0 && !asksRatings) return null;
	return (
		<Form method="post" preventScrollReset className="flex flex-col items-start gap-5 border-y border-line py-5">
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
			{lists.map((file) => (
				<Question key={file} text={`What is the list ${file}?`}>
					<Select
						name={`list:${file}`}
						label={`What ${file} is`}
						value={options.lists[file] ?? "later"}
						options={LISTS}
					/>
				</Question>
			))}
			{questions.includes("rated") && (
				<Question text="The files have ratings of titles without a date of watching. Did you watch what you rated?">
					<Select name="rated" label="What was rated" value={options.rated} options={RATED} />
				</Question>
			)}
			{questions.includes("thumbs") && (
				<Question text="The files have thumbs, which are no ratings of 1 to 10. What do they become?">
					<Select name="thumbs" label="Thumbs" value={options.thumbs} options={THUMBS} />
				</Question>
			)}
			{questions.includes("timeZone") && (
				<Question text="The file's times have no time zone. In which one were they?">
					<Select
						name="timeZone"
						label="Time zone"
						value={options.timeZone}
						options={timeZones.map((zone) => [zone, describeTimeZone(zone)])}
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

const QUESTION = "grid w-full items-center gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_20rem]";

function Question({ text, children }: { text: string; children: React.ReactNode }) {
	return (
		<div className={QUESTION}>
			<p>{text}</p>
			{children}
		</div>
	);
}

/** Each column of the file once, with what it was recognised as. */
function Columns({ asked, isBusy }: Pick<Answers, "asked" | "isBusy">) {
	const targets = Object.entries(COLUMN_LABELS);
	return (
		<Form method="post" preventScrollReset className="space-y-5">
			<input type="hidden" name="intent" value="columns" />
			<p>
				These are the columns of your file. Say what each of them is: a title or an id is needed, and what is “not used”
				is left out.
			</p>
			<ul className="divide-y divide-line border-y border-line">
				{asked.map(({ key, name, example, guess }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and their order is fixed.
					<li key={at} className={`${QUESTION} py-3.5`}>
						<div className="min-w-0">
							<p className="font-semibold wrap-anywhere">{name}</p>
							<p className="text-sm text-soft wrap-anywhere">{example ? `For example: ${example}` : "Empty"}</p>
						</div>
						<Select
							name={`column:${key}`}
							label={`What ${name} is`}
							value={guess ?? ""}
							any="Not used"
							options={targets}
						/>
					</li>
				))}
			</ul>
			<Button type="submit" variant="primary" busyLabel={isBusy && "Reading..."}>
				Read the file
			</Button>
		</Form>
	);
}
