import { useState } from "react";
import type { ExportProgress } from "~/browser/export-users.client";
import { Button } from "~/components/ui/button";
import { panelMessage } from "./admin-result";
import { EXPORT_FAILED } from "./admin-texts";
import { useAdminUrl } from "./use-admin-url";

export const EXPORT_URL = "/api/admin/users/export";

function describe({ users, total }: ExportProgress): string {
	if (total === 0) return "Exporting...";
	return `Exporting... ${Math.floor((users / total) * 100)}%`;
}

/** Downloads the file of all users; `progress` is null while no download runs. */
export function useUserExport() {
	const [progress, setProgress] = useState<string | null>(null);

	async function start(): Promise<void> {
		if (progress !== null) return;
		panelMessage.set(null);
		setProgress("Exporting...");
		try {
			const { downloadUsers } = await import("~/browser/export-users.client");
			await downloadUsers(EXPORT_URL, (arrived) => setProgress(describe(arrived)));
		} catch {
			panelMessage.set({ ok: false, message: EXPORT_FAILED });
		}
		setProgress(null);
	}

	return { progress, start };
}

/** The form around a button that exports. Without scripts the page asks for the password and leads to the file. */
export function ExportForm({ start, children }: { start: () => Promise<void>; children: React.ReactNode }) {
	const { here } = useAdminUrl();
	return (
		<form
			method="post"
			action={here}
			onSubmit={(event) => {
				event.preventDefault();
				void start();
			}}
			className="contents"
		>
			<input type="hidden" name="intent" value="export" />
			{children}
		</form>
	);
}

export function ExportButton() {
	const { progress, start } = useUserExport();
	return (
		<ExportForm start={start}>
			<Button type="submit" size="small" icon="download" busyLabel={progress}>
				Export
			</Button>
			<span role="status" className="sr-only">
				{progress && "Exporting users"}
			</span>
		</ExportForm>
	);
}
