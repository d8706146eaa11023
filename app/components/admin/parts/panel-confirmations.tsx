import { clearLocalHistory } from "~/browser/library/clear-library.client";
import { panelMessage } from "./admin-forms";
import { Confirm } from "./confirm";

function clearLocal(): void {
	try {
		clearLocalHistory();
		panelMessage.set({ ok: true, message: "The watch history of this browser is now empty" });
	} catch {
		panelMessage.set({ ok: false, message: "Failed to clear watch history. Please try again." });
	}
}

/** The questions of Quick Actions and System Settings. */
export function PanelConfirmations() {
	return (
		<>
			<Confirm
				question="clear-local"
				title="Clear This Browser's Watch History"
				label="Clear"
				variant="danger"
				onConfirm={clearLocal}
			/>
			<Confirm
				question="cleanup"
				title="Cleanup Old Records"
				label="Continue"
				variant="primary"
				fields={{ intent: "cleanup" }}
			/>
			<Confirm
				question="promote-self"
				title="Promote Self to Admin"
				label="Promote"
				variant="primary"
				fields={{ intent: "promote-self" }}
			/>
		</>
	);
}
