import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/select";
import type { PlanOptions } from "~/domain/import/import-options.server";
import type { AskedColumn, Columns as ColumnNames } from "~/domain/import/reading/guess-columns";
import { describeTimeZone } from "~/lib/text/time-zone-names";
import { importQuestionTexts } from "~/messages/import-questions";
import { useTexts } from "~/messages/use-language";
import type { Import } from "./import-list";

interface Answers {
	shown: Import;
	asked: AskedColumn[];
	options: PlanOptions;
	timeZones: string[];
	isBusy: boolean;
}

/** The choices of a question, in the order of their texts. */
const toOptions = (names: Record<string, string>) => Object.entries(names);

/** What the files do not say, once for all of their rows. An answer plans the rows anew. */
export function ImportQuestions({ shown, asked, options, timeZones, isBusy }: Answers) {
	const texts = useTexts(importQuestionTexts);
	const { questions, byKind, people, lists } = shown;
	if (questions.includes("columns")) return <Columns {...{ asked, isBusy }} />;
	const asksRatings = byKind.rating.present > 0 || options.ratings === "replace";
	if (questions.length === 0 && !asksRatings) return null;
	return (
		<Form method="post" preventScrollReset className="flex flex-col items-start gap-5 border-y border-line py-5">
			<input type="hidden" name="intent" value="answer" />
			{questions.includes("person") && (
				<Question text={texts.whosePerson}>
					<Select
						name="person"
						label={texts.person}
						value={options.person ?? ""}
						any={texts.everybodys}
						options={people.map((name) => [name, name])}
					/>
				</Question>
			)}
			{lists.map((file) => (
				<Question key={file} text={texts.whatIsList(file)}>
					<Select
						name={`list:${file}`}
						label={texts.whatIs(file)}
						value={options.lists[file] ?? "later"}
						options={toOptions(texts.listMeanings)}
					/>
				</Question>
			))}
			{questions.includes("rated") && (
				<Question text={texts.didYouWatch}>
					<Select
						name="rated"
						label={texts.whatWasRated}
						value={options.rated}
						options={toOptions(texts.ratedMeanings)}
					/>
				</Question>
			)}
			{questions.includes("thumbs") && (
				<Question text={texts.whatThumbs}>
					<Select name="thumbs" label={texts.thumbs} value={options.thumbs} options={toOptions(texts.thumbMeanings)} />
				</Question>
			)}
			{questions.includes("timeZone") && (
				<Question text={texts.whichZone}>
					<Select
						name="timeZone"
						label={texts.timeZone}
						value={options.timeZone}
						options={timeZones.map((zone) => [zone, describeTimeZone(zone)])}
					/>
				</Question>
			)}
			{questions.includes("dateOrder") && (
				<Question text={texts.whichOrder}>
					<Select
						name="dateOrder"
						label={texts.dateOrder}
						value={options.dateOrder ?? "dmy"}
						options={toOptions(texts.dateOrders)}
					/>
				</Question>
			)}
			{questions.includes("bulkDates") && (
				<Question text={texts.watchedThen}>
					<Select
						name="bulkDates"
						label={texts.sharedTimes}
						value={options.bulkDates}
						options={toOptions(texts.sharedMeanings)}
					/>
				</Question>
			)}
			{asksRatings && (
				<Question text={texts.ratedOtherwise}>
					<Select
						name="ratings"
						label={texts.otherRatings}
						value={options.ratings}
						options={toOptions(texts.ratingChoices)}
					/>
				</Question>
			)}
			<Button type="submit" busyLabel={isBusy && texts.working}>
				{texts.useAnswers}
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
	const texts = useTexts(importQuestionTexts);
	const targets = toOptions(texts.columns satisfies Record<keyof ColumnNames, string>);
	return (
		<Form method="post" preventScrollReset className="space-y-5">
			<input type="hidden" name="intent" value="columns" />
			<p>{texts.columnsLead}</p>
			<ul className="divide-y divide-line border-y border-line">
				{asked.map(({ key, name, example, guess }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and their order is fixed.
					<li key={at} className={`${QUESTION} py-3.5`}>
						<div className="min-w-0">
							<p className="font-semibold wrap-anywhere">{name}</p>
							<p className="text-sm text-soft wrap-anywhere">{example ? texts.forExample(example) : texts.empty}</p>
						</div>
						<Select
							name={`column:${key}`}
							label={texts.whatIs(name)}
							value={guess ?? ""}
							any={texts.notUsed}
							options={targets}
						/>
					</li>
				))}
			</ul>
			<Button type="submit" variant="primary" busyLabel={isBusy && texts.readingFile}>
				{texts.readFile}
			</Button>
		</Form>
	);
}
