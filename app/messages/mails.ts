import { openArea } from "./area";
import type english from "./en/mails";

export type MailTexts = ReturnType<typeof english>;

/** The mails. Only the server writes them, and loads a language with the first mail in it. */
export const mailTexts = openArea(import.meta.glob<typeof english>("./*/mails.ts", { import: "default" }), {
	isLoadedWithPages: false,
});
