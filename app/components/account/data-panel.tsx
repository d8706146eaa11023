import { useState } from "react";
import { Form } from "react-router";
import { migrateLocalHistory } from "~/browser/library/outbox.client";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Notice } from "~/components/ui/notice";
import { Panel } from "~/components/ui/panel";
import { Question } from "~/components/ui/question";
import { IMPORT_URL } from "~/domain/import/import-path";
import { accountTexts } from "~/messages/account";
import { type SettingsTexts, settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";
import { ClearRecord, type RecordFacts, RestoreCleared } from "./clear-record";
import { RefusedChanges } from "./refused-changes";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { CONFIRM_DELETE_URL, settingsUrl } from "./settings-tabs";
import { useFormErrors } from "./use-form-errors";

interface Outcome {
	isDone: boolean;
	messages: string[];
}

/** Moves the watch history in browser storage to the server. */
async function migrate(profileId: string, texts: SettingsTexts): Promise<Outcome> {
	const result = await migrateLocalHistory(profileId);
	if (!result.ok) return { isDone: false, messages: [result.message] };
	const { migrated, skipped } = result;
	return { isDone: true, messages: [texts.migrated(migrated, skipped), texts.synced] };
}

/** Moves the browser's own list to the account. It cannot be reached without scripts. */
export function MigrationPanel({ profileId }: { profileId: string }) {
	const texts = useTexts(settingsTexts);
	const [isAsking, setIsAsking] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);

	async function start(event: React.FormEvent): Promise<void> {
		event.preventDefault();
		setIsAsking(false);
		setOutcome(null);
		setIsBusy(true);
		setOutcome(await migrate(profileId, texts));
		setIsBusy(false);
	}

	return (
		<Panel title={texts.dataManagement}>
			<h3 className="font-semibold">{texts.migrateTitle}</h3>
			<p className="mt-1 max-w-prose text-soft">{texts.migrateText}</p>
			<div role={outcome?.isDone === false ? "alert" : "status"} className="not-empty:mt-4">
				{outcome && (
					<Notice tone={outcome.isDone ? "good" : "alarm"} onDismiss={() => setOutcome(null)}>
						{outcome.messages.map((message) => (
							<p key={message}>{message}</p>
						))}
					</Notice>
				)}
			</div>
			<Button className="mt-4" busyLabel={isBusy && texts.migrating} onClick={() => setIsAsking(true)}>
				{texts.migrate}
			</Button>
			<RefusedChanges profileId={profileId} />
			<noscript>
				<p className="mt-3 text-sm text-soft">{texts.noMigration}</p>
			</noscript>
			<Question
				isOpen={isAsking}
				title={texts.migrateQuestion}
				text={texts.migrateQuestionText}
				label={texts.continue}
				variant="primary"
				back={null}
				onCancel={() => setIsAsking(false)}
				renderForm={(form) => <form {...form} onSubmit={start} />}
			/>
		</Panel>
	);
}

interface CsvFile {
	file: string;
	/** Null: for no service in particular. */
	service: string | null;
	/** The text that names the file; null: its service does. */
	text: "plainCsv" | "watchlistOf" | "ratingsOf" | null;
}

const CSV_FILES: CsvFile[] = [
	{ file: "plain.csv", service: null, text: "plainCsv" },
	{ file: "trakt.csv", service: "Trakt", text: null },
	{ file: "letterboxd.csv", service: "Letterboxd", text: null },
	{ file: "letterboxd-watchlist.csv", service: "Letterboxd", text: "watchlistOf" },
	{ file: "simkl.csv", service: "Simkl", text: null },
	{ file: "yamtrack.csv", service: "Yamtrack", text: null },
	{ file: "imdb-ratings.csv", service: "IMDb", text: "ratingsOf" },
	{ file: "imdb-watchlist.csv", service: "IMDb", text: "watchlistOf" },
];

function nameFile({ service, text }: CsvFile, texts: SettingsTexts): string {
	if (service === null || text === "plainCsv") return texts.plainCsv;
	return text === null ? service : texts[text](service);
}

/** The file has the libraries of all profiles, so it takes more than a session where one has a PIN. */
function UnlockForm({ state: latest }: { state: SettingsState | undefined }) {
	const { state, isBusy, isDisabled } = useSettingsForm("confirm-password", latest);
	const { errors, form } = useFormErrors({ state });
	const texts = useTexts(settingsTexts);
	const account = useTexts(accountTexts);
	return (
		<Form {...form} method="post" action={settingsUrl("data")} preventScrollReset className="mt-4 max-w-lg space-y-4">
			<input type="hidden" name="intent" value="confirm-password" />
			<PasswordField
				name="password"
				label={account.accountPassword}
				hint={texts.exportIsLocked}
				autoComplete="current-password"
				error={errors.password}
			/>
			<Button type="submit" disabled={isDisabled} busyLabel={isBusy && account.checking}>
				{texts.unlockData}
			</Button>
		</Form>
	);
}

interface DataPanelProps {
	/** Whether the first person of the account is in the session. Others have their own library only. */
	isFirst: boolean;
	/** The password has to be given before the download. */
	isLocked: boolean;
	record: RecordFacts | null;
	state: SettingsState | undefined;
}

/** What takes data out of the account, or into it. */
export function DataPanel({ isFirst, isLocked, record, state }: DataPanelProps) {
	const texts = useTexts(settingsTexts);
	return (
		<Panel title={texts.tabs.data} lead={texts.yourDataLead}>
			<div className="space-y-7">
				{record?.cleared && <RestoreCleared cleared={record.cleared} state={state} />}
				<div>
					<h3 className="font-semibold">{texts.yourCopy}</h3>
					<p className="mt-1 max-w-prose text-soft">{isFirst ? texts.wholeCopy : texts.libraryCopy}</p>
					{isFirst && isLocked ? (
						<UnlockForm state={state} />
					) : (
						<a
							href={isFirst ? "/api/me/export" : "/api/me/export/library.json"}
							download
							className={buttonClass("secondary", "medium", "mt-4")}
						>
							<Icon name="download" />
							{texts.downloadData}
						</a>
					)}
				</div>
				<div>
					<h3 className="font-semibold">{texts.forServices}</h3>
					<p className="mt-1 max-w-prose text-soft">{texts.forServicesText}</p>
					<div className="mt-4 flex flex-wrap gap-3">
						{CSV_FILES.map((csv) => (
							<a
								key={csv.file}
								href={`/api/me/export/${csv.file}`}
								download
								className={buttonClass("secondary", "medium")}
							>
								<Icon name="download" />
								{nameFile(csv, texts)}
							</a>
						))}
					</div>
				</div>
				<div>
					<h3 className="font-semibold">{texts.fromService}</h3>
					<p className="mt-1 max-w-prose text-soft">{texts.fromServiceText}</p>
					<ButtonLink to={IMPORT_URL} className="mt-4">
						{texts.import}
					</ButtonLink>
				</div>
				{isFirst && (
					<div>
						<h3 className="font-semibold">{texts.fromBrowser}</h3>
						<p className="mt-1 max-w-prose text-soft">{texts.fromBrowserText}</p>
						<ButtonLink to={settingsUrl("security")} className="mt-4">
							{texts.goToDataManagement}
						</ButtonLink>
					</div>
				)}
				<div>
					<h3 className="font-semibold">{texts.delete}</h3>
					<p className="mt-1 max-w-prose text-soft">{isFirst ? texts.clearOrDeleteText : texts.clearText}</p>
					<div className="mt-4 flex flex-wrap gap-3">
						{record && <ClearRecord record={record} state={state} />}
						{isFirst && (
							<ButtonLink to={CONFIRM_DELETE_URL} variant="danger">
								{texts.deleteMyAccount}
							</ButtonLink>
						)}
					</div>
				</div>
			</div>
		</Panel>
	);
}
