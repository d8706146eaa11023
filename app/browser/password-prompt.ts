// Owns the question for the visitor's password before an action that needs it. `PasswordDialog` shows it.
import { createStore } from "~/lib/store";

/** `finish` closes the question: true once the server has accepted the password, false when the visitor cancels. */
export const passwordPrompt = createStore<{ finish(isConfirmed: boolean): void } | null>(null);

/** Resolves to whether the visitor gave the password. */
export function askForPassword(): Promise<boolean> {
	return new Promise((resolve) => {
		passwordPrompt.set({
			finish(isConfirmed) {
				passwordPrompt.set(null);
				resolve(isConfirmed);
			},
		});
	});
}
