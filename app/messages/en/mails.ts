import type { TextTools } from "../area";

export default (_: TextTools<"en">) => ({
	reset: {
		subject: (product: string) => `Set a new ${product} password`,
		/** What the link does, and for how long. */
		lead: "Open this link to set a new password. It works once, within an hour, and signs your account out everywhere.",
		/** The text of the link. */
		press: "Set a new password",
		/** For somebody who did not ask for it. */
		ignore: "If you did not ask for it, do nothing: your password stays as it is.",
	},
	verify: {
		subject: (product: string) => `Verify your email address for ${product}`,
		lead: "Open this link to verify this email address. It works once, within an hour. If you ever forget your password, a link to set a new one is sent here.",
		press: "Verify this address",
		ignore: "If you have no account there, do nothing.",
	},
	copyAddress: "If the link cannot be pressed, copy this address into your browser:",
});
