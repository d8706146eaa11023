import { useState } from "react";
import type { ExportProgress } from "~/browser/export-users.client";
import { EXPORT_FAILED } from "~/components/admin/admin-texts";
import { Button, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { useActs } from "./use-admin-acts";

export const EXPORT_ADDRESS = "/api/admin/users/export";

function describe({ users, total }: ExportProgress): string {
	if (total === 0) return "Exporting...";
	return `Exporting... ${Math.floor((users / total) * 100)}%`;
}

/** The file of all users, with the share of it that has arrived; null while none is on its way. */
export function useUserExport() {
	const { tell } = useActs();
	const [progress, setProgress] = useState<string | null>(null);

	async function start(): Promise<void> {
		if (progress !== null) return;
		tell(undefined);
		setProgress("Exporting...");
		try {
			const { downloadUsers } = await import("~/browser/export-users.client");
			await downloadUsers(EXPORT_ADDRESS, (arrived) => setProgress(describe(arrived)));
		} catch {
			tell({ ok: false, message: EXPORT_FAILED });
		}
		setProgress(null);
	}

	return { progress, start };
}

/** Downloads all users; without scripts the browser saves the answer of the call itself. */
export function ExportButton() {
	const { progress, start } = useUserExport();
	return (
		<>
			<Button size="small" icon="download" busyLabel={progress} onClick={start} className="noscript:hidden">
				Export
			</Button>
			<noscript>
				<a href={EXPORT_ADDRESS} download className={buttonClass("secondary", "small")}>
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
