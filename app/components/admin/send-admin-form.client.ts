// Owns how the browser runs a form of the panel and shows its result in the banner.
import { sendForm } from "~/browser/send-form.client";
import { ADMIN_FORMS, type AdminIntent } from "./admin-forms";
import { panelMessage, toPanelResponse } from "./admin-result";

/** Their success shows in the user's row. */
const SHOWN_IN_ROW: AdminIntent[] = ["role", "premium"];

/** The banner gets the result here, because the form may leave the page before it arrives. */
export async function sendAdminForm(request: Request) {
	panelMessage.set(null);
	const response = toPanelResponse(await sendForm(request, ADMIN_FORMS));
	const result = response.data;
	if (!result.ok || !SHOWN_IN_ROW.includes(result.intent)) panelMessage.set(result);
	return response;
}
