import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { applyChanges } from "~/domain/library/changes/apply-changes.server";
import { NOTE_MAX } from "~/domain/library/notes";
import { findListEntry, listEntries } from "~/domain/library/own-lists/list-titles.server";
import {
	createList,
	deleteList,
	findList,
	selectLists,
	selectListsFor,
	updateList,
} from "~/domain/library/own-lists/lists.server";
import {
	checkListName,
	LIST_NAME_MAX,
	LIST_TITLES_MAX,
	LISTS_MAX,
	type OwnList,
	openListPath,
} from "~/domain/library/own-lists/own-lists";
import { toListEntryResponse, toListResponse } from "~/domain/library/responses";
import { findKnownTitle } from "~/domain/library/store/known-title.server";
import { readCursor, writeCursor } from "~/lib/http/cursor";
import { sentence } from "~/messages/sentence";
import type { Platform } from "~/platform.server";
import { BAD_CURSOR, cursor, listId, listRank, mediaId, mediaType, noteText, pageLimit } from "../inputs";
import { defineChange, defineLibraryOperation } from "../operation";
import { COUNT, LIST, LIST_ENTRY, NOTHING, nextCursor } from "../shapes";
import { applyNow } from "./apply-now";

const listName = z.string().superRefine((name, context) => {
	const message = checkListName(name);
	if (message) context.addIssue({ code: "custom", message });
});

const name = listName.meta({ description: `1 to ${LIST_NAME_MAX} characters` });
const note = noteText.meta({ description: `Up to ${NOTE_MAX} characters; empty removes it` });

const ListParams = z.object({ id: listId });
const TitleOfListParams = z
	.object({ id: listId, mediaId, mediaType })
	.transform(({ id: list, mediaId: id, mediaType }) => ({ list, mediaType, id }));

const NewListBody = z.object({
	name,
	note: note.optional(),
	title: z.object({ media_type: mediaType, media_id: mediaId }).optional().meta({ description: "Its first entry" }),
});

const ListsQuery = z
	.object({ media_type: mediaType.optional(), media_id: mediaId.optional() })
	.refine(({ media_type, media_id }) => (media_type === undefined) === (media_id === undefined), {
		path: ["media_id"],
		message: sentence("belongTogether", "media_type", "media_id"),
	});

const ListBody = z
	.object({
		name: name.optional(),
		note: note.optional(),
		is_open: z
			.boolean()
			.optional()
			.meta({ description: "Whether anyone who has its address may read it: a new one each time it is opened" }),
		shows_name: z.boolean().optional().meta({ description: "Whether that page says your name" }),
	})
	.refine((changes) => Object.keys(changes).length > 0, sentence("nothingToChange"));

const MISSING = { status: 404, code: "not_found", message: sentence("noList") } as const;
const MISSING_TITLE = { status: 404, code: "not_found", message: sentence("noTitle") } as const;
const TAKEN = { status: 409, code: "conflict", message: sentence("listNameTaken"), field: "name" } as const;
const FULL = {
	status: 409,
	code: "full",
	message: sentence("listsFull", LISTS_MAX),
} as const;
const FULL_LIST = {
	status: 409,
	code: "full",
	message: sentence("listFull", LIST_TITLES_MAX),
} as const;

/** The response has the whole address of an open list. */
function respondWith(list: OwnList, { platform, request }: { platform: Platform; request: Request }) {
	const origin = platform.config.ORIGIN ?? new URL(request.url).origin;
	return toListResponse(list, list.secret === null ? null : origin + openListPath(list.secret));
}

const CursorSchema = z.tuple([z.int().min(0).max(LIST_TITLES_MAX)]);

/** How many titles stand before a page; null for a cursor of another list. */
function readOffset(word: string | undefined): number | null {
	return word === undefined ? 0 : (readCursor(word, CursorSchema)?.[0] ?? null);
}

/** The cursor of the page after one. */
function cursorAfter(entries: unknown[], { offset, total }: { offset: number; total: number }): string | null {
	const end = offset + entries.length;
	return entries.length > 0 && end < total ? writeCursor([end]) : null;
}

export const operations = [
	defineLibraryOperation("GET /api/lists", {
		tag: "Library",
		summary: "List your lists",
		input: z.object({ query: ListsQuery }),
		response: {
			description: "All of them, the one that was changed last first",
			data: z.array(
				LIST.extend({ has_title: z.boolean().optional().meta({ description: "Where a title was named" }) }),
			),
			extra: { total: COUNT, nextCursor },
		},
		async handle({ db, profileId, query, ...context }) {
			const { media_type: mediaType, media_id: id } = query;
			const title = mediaType && id !== undefined ? { mediaType, id } : null;
			const [lists, having] = await Promise.all([
				selectLists(db, profileId),
				title ? selectListsFor(db, profileId, title) : [],
			]);
			const listsWith = new Set(having.flatMap((list) => (list.hasTitle ? list.id : [])));
			const data = lists.map((list) => ({
				...respondWith(list, context),
				...(title && { has_title: listsWith.has(list.id) }),
			}));
			return { data, extra: { total: lists.length, nextCursor: null } };
		},
	}),

	defineLibraryOperation("POST /api/lists", {
		tag: "Library",
		summary: "Make a list",
		description: `With a name that none of your others has. At most ${LISTS_MAX}.`,
		input: z.object({ body: NewListBody }),
		response: { status: 201, description: "The list", data: LIST },
		refusals: { missing: MISSING_TITLE, taken: TAKEN, full: FULL },
		async handle({ db, profileId, body: { title, note = "", ...body }, refuse, ...context }) {
			const first = title && { mediaType: title.media_type, id: title.media_id };
			const catalogue = openCatalogue(context.platform);
			if (first && (await findKnownTitle(catalogue, first)).isGone) throw refuse("missing");
			const created = await createList(db, { profileId, note, ...body });
			if (!created.ok) throw refuse(created.reason);
			if (!first) return { data: respondWith(created.list, context) };
			const change = { kind: "list", at: Date.now(), list: created.list.id, ...first } as const;
			await applyChanges(db, catalogue, { profileId, changes: [change], isLive: true });
			const list = (await findList(db, { profileId, id: created.list.id })) ?? created.list;
			return { data: respondWith(list, context) };
		},
	}),

	defineLibraryOperation("GET /api/lists/:id", {
		tag: "Library",
		summary: "Get one of your lists",
		input: z.object({ params: ListParams }),
		response: {
			description: "The list with its first page of titles; nextCursor is for the next one",
			data: LIST.extend({ titles: z.array(LIST_ENTRY) }),
			extra: { total: COUNT, nextCursor },
		},
		refusals: { missing: MISSING },
		async handle({ db, profileId, params: { id }, refuse, ...context }) {
			const list = await findList(db, { profileId, id });
			if (!list) throw refuse("missing");
			const entries = await listEntries(db, { listId: id, limit: 50 });
			const data = { ...respondWith(list, context), titles: entries.map(toListEntryResponse) };
			const total = list.size;
			return { data, extra: { total, nextCursor: cursorAfter(entries, { offset: 0, total }) } };
		},
	}),

	defineLibraryOperation("PUT /api/lists/:id", {
		tag: "Library",
		summary: "Change a list, open it to others or close it",
		description: "What is not named stays. The address of a list that is closed ends at once.",
		input: z.object({ params: ListParams, body: ListBody }),
		response: { description: "The list", data: LIST },
		refusals: { missing: MISSING, taken: TAKEN },
		async handle({ db, profileId, params: { id }, body, refuse, ...context }) {
			const { is_open: isOpen, shows_name: showsName, ...fields } = body;
			const saved = await updateList(db, { profileId, id, ...fields, isOpen, showsName });
			if (saved.ok) return { data: respondWith(saved.list, context) };
			throw refuse(saved.reason === "taken" ? "taken" : "missing");
		},
	}),

	defineLibraryOperation("DELETE /api/lists/:id", {
		tag: "Library",
		summary: "Delete a list",
		description: "With its titles, its note and its address. What you watched and saved stays.",
		input: z.object({ params: ListParams }),
		response: { description: "Deleted", data: NOTHING },
		refusals: { missing: MISSING },
		async handle({ db, profileId, params: { id }, refuse }) {
			if (!(await deleteList(db, { profileId, id }))) throw refuse("missing");
			return { data: {} };
		},
	}),

	defineLibraryOperation("GET /api/lists/:id/titles", {
		tag: "Library",
		summary: "List the titles of a list",
		input: z.object({ params: ListParams, query: z.object({ limit: pageLimit, cursor }) }),
		response: { description: "In order", data: z.array(LIST_ENTRY), extra: { total: COUNT, nextCursor } },
		refusals: { missing: MISSING, badCursor: BAD_CURSOR },
		async handle({ db, profileId, params: { id }, query, refuse }) {
			const offset = readOffset(query.cursor);
			if (offset === null) throw refuse("badCursor");
			const list = await findList(db, { profileId, id });
			if (!list) throw refuse("missing");
			const entries = await listEntries(db, { listId: id, limit: query.limit, offset });
			const total = list.size;
			const data = entries.map(toListEntryResponse);
			return { data, extra: { total, nextCursor: cursorAfter(entries, { offset, total }) } };
		},
	}),

	defineChange("PUT /api/lists/:id/titles/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Put a title into a list, or move it there",
		description: "The same call twice changes nothing. Others move up or down.",
		input: z.object({
			params: TitleOfListParams,
			body: z.object({
				position: listRank.optional().meta({
					description: "From 1 on; beyond the end it is the end. Without it, a title that is there stays where it is",
				}),
			}),
		}),
		isBodyOptional: true,
		response: { description: "The entry", data: LIST_ENTRY },
		refusals: { list_gone: MISSING, missing: MISSING_TITLE, full: FULL_LIST },
		async handle({ params, body: { position: rank }, refuse, ...context }) {
			const { refused } = await applyNow(context, [{ kind: "list", at: Date.now(), ...params, rank }]);
			const { list, mediaType, id } = params;
			const entry = await findListEntry(context.db, { listId: list, mediaType, id });
			const [reason = entry ? null : "full"] = refused.map((refusal) => refusal.reason);
			if (reason === "list_gone" || reason === "missing") throw refuse(reason);
			if (reason !== null || !entry) throw refuse("full");
			return { data: toListEntryResponse(entry) };
		},
	}),

	defineChange("DELETE /api/lists/:id/titles/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Take a title out of a list",
		description: "It need not be in it.",
		input: z.object({ params: TitleOfListParams }),
		response: { description: "Taken out", data: NOTHING },
		refusals: { list_gone: MISSING },
		async handle({ params, refuse, ...context }) {
			const { refused } = await applyNow(context, [{ kind: "unlist", at: Date.now(), ...params }]);
			if (refused.length > 0) throw refuse("list_gone");
			return { data: {} };
		},
	}),
];
