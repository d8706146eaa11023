import { clearLocalHistory } from "~/browser/local-history.client";
import { CLEAR_LOCAL_FAILED } from "~/components/admin/admin-texts";
import { Confirm } from "./confirm";
import { useActs } from "./use-admin-acts";

/** What Quick Actions and System Settings ask before they do it. */
export function PanelQuestions() {
	const { tell } = useActs();

	function clearLocal(): void {
		try {
			clearLocalHistory();
			tell({ ok: true, message: "The watch history of this browser is empty now" });
		} catch {
			tell({ ok: false, message: CLEAR_LOCAL_FAILED });
		}
	}

	return (
		<>
			<Confirm
				question="clear-local"
				title="Clear Watch History"
				label="Clear"
				variant="danger"
				onConfirm={clearLocal}
			/>
			<Confirm
				question="cleanup"
				title="Cleanup Old Records"
				label="Continue"
				variant="primary"
				act={{ intent: "cleanup" }}
			/>
			<Confirm
				question="promote-self"
				title="Promote Self to Admin"
				label="Promote"
				variant="primary"
				act={{ intent: "promote-self" }}
			/>
		</>
	);
}
