import { useHref } from "react-router";
import { downloadUsers, type ExportProgress } from "~/browser/export-users.client";
import { FORM_FAILED, panelMessage } from "~/components/admin/parts/admin-forms";
import { useAdminUrl } from "~/components/admin/parts/admin-url";
import { Button } from "~/components/ui/button";
import { createStore, useStore } from "~/lib/caching/store";

export const EXPORT_URL = "/api/admin/users/export";

/** What the buttons show while the file of all users is downloaded; null at other times. Set in the browser only. */
const exportProgress = createStore<string | null>(null);

function describe({ users, total }: ExportProgress): string {
	if (total === 0) return "Exporting...";
	return `Exporting... ${Math.floor((users / total) * 100)}%`;
}

/** Downloads the file of all users. Where the server wants the password, the page asks for it, and starts again. */
export async function startExport(): Promise<void> {
	if (exportProgress.get() !== null) return;
	panelMessage.set(null);
	exportProgress.set("Exporting...");
	try {
		const isConfirmed = await downloadUsers(EXPORT_URL, (arrived) => exportProgress.set(describe(arrived)));
		if (!isConfirmed) panelMessage.set({ ok: false, unconfirmed: { fields: { intent: "export" } } });
	} catch {
		panelMessage.set({ ok: false, message: FORM_FAILED.export });
	}
	exportProgress.set(null);
}

export function useExportProgress(): string | null {
	return useStore(exportProgress, null);
}

/** The form around a button that exports. Without scripts the page asks for the password and leads to the file. */
export function ExportForm({ children }: { children: React.ReactNode }) {
	const { here } = useAdminUrl();
	return (
		<form
			method="post"
			action={useHref(here)}
			onSubmit={(event) => {
				event.preventDefault();
				void startExport();
			}}
			className="contents"
		>
			<input type="hidden" name="intent" value="export" />
			{children}
		</form>
	);
}

export function ExportButton() {
	const progress = useExportProgress();
	return (
		<ExportForm>
			<Button type="submit" size="small" icon="download" busyLabel={progress}>
				Export
			</Button>
			<span role="status" className="sr-only">
				{progress && "Exporting users"}
			</span>
		</ExportForm>
	);
}
