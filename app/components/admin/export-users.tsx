import { useState } from "react";
import type { ExportProgress } from "~/browser/export-users.client";
import { Button, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { panelMessage } from "./admin-result";
import { EXPORT_FAILED } from "./admin-texts";

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

/** Without scripts the browser saves the response of /api itself. */
export function ExportButton() {
	const { progress, start } = useUserExport();
	return (
		<>
			<Button size="small" icon="download" busyLabel={progress} onClick={start} className="noscript:hidden">
				Export
			</Button>
			<noscript>
				<a href={EXPORT_URL} download className={buttonClass("secondary", "small")}>
					<Icon name="download" />
					Export
				</a>
			</noscript>
			<span role="status" className="sr-only">
				{progress && "Exporting users"}
			</span>
		</>
	);
}
