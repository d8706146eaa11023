// What the lists of the admin panel and of /api/admin take in their query.
import { z } from "zod";
import { countParameter } from "~/lib/http/count-parameter";
import { AUDIT_ACTIONS } from "../accounts/audit-actions";
import { ROLES } from "../accounts/types";
import { USER_SORTS } from "./types";

export const PAGE = 50;
/** Of the panel's list of users, whose rows are cards on a phone. */
export const PANEL_USERS = 20;
const PAGE_MAX = 200;
/** Characters; no e-mail address is longer. */
export const SEARCH_MAX = 254;
const CURSOR_MAX = 2000;

const limit = countParameter("limit", { min: 1, max: PAGE_MAX, otherwise: PAGE });
const cursor = z.string().max(CURSOR_MAX, "cursor does not come from this list").optional();

export const UserListQuery = z.object({
	search: z.string().max(SEARCH_MAX, `search must have at most ${SEARCH_MAX} characters`).default(""),
	role: z.enum(ROLES, "role must be user, admin or owner").optional(),
	sort: z.enum(USER_SORTS, `sort must be one of ${USER_SORTS.join(", ")}`).default("-created"),
	limit,
	cursor,
});

export const AuditQuery = z.object({
	/** An id, or a user name or address. */
	actor: z.string().max(SEARCH_MAX, "actor is too long").optional(),
	/** A part of the name of who acted, of the user or of the title; or an id. */
	search: z.string().max(SEARCH_MAX, "search is too long").optional(),
	action: z.enum(AUDIT_ACTIONS, "action is unknown").optional(),
	limit,
	cursor,
});

export const BlockedTitlesQuery = z.object({
	limit,
	cursor: z
		.string()
		.regex(/^[1-9]\d{0,15}$/, "cursor does not come from this list")
		.transform(Number)
		.optional(),
});
