import { createStore } from "~/lib/caching/store";
import type { UnconfirmedForm } from "~/operations/page-form";

export const FORM_FAILED = {
	role: "Failed to update user role. Please try again.",
	"make-owner": "Failed to update user role. Please try again.",
	premium: "Failed to update premium status. Please try again.",
	delete: "Failed to delete user. Please try again.",
	"reset-link": "Failed to create reset link. Please try again.",
	"end-sessions": "Failed to end sessions. Please try again.",
	suspend: "Failed to suspend user. Please try again.",
	reinstate: "Failed to reinstate user. Please try again.",
	"lift-limits": "Failed to lift the limits. Please try again.",
	cleanup: "Failed to cleanup old records. Please try again.",
	"clear-cache": "Failed to clear TMDB cache. Please try again.",
	"create-test-admin": "Failed to create test admin. Please try again.",
	"promote-self": "Failed to promote account. Please try again.",
	"run-job": "Failed to run job. Please try again.",
	block: "Failed to block title. Please try again.",
	unblock: "Failed to unblock title. Please try again.",
	export: "Failed to export user data. Please try again.",
};

export type AdminIntent = keyof typeof FORM_FAILED;

/** What the password is asked for, after "to". */
export const PURPOSES: Partial<Record<AdminIntent, string>> = {
	role: "change a role",
	"make-owner": "make somebody an owner",
	delete: "delete a user",
	"reset-link": "create a reset link",
	"end-sessions": "end a user's sessions",
	suspend: "suspend a user",
	reinstate: "reinstate a user",
	"lift-limits": "lift a user's sign-in limits",
	export: "export the list of users",
};

/** Fields of a form of the panel. */
export type AdminFields = { intent: AdminIntent } & Record<string, string>;

/** Questions of the confirmation dialogs, by the parameter that opens them. */
export const CONFIRMATIONS = {
	"clear-local": "Are you sure you want to clear ALL watch history? This action cannot be undone.",
	cleanup: "This will remove all watch history records older than 15 days from the database. Continue?",
	"promote-self": "Promote your current account to admin?",
	"end-sessions":
		"This signs the user out of every browser and app. They can sign in again with their password. Continue?",
	suspend:
		"This signs the user out everywhere, and refuses their sign-in until you reinstate them. Nothing is deleted. Continue?",
	delete: "Are you sure you want to delete this user? This action cannot be undone.",
};

export interface PanelMessage {
	ok: boolean;
	message?: string;
	/** The server's reason for a refusal. */
	reason?: string;
	/** A new reset link, which is shown once. */
	link?: { url: string; expiresAt: string };
	/** The form, when it needs the password. */
	unconfirmed?: UnconfirmedForm;
}

/** The result of a form of the panel. */
export interface PanelResult extends PanelMessage {
	intent: AdminIntent;
}

/** Undefined until the first form, null once the message is dismissed. Set in the browser only. */
export const panelMessage = createStore<PanelMessage | null | undefined>(undefined);

/** Shows why the server refused the form; of a failure of the server itself only that there was one. */
export function toPanelFailure(
	intent: AdminIntent,
	{
		status,
		message,
		unconfirmed,
	}: { status: number | null; message: string | null; unconfirmed?: UnconfirmedForm | undefined },
): PanelResult {
	const isRefused = status !== null && status >= 400 && status < 500;
	return { intent, ok: false, message: FORM_FAILED[intent], reason: (isRefused && message) || undefined, unconfirmed };
}
