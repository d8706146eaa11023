import { z } from "zod";
import { requireWrites } from "~/domain/library/store/limits.server";
import { readPreferences, setPreferences } from "~/domain/library/store/preferences.server";
import { sentence } from "~/messages/sentence";
import { defineLibraryOperation, NO_INPUT } from "../operation";
import { PREFERENCES } from "../shapes";

/** Those that change; the others stay as they are. */
const PreferencesBody = z
	.object(PREFERENCES.shape)
	.partial()
	.refine((changes) => Object.keys(changes).length > 0, sentence("nothingToChange"));

export const operations = [
	defineLibraryOperation("GET /api/preferences", {
		tag: "Library",
		summary: "Get your preferences",
		input: NO_INPUT,
		response: { description: "All of them", data: PREFERENCES },
		async handle({ db, profileId }) {
			return { data: await readPreferences(db, profileId) };
		},
	}),

	defineLibraryOperation("PUT /api/preferences", {
		tag: "Library",
		summary: "Change your preferences",
		description: "Any of them; the others stay as they are.",
		input: z.object({ body: PreferencesBody }),
		response: { description: "All of them", data: PREFERENCES },
		async handle({ db, profileId, body }) {
			await requireWrites(db, { profileId, count: 1 });
			return { data: await setPreferences(db, profileId, body) };
		},
	}),
];
