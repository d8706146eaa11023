import { sendForm } from "~/browser/send-form.client";
import { formText } from "~/lib/read-form";
import { type AdminIntent, type PanelResult, panelMessage, toPanelFailure } from "./admin-forms";
import { startExport } from "./export-users";

/** Its success shows in the user's row. */
const SHOWN_IN_ROW: AdminIntent = "premium";

interface ClientActionArgs {
	request: Request;
	serverAction: () => Promise<PanelResult>;
}

/** The panel's `clientAction`. The banner gets the result here, because the form may leave the page before it arrives. */
export async function sendPanelForm({ request, serverAction }: ClientActionArgs) {
	const intent = formText(await request.clone().formData(), "intent") as AdminIntent;
	// The question for the password stays open while the password is checked.
	if (!panelMessage.get()?.unconfirmed) panelMessage.set(null);
	return await sendForm<PanelResult>(serverAction, {
		toState: (failure) => toPanelFailure(intent, failure),
		finish(result) {
			panelMessage.set(result.ok && intent === SHOWN_IN_ROW ? null : result);
			if (result.ok && intent === "export") void startExport();
			return result;
		},
	});
}
