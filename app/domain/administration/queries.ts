// What the lists of the admin panel and of /api/admin take in their query.
import { z } from "zod";
import { countParameter } from "~/lib/http/count-parameter";
import { sentence } from "~/messages/sentence";
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
const cursor = z.string().max(CURSOR_MAX, sentence("badCursor")).optional();

export const UserListQuery = z.object({
	search: z.string().max(SEARCH_MAX).default(""),
	role: z.enum(ROLES).optional(),
	sort: z.enum(USER_SORTS).default("-created"),
	limit,
	cursor,
});

export const AuditQuery = z.object({
	/** An id, or a user name or address. */
	actor: z.string().max(SEARCH_MAX).optional(),
	/** A part of the name of who acted, of the user or of the title; or an id. */
	search: z.string().max(SEARCH_MAX).optional(),
	action: z.enum(AUDIT_ACTIONS).optional(),
	limit,
	cursor,
});

export const BlockedTitlesQuery = z.object({
	limit,
	cursor: z
		.string()
		.regex(/^[1-9]\d{0,15}$/, sentence("badCursor"))
		.transform(Number)
		.optional(),
});
