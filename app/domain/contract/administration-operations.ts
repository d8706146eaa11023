// Owns the contract of what administrators do, and of the debug calls. What they look at is in panel-operations.ts, the
// catalogue's cache and old watch history with their own subjects.
import { z } from "zod";
import { RoleBody } from "../accounts/bodies";
import { BlockedTitlesQuery, BlockTitleBody } from "../administration/blocked-titles";
import { TitleParams } from "../library/bodies";
import { NOTHING, type Operation, ok, succeeds } from "./operation";
import { COUNT, TIME, USER, WATCH } from "./shapes";

const USER_PARAMS = z.object({ id: z.string().meta({ description: "The user's id" }) });
const NO_SUCH_USER = { 404: "There is no such user" };
const LAST_OWNER = { 409: "The last owner can be neither demoted nor deleted" };

const CONFIG_OF_ADMINS = z.strictObject({ host: z.string(), database: z.string(), isRemote: z.boolean() });

const TAKE_DOWN = WATCH.pick({ media_id: true, media_type: true })
	.extend({ reason: z.string().min(1), created_at: TIME, actor: z.string().nullable() })
	.meta({ id: "TakenDownTitle" });

const nextCursor = z.string().nullable();

export const ADMINISTRATION_OPERATIONS: Operation[] = [
	{
		method: "POST",
		path: "/api/admin/users/create-test-admin",
		tag: "Administration",
		summary: "Create the test admin",
		description: "In development alone. The account is fixed, whatever the body says.",
		answers: { 201: { description: "The account", schema: succeeds(USER) } },
		refusals: { 403: "Not an admin, or not a development installation", 409: "The test admin exists already" },
	},
	{
		method: "PUT",
		path: "/api/admin/users/:id/role",
		tag: "Administration",
		summary: "Change a user's role",
		params: USER_PARAMS,
		body: RoleBody,
		answers: ok(USER, "The user as they are now"),
		refusals: { ...NO_SUCH_USER, ...LAST_OWNER },
	},
	{
		method: "PUT",
		path: "/api/admin/users/:id/premium",
		tag: "Administration",
		summary: "Give a user premium, or take it back",
		params: USER_PARAMS,
		answers: ok(USER, "The user as they are now"),
		refusals: NO_SUCH_USER,
	},
	{
		method: "POST",
		path: "/api/admin/users/:id/reset-link",
		tag: "Administration",
		summary: "Make a one-time link to a new password",
		params: USER_PARAMS,
		answers: ok(z.strictObject({ url: z.url(), expires_at: TIME }), "The link; it works once, for an hour"),
		refusals: NO_SUCH_USER,
	},
	{
		method: "POST",
		path: "/api/admin/promote-self",
		tag: "Administration",
		summary: "Become an admin",
		description: "For users whose e-mail the installation lists. Never lowers a role.",
		answers: ok(USER, "The user as they are now", { message: z.string() }),
		refusals: { 403: "The address is not listed" },
	},
	{
		method: "GET",
		path: "/api/debug/db-config",
		tag: "Administration",
		summary: "Which database answers",
		answers: ok(
			z.union([
				z.strictObject({
					databaseConfig: CONFIG_OF_ADMINS,
					connectionStatus: z.enum(["connected", "failed"]),
					connectionError: z.string().nullable(),
					environment: z.string(),
				}),
				z.strictObject({
					databaseConfig: CONFIG_OF_ADMINS.pick({ isRemote: true }),
					connectionStatus: z.enum(["connected", "failed"]),
				}),
			]),
			"All of it for administrators, the second form for others",
		),
	},
	{
		method: "GET",
		path: "/api/debug/test-db",
		tag: "Administration",
		summary: "Try the database",
		answers: ok(
			z.strictObject({
				basicQuery: z.boolean(),
				usersTableExists: z.boolean(),
				userCount: COUNT,
				timestamp: TIME,
			}),
			"What was found",
		),
	},
	{
		method: "GET",
		path: "/api/debug/watch-history",
		tag: "Administration",
		summary: "What is stored of one's own watch history",
		answers: ok(
			z.strictObject({
				watchHistoryTableExists: z.boolean(),
				userId: z.string(),
				totalWatchHistoryCount: COUNT,
				userWatchHistoryCount: COUNT,
				userSampleData: z.array(WATCH),
			}),
			"One's own rows; the total of all users for administrators alone",
		),
	},
	{
		method: "GET",
		path: "/api/admin/blocked-titles",
		tag: "Administration",
		summary: "List the titles that were taken down",
		query: BlockedTitlesQuery,
		answers: ok(z.array(TAKE_DOWN), "Newest first", { nextCursor }),
	},
	{
		method: "POST",
		path: "/api/admin/blocked-titles",
		tag: "Administration",
		summary: "Take a title down",
		body: BlockTitleBody,
		answers: { 201: { description: "The title as it is listed", schema: succeeds(TAKE_DOWN) } },
		refusals: { 404: "The title cannot be taken down" },
	},
	{
		method: "DELETE",
		path: "/api/admin/blocked-titles/:mediaId/:mediaType",
		tag: "Administration",
		summary: "Give a title back",
		params: TitleParams,
		answers: ok(NOTHING, "Given back"),
		refusals: { 404: "The title was not taken down" },
	},
];
