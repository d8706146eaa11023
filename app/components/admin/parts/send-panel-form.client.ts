import { sendForm } from "~/browser/forms/send-form.client";
import { startExport } from "~/components/admin/users/export-users";
import { type AdminIntent, type PanelResult, panelMessage, toPanelFailure } from "./admin-forms";

interface ClientActionArgs {
	request: Request;
	serverAction: () => Promise<PanelResult>;
}

/** Its own question asks for the password, and stays open. */
const ASKS_ITSELF: AdminIntent = "make-owner";

/** The panel's `clientAction`. The banner gets the result here, because the form may leave the page before it arrives. */
export async function sendPanelForm(args: ClientActionArgs) {
	// The question for the password stays open while the password is checked.
	if (!panelMessage.get()?.unconfirmed) panelMessage.set(null);
	return await sendForm<PanelResult, AdminIntent>(args, {
		toState: ({ intent, ...failure }) => toPanelFailure(intent, failure),
		finish({ unconfirmed, ...result }, { intent }) {
			const shown = intent === ASKS_ITSELF ? result : { ...result, unconfirmed };
			panelMessage.set(shown);
			if (result.ok && intent === "export") void startExport();
			return shown;
		},
	});
}
