import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/account";

export type AccountTexts = ReturnType<typeof english>;

/** The way in: Login, Sign Up, forgotten passwords, mailed links, the question for the password. */
export const accountTexts = openArea(import.meta.glob<typeof english>("./*/account.ts", { import: "default" }));

if (!import.meta.env.SSR) await accountTexts.load(pageLanguage());
