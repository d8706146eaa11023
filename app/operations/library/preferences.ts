import { z } from "zod";
import { requireWrites } from "~/domain/library/store/limits.server";
import { readPreferences, setPreferences } from "~/domain/library/store/preferences.server";
import { defineLibraryOperation, NO_INPUT } from "../operation";
import { PREFERENCES } from "../shapes";

const PreferencesBody = z.object({
	hideWatched: z
		.boolean("hideWatched must be true or false")
		.meta({ description: PREFERENCES.shape.hideWatched.description }),
});

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
		input: z.object({ body: PreferencesBody }),
		response: { description: "All of them", data: PREFERENCES },
		async handle({ db, profileId, body }) {
			await requireWrites(db, { profileId, count: 1 });
			await setPreferences(db, profileId, body);
			return { data: body };
		},
	}),
];
