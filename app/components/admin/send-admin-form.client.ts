// Owns how the browser runs a form of the panel and shows its result in the banner.
import { sendForm } from "~/browser/send-form.client";
import { ADMIN_FORMS, type AdminIntent } from "./admin-forms";
import { panelMessage, toPanelResponse } from "./admin-result";

/** Its success shows in the user's row. */
const SHOWN_IN_ROW: AdminIntent = "premium";

/** The banner gets the result here, because the form may leave the page before it arrives. */
export async function sendAdminForm(request: Request) {
	panelMessage.set(null);
	const response = toPanelResponse(await sendForm(request, ADMIN_FORMS));
	const result = response.data;
	if (!result.ok || result.intent !== SHOWN_IN_ROW) panelMessage.set(result);
	return response;
}
