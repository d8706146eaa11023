// Owns the contract of the calls about a user's library: watch history, Watch Later, recommendations.
import { z } from "zod";
import { LaterBody, MigrateBody, PageQuery, SampleBody, TitleParams, WatchBody } from "../library/bodies";
import { NOTHING, type Operation, ok, succeeds } from "./operation";
import { COUNT, LATER_ITEM, RECOMMENDATION, WATCH, WATCH_STATS } from "./shapes";

const NO_ENTRY = { 404: "The title is not in the watch history" };

export const LIBRARY_OPERATIONS: Operation[] = [
	{
		method: "GET",
		path: "/api/watch-history",
		tag: "Library",
		summary: "List one's watch history",
		query: PageQuery,
		answers: ok(z.array(WATCH), "Newest first", { total: COUNT }),
	},
	{
		method: "POST",
		path: "/api/watch-history",
		tag: "Library",
		summary: "Record that a title was opened, or played on",
		description: "One entry for each title. With last_watched a deleted entry is put back as it was.",
		body: WatchBody,
		answers: ok(WATCH, "The entry"),
		refusals: { 409: "The entry was deleted at the same moment" },
	},
	{
		method: "DELETE",
		path: "/api/watch-history",
		tag: "Library",
		summary: "Clear one's watch history",
		answers: ok(z.strictObject({ deleted: COUNT }), "How many entries went"),
	},
	{
		method: "GET",
		path: "/api/watch-history/stats",
		tag: "Library",
		summary: "Count one's watch history",
		answers: ok(WATCH_STATS, "The counts"),
	},
	{
		method: "POST",
		path: "/api/watch-history/migrate",
		tag: "Library",
		summary: "Take over the history that a browser kept",
		description:
			"Bad entries and those that are known already are skipped; doing it twice changes nothing. At most 1 MiB.",
		body: MigrateBody,
		answers: ok(z.strictObject({ migrated: COUNT, skipped: COUNT, total: COUNT }), "What became of the entries"),
	},
	{
		method: "POST",
		path: "/api/watch-history/cleanup",
		tag: "Administration",
		summary: "Remove watch history older than 15 days",
		answers: ok(z.strictObject({ deletedRecords: COUNT }), "How many entries went"),
	},
	{
		method: "GET",
		path: "/api/watch-history/:mediaId/:mediaType",
		tag: "Library",
		summary: "Find a title in one's watch history",
		params: TitleParams,
		answers: ok(WATCH, "The entry"),
		refusals: NO_ENTRY,
	},
	{
		method: "DELETE",
		path: "/api/watch-history/:mediaId/:mediaType",
		tag: "Library",
		summary: "Remove a title from one's watch history",
		params: TitleParams,
		answers: ok(NOTHING, "Removed"),
		refusals: NO_ENTRY,
	},
	{
		method: "GET",
		path: "/api/watch-later",
		tag: "Library",
		summary: "List what one saved",
		query: PageQuery,
		answers: ok(z.array(LATER_ITEM), "Newest first", { total: COUNT }),
	},
	{
		method: "POST",
		path: "/api/watch-later",
		tag: "Library",
		summary: "Save a title",
		body: LaterBody,
		answers: {
			...ok(LATER_ITEM, "The title as it is saved"),
			202: {
				description: "Saved; what its card shows is told once the catalogue answers",
				schema: succeeds(LATER_ITEM.pick({ media_id: true, media_type: true })),
			},
		},
		refusals: { 404: "There is no such title", 422: "Too little is known of the title, or a field is wrong" },
	},
	{
		method: "POST",
		path: "/api/watch-later/samples",
		tag: "Library",
		summary: "Take one of the samples off My List, or bring it back",
		body: SampleBody,
		answers: ok(NOTHING, "Done"),
	},
	{
		method: "DELETE",
		path: "/api/watch-later/:mediaId/:mediaType",
		tag: "Library",
		summary: "Remove a saved title",
		params: TitleParams,
		answers: ok(NOTHING, "Removed"),
		refusals: { 404: "The title is not saved" },
	},
	{
		method: "GET",
		path: "/api/recommendations",
		tag: "Library",
		summary: "What one might like",
		answers: ok(z.array(RECOMMENDATION).max(20), "Each with its reason; none for a user who has watched nothing"),
	},
];
