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
import { ClearRecord, type RecordFacts, RestoreCleared } from "./clear-record";
import { RefusedChanges } from "./refused-changes";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { CONFIRM_DELETE_URL, settingsUrl } from "./settings-tabs";
import { useFormErrors } from "./use-form-errors";

const SYNCED = "Watch history migrated successfully! Your data is now synced across devices.";

interface Outcome {
	isDone: boolean;
	messages: string[];
}

/** Moves the watch history in browser storage to the server. */
async function migrate(profileId: string): Promise<Outcome> {
	const result = await migrateLocalHistory(profileId);
	if (!result.ok) return { isDone: false, messages: [result.message] };
	const { migrated, skipped } = result;
	return {
		isDone: true,
		messages: [`Migration completed: ${migrated} items migrated, ${skipped} skipped`, SYNCED],
	};
}

/** Moves the browser's own list to the account. It cannot be reached without scripts. */
export function MigrationPanel({ profileId }: { profileId: string }) {
	const [isAsking, setIsAsking] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);

	async function start(event: React.FormEvent): Promise<void> {
		event.preventDefault();
		setIsAsking(false);
		setOutcome(null);
		setIsBusy(true);
		setOutcome(await migrate(profileId));
		setIsBusy(false);
	}

	return (
		<Panel title="Data Management">
			<h3 className="font-semibold">Migrate Watch History to Database</h3>
			<p className="mt-1 max-w-prose text-soft">
				Titles that you opened in this browser while signed out move to your account, so that you see them on every
				device.
			</p>
			<div role={outcome?.isDone === false ? "alert" : "status"} className="not-empty:mt-4">
				{outcome && (
					<Notice tone={outcome.isDone ? "good" : "alarm"} onDismiss={() => setOutcome(null)}>
						{outcome.messages.map((message) => (
							<p key={message}>{message}</p>
						))}
					</Notice>
				)}
			</div>
			<Button className="mt-4" busyLabel={isBusy && "Migrating..."} onClick={() => setIsAsking(true)}>
				Migrate to Database
			</Button>
			<RefusedChanges profileId={profileId} />
			<noscript>
				<p className="mt-3 text-sm text-soft">
					Without JavaScript, this browser stores no watch history, so there is nothing to migrate.
				</p>
			</noscript>
			<Question
				isOpen={isAsking}
				title="Migrate Watch History"
				text="This will migrate your localStorage watch history to the database for cross-device syncing. Continue?"
				label="Continue"
				variant="primary"
				back={null}
				onCancel={() => setIsAsking(false)}
				renderForm={(form) => <form {...form} onSubmit={start} />}
			/>
		</Panel>
	);
}

const CSV_FILES = [
	{ file: "plain.csv", label: "Plain CSV" },
	{ file: "trakt.csv", label: "Trakt" },
	{ file: "letterboxd.csv", label: "Letterboxd" },
	{ file: "letterboxd-watchlist.csv", label: "Letterboxd watchlist" },
	{ file: "simkl.csv", label: "Simkl" },
	{ file: "yamtrack.csv", label: "Yamtrack" },
	{ file: "imdb-ratings.csv", label: "IMDb ratings" },
	{ file: "imdb-watchlist.csv", label: "IMDb watchlist" },
];

/** The file has the libraries of all profiles, so it takes more than a session where one has a PIN. */
function UnlockForm({ state: latest }: { state: SettingsState | undefined }) {
	const { state, isBusy, isDisabled } = useSettingsForm("confirm-password", latest);
	const { errors, form } = useFormErrors({ state });
	return (
		<Form {...form} method="post" action={settingsUrl("data")} preventScrollReset className="mt-4 max-w-lg space-y-4">
			<input type="hidden" name="intent" value="confirm-password" />
			<PasswordField
				name="password"
				label="Password of the account"
				hint="The file has everybody's library, and somebody has a PIN."
				autoComplete="current-password"
				error={errors.password}
			/>
			<Button type="submit" disabled={isDisabled} busyLabel={isBusy && "Checking..."}>
				Unlock my data
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
	return (
		<Panel title="Your data" lead="What you watched and saved is yours: take it with you, bring it here, or delete it.">
			<div className="space-y-7">
				{record?.cleared && <RestoreCleared cleared={record.cleared} state={state} />}
				<div>
					<h3 className="font-semibold">Your copy</h3>
					<p className="mt-1 max-w-prose text-soft">
						{isFirst
							? "Everything we store about you, as a file that other programs can read. It contains no passwords."
							: "Your whole library, as a file that other programs can read and that you can import here."}
					</p>
					{isFirst && isLocked ? (
						<UnlockForm state={state} />
					) : (
						<a
							href={isFirst ? "/api/me/export" : "/api/me/export/library.json"}
							download
							className={buttonClass("secondary", "medium", "mt-4")}
						>
							<Icon name="download" />
							Download my data
						</a>
					)}
				</div>
				<div>
					<h3 className="font-semibold">For other services</h3>
					<p className="mt-1 max-w-prose text-soft">
						Your plays, ratings and saved titles as CSV: a plain file for spreadsheets, which has your notes too, and
						what other services take. You can import each of them here again.
					</p>
					<div className="mt-4 flex flex-wrap gap-3">
						{CSV_FILES.map(({ file, label }) => (
							<a key={file} href={`/api/me/export/${file}`} download className={buttonClass("secondary", "medium")}>
								<Icon name="download" />
								{label}
							</a>
						))}
					</div>
				</div>
				<div>
					<h3 className="font-semibold">From another service</h3>
					<p className="mt-1 max-w-prose text-soft">
						Bring what you watched, rated and saved elsewhere. You see it before anything is written, and can undo it.
					</p>
					<ButtonLink to={IMPORT_URL} className="mt-4">
						Import
					</ButtonLink>
				</div>
				{isFirst && (
					<div>
						<h3 className="font-semibold">From this browser</h3>
						<p className="mt-1 max-w-prose text-soft">
							What you opened while signed out is stored in this browser. It can move to your account.
						</p>
						<ButtonLink to={settingsUrl("security")} className="mt-4">
							Go to Data Management
						</ButtonLink>
					</div>
				)}
				<div>
					<h3 className="font-semibold">Delete</h3>
					<p className="mt-1 max-w-prose text-soft">
						You can clear what you watched and rated{isFirst && ", or delete your account with everything in it"}.
					</p>
					<div className="mt-4 flex flex-wrap gap-3">
						{record && <ClearRecord record={record} state={state} />}
						{isFirst && (
							<ButtonLink to={CONFIRM_DELETE_URL} variant="danger">
								Delete my account
							</ButtonLink>
						)}
					</div>
				</div>
			</div>
		</Panel>
	);
}
