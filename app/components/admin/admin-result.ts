// Owns what the panel's banner says after a form, and the store of its newest message in the browser.
import { data } from "react-router";
import { createStore } from "~/lib/store";
import type { UnconfirmedForm } from "~/operations/page-form";
import { type AdminFormResult, type AdminIntent, FORM_FAILED, FORM_SUCCEEDED } from "./admin-forms";

export interface PanelMessage {
	ok: boolean;
	message?: string;
	/** The server's reason for a refusal. */
	reason?: string;
	/** A new reset link, which is shown once. */
	link?: { url: string; expiresAt: string };
}

export interface PanelResult extends PanelMessage {
	intent: AdminIntent | "export";
	/** The form, when it needs the password. */
	unconfirmed?: UnconfirmedForm;
}

/** Undefined until the first form, null once the message is dismissed. Set in the browser only. */
export const panelMessage = createStore<PanelMessage | null | undefined>(undefined);

function fail(intent: AdminIntent, reason: string | null): PanelResult {
	return { intent, ok: false, message: FORM_FAILED[intent], reason: reason ?? undefined };
}

function toPanelResult(result: AdminFormResult): PanelResult {
	const { intent } = result;
	if (!result.ok) {
		const isRefused = result.status !== null && result.status >= 400 && result.status < 500;
		return fail(intent, isRefused ? result.message : null);
	}
	switch (result.intent) {
		case "role":
		case "make-owner":
			return { intent, ok: true, message: `${result.data.username} is now ${result.data.role}` };
		case "premium": {
			const { username, isPremium } = result.data;
			return { intent, ok: true, message: `${username} is now ${isPremium ? "Premium" : "Free"}` };
		}
		case "reset-link":
			return { intent, ok: true, link: { url: result.data.url, expiresAt: result.data.expires_at } };
		case "cleanup":
			return { intent, ok: true, message: `Cleanup completed: ${result.data.deletedRecords} old records removed` };
		case "promote-self":
			// Everyone who sees the panel is an admin or owner.
			return { intent, ok: true, message: `You are ${result.data.role} already; nothing was changed` };
		case "run-job":
			if (result.data.outcome === "failed") return fail(intent, result.data.error);
			return { intent, ok: true, message: FORM_SUCCEEDED["run-job"] };
		default:
			return { intent, ok: true, message: FORM_SUCCEEDED[result.intent] };
	}
}

/** The result of an action. With a status of a failure, the router does not load the page again. */
export function toPanelResponse(
	result: AdminFormResult,
	{ headers, unconfirmed }: { headers?: Headers; unconfirmed?: UnconfirmedForm } = {},
) {
	const shown = toPanelResult(result);
	const failedStatus = result.ok ? 500 : (result.status ?? 503);
	return data<PanelResult>(unconfirmed ? { ...shown, unconfirmed } : shown, {
		status: shown.ok ? 200 : failedStatus,
		headers,
	});
}
