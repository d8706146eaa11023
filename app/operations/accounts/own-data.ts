import { z } from "zod";
import type { Database } from "~/database/open.server";
import { collectAccountData, readAdministration } from "~/domain/accounts/personal-data.server";
import { type Profile, type ProfileId, readPersonFields } from "~/domain/accounts/profiles";
import { listProfiles } from "~/domain/accounts/profiles.server";
import { ACTIVITY_KINDS, ROLES } from "~/domain/accounts/types";
import { OTHER_PROFILE } from "~/domain/accounts/who-is-watching";
import { toMaxCertificate } from "~/domain/catalogue/certificates/certificates";
import { type ImportWords, openImportWords } from "~/domain/import/describe-import";
import { CHOSEN_TITLES } from "~/domain/import/import-options.server";
import { readImportData } from "~/domain/import/personal-data.server";
import { ofRemarkLists } from "~/domain/library/changes/remarks";
import { readLibraryData } from "~/domain/library/share/personal-data.server";
import { readPreferences } from "~/domain/library/store/preferences.server";
import { HttpError } from "~/lib/http/http-error";
import { dayOf } from "~/lib/text/days";
import { streamText, writeJsonArray } from "~/lib/text/stream-text";
import { AnswerBody, IMPORT, ROW } from "../library/import-schemas";
import { defineLibraryOperation, defineOperation, NO_INPUT } from "../operation";
import {
	HIDDEN,
	LIST,
	LIST_ENTRY,
	MAX_CERTIFICATE,
	PERSON_SHAPE,
	PLAY,
	PREFERENCES,
	REMARK_SHAPES,
	ROUND,
	SESSION,
	succeeds,
	TIME,
	USER,
	WATCH,
} from "../shapes";

/** The title's name and year as last known. */
const NAMED = { title: z.string().nullable(), year: z.int().nullable() };

/** The lists of a library. */
const LIBRARY = {
	preferences: PREFERENCES,
	watch_history: z.array(WATCH.extend(NAMED)),
	progress: z.array(
		WATCH.pick({
			media_id: true,
			media_type: true,
			season: true,
			episode: true,
			position: true,
			duration: true,
		}).extend({ ...NAMED, last_played: TIME }),
	),
	plays: z.array(PLAY.extend(NAMED)),
	rounds: z.array(ROUND.extend(NAMED)),
	watch_later: z.array(
		WATCH.pick({ media_id: true, media_type: true }).extend({
			...NAMED,
			nextSeason: z.int().optional(),
			nextEpisode: z.int().optional(),
			added_at: TIME,
		}),
	),
	...ofRemarkLists((name) => z.array(REMARK_SHAPES[name].extend(NAMED))),
	hidden: z.array(HIDDEN.extend(NAMED)),
	lists: z.array(LIST.omit({ id: true, url: true })),
	list_titles: z.array(LIST_ENTRY.extend({ list: z.string().meta({ description: "The list's name" }) })),
	imports: z.array(
		IMPORT.omit({ counts: true, byKind: true, written: true, progress: true }).extend({
			answers: z.strictObject({
				...AnswerBody.omit({ columns: true }).shape,
				dateOrder: AnswerBody.shape.dateOrder.nullable(),
				language: z.string().nullable(),
				titles: CHOSEN_TITLES.optional(),
			}),
			waiting: z.array(z.strictObject({ name: z.string(), text: z.string().nullable() })),
		}),
	),
	import_rows: z.array(
		ROW.omit({ candidates: true }).extend({
			import_id: z.string().min(1),
			ids: z.record(z.string(), z.union([z.string(), z.int()]).nullable()),
			source_id: z.string().nullable(),
			person: z.string().nullable(),
			position: z.int().nullable(),
			duration: z.int().nullable(),
		}),
	),
};

const PERSON = { ...PERSON_SHAPE, is_first: z.boolean(), max_certificate: MAX_CERTIFICATE, created_at: TIME };

/** docs/export.md describes it. A field may be added; any other change needs a new version. */
export const EXPORT = z.strictObject({
	format: z.literal("marquee-export"),
	version: z.literal(3),
	account: USER,
	email_verified_at: TIME.nullable(),
	sessions: z.array(SESSION.omit({ id: true, current: true })),
	activity: z.array(
		z.strictObject({
			kind: z.enum(ACTIVITY_KINDS),
			at: TIME,
			user_agent: z.string().nullable(),
			network: z.string().nullable(),
			role: z.enum(ROLES).nullable(),
		}),
	),
	administration: z.array(
		z.strictObject({
			at: TIME,
			by: z.enum(["you", "an administrator"]),
			action: z.string(),
			outcome: z.enum(["done", "refused"]),
			detail: z.record(z.string(), z.unknown()),
		}),
	),
	...LIBRARY,
	/** The people of the account. The lists above are of the first one, so that programs for one library read that. */
	profiles: z.array(z.strictObject({ ...PERSON, ...z.object(LIBRARY).partial().shape })),
});

/** Of one person, as the whole export has the first one's library. */
const LIBRARY_EXPORT = z.strictObject({
	format: z.literal("marquee-export"),
	version: z.literal(3),
	person: z.strictObject(PERSON),
	...LIBRARY,
});

export const operations = [
	defineOperation("GET /api/me/export", {
		tag: "Accounts",
		summary: "Download everything that is stored about you",
		description:
			"With the libraries of all profiles, for the first person. Where one has a PIN, the password must have been given.",
		freshPassword: async ({ user, db }) => (await listProfiles(db, user.id)).some(({ hasPin }) => hasPin),
		input: NO_INPUT,
		response: {
			description:
				"Account, sessions, watch history, watched, saved, rated and hidden titles, imports; no password hashes",
			body: succeeds(EXPORT),
			headers: { "content-disposition": "The name of the file" },
			isStreamed: true,
		},
		async handle({ db, user, language }) {
			const [account, profiles, words] = await Promise.all([
				collectAccountData(db, user),
				listProfiles(db, user.id),
				openImportWords(language),
			]);
			const parts = { account, administration: readAdministration(db, user), profiles, words };
			return toDownload("my-data", writeExport(db, parts));
		},
	}),

	defineLibraryOperation("GET /api/me/export/library.json", {
		tag: "Library",
		summary: "Download your own library",
		description: "For every person of an account. The import reads it.",
		input: NO_INPUT,
		response: {
			description: "Watch history, watched, saved, rated and hidden titles, imports",
			body: succeeds(LIBRARY_EXPORT),
			headers: { "content-disposition": "The name of the file" },
			isStreamed: true,
		},
		async handle({ db, user, profileId, language }) {
			const profile = (await listProfiles(db, user.id)).find(({ id }) => id === profileId);
			if (!profile) throw new HttpError(OTHER_PROFILE);
			return toDownload("my-library", writeLibraryExport(db, profile, await openImportWords(language)));
		},
	}),
];

function toDownload(name: string, text: AsyncGenerator<string>): Response {
	return new Response(streamText(text), {
		headers: {
			"content-type": "application/json",
			"content-disposition": `attachment; filename="marquee-${name}-${dayOf(Date.now())}.json"`,
		},
	});
}

interface ExportParts {
	account: object;
	administration: AsyncIterable<unknown[]>;
	profiles: Profile[];
	words: ImportWords;
}

async function* writeLibrary(db: Database, id: ProfileId, words: ImportWords): AsyncGenerator<string> {
	yield `,\n"preferences":${JSON.stringify(await readPreferences(db, id))}`;
	yield* writeLists({ ...readLibraryData(db, id), ...readImportData(db, id, words) });
}

async function* writeLists(lists: Record<string, AsyncIterable<unknown[]>>): AsyncGenerator<string> {
	for (const [name, batches] of Object.entries(lists)) {
		yield `,\n"${name}":`;
		yield* writeJsonArray(batches);
	}
}

const toPerson = (profile: Profile): z.output<typeof LIBRARY_EXPORT>["person"] => ({
	...readPersonFields(profile),
	is_first: profile.isFirst,
	max_certificate: profile.ageLimit && toMaxCertificate(profile.ageLimit),
	created_at: new Date(profile.createdAt).toISOString(),
});

const HEAD = '{"success":true,"data":{"format":"marquee-export","version":3';

async function* writeLibraryExport(db: Database, profile: Profile, words: ImportWords): AsyncGenerator<string> {
	yield `${HEAD},\n"person":${JSON.stringify(toPerson(profile))}`;
	yield* writeLibrary(db, profile.id, words);
	yield "}}\n";
}

async function* writeExport(
	db: Database,
	{ account, administration, profiles, words }: ExportParts,
): AsyncGenerator<string> {
	yield HEAD;
	for (const [name, value] of Object.entries(account)) yield `,\n"${name}":${JSON.stringify(value)}`;
	yield* writeLists({ administration });
	for (const { id } of profiles.filter(({ isFirst }) => isFirst)) yield* writeLibrary(db, id, words);
	let before = ',\n"profiles":[\n';
	for (const profile of profiles) {
		yield before + JSON.stringify(toPerson(profile)).slice(0, -1);
		if (!profile.isFirst) yield* writeLibrary(db, profile.id, words);
		yield "}";
		before = ",\n";
	}
	yield "]}}\n";
}
