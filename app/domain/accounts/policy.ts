// Who may open which page; a page without a rule is refused. Operations of /api declare their own access.
import type { AuditAction } from "./audit-actions";
import { isAdmin, ROLES, type Role, type User } from "./types";

/**
 * - `public`: the session is not looked up.
 * - `optional-session`: open to all; the response may depend on the visitor.
 * - `self-or-owner`: the user whom `:id` in the path names, and every owner.
 */
export type Access = "public" | "optional-session" | "signed-in" | "self-or-owner" | "admin" | "owner";

export interface PageRule {
	path: string;
	access: Access;
	/** True for a page that is the same for every signed-out visitor: they share rendered copies of it. */
	isShared?: boolean;
	/** True for a page with an action; any other page rejects a POST before it reads the body. */
	takesForm?: boolean;
	/** True for a page whose form may have files. */
	takesFiles?: boolean;
	/**
	 * Signed-out visitors are asked to log in, and led back: on the page of Login, or by its dialog over Home. Without it, and
	 * signed in without access, they are redirected to Home.
	 */
	login?: { opens: string; isOverHome?: true };
	/** True for a page that shows nothing of a library: it does not ask who is watching. */
	isWithoutProfile?: boolean;
	/** The event that the audit log records when a form is refused. */
	audit?: AuditAction;
}

type PageRow = [path: string, access: Access, options?: Omit<PageRule, "path" | "access">];

const FORM = { takesForm: true };
const SHARED = { isShared: true };
const ACCOUNT = { isWithoutProfile: true };

const PAGES: PageRow[] = [
	["/", "optional-session", SHARED],
	["/movies", "optional-session", SHARED],
	["/tv", "optional-session", SHARED],
	["/search", "optional-session", SHARED],
	["/pictures", "optional-session", SHARED],
	["/surprise", "optional-session"],
	["/movie/:id", "optional-session", { ...FORM, ...SHARED }],
	["/tv/:id", "optional-session", { ...FORM, ...SHARED }],
	["/tv/:id/:season/:episode", "optional-session", { ...FORM, ...SHARED }],
	["/person/:id", "optional-session", SHARED],
	["/collection/:id", "optional-session", SHARED],
	["/watch/movie/:id", "optional-session", { ...FORM, ...SHARED }],
	["/watch/tv/:id/:season/:episode", "optional-session", { ...FORM, ...SHARED }],
	["/watch/movie/:id/opened", "signed-in"],
	["/watch/tv/:id/:season/:episode/opened", "signed-in"],
	["/my-list", "optional-session", FORM],
	["/watched", "signed-in", { ...FORM, login: { opens: "what you have watched" } }],
	["/watched/:year", "signed-in", { login: { opens: "your year" } }],
	["/watched/:year/strip.svg", "signed-in", { login: { opens: "the picture of your year" } }],
	["/profiles", "signed-in", { ...FORM, ...ACCOUNT, login: { opens: "the people of your account" } }],
	["/settings", "signed-in", { ...FORM, ...ACCOUNT, login: { opens: "your settings" } }],
	["/settings/import", "signed-in", { ...FORM, takesFiles: true, login: { opens: "your imports" } }],
	["/settings/import/:id", "signed-in", { ...FORM, login: { opens: "your import" } }],
	[
		"/admin",
		"admin",
		{ ...FORM, ...ACCOUNT, login: { opens: "the admin panel", isOverHome: true }, audit: "panel.use" },
	],
	["/login", "optional-session", { ...FORM, ...ACCOUNT }],
	["/signup", "optional-session", { ...FORM, ...ACCOUNT }],
	["/forgot-password", "optional-session", ACCOUNT],
	["/reset-password", "optional-session", { ...FORM, ...ACCOUNT }],
	["/logout", "optional-session", { ...FORM, ...ACCOUNT }],
	["/privacy", "optional-session", { ...SHARED, ...ACCOUNT }],
	["/dmca", "optional-session", { ...SHARED, ...ACCOUNT }],
	["/404", "optional-session", ACCOUNT],
	["/api/docs", "optional-session", ACCOUNT],
	["/*", "optional-session", ACCOUNT],
];

export const PAGE_RULES: PageRule[] = PAGES.map(([path, access, options]) => ({ path, access, ...options }));

/**
 * The rule of a page; null when it has none. `pattern` as React Router gives it: with or without the leading slash.
 */
export function findPageRule(pattern: string): PageRule | null {
	const path = `/${pattern.replace(/^\//, "")}`;
	return PAGE_RULES.find((rule) => rule.path === path) ?? null;
}

/**
 * Whether an admin or owner may suspend the account, and see more of it than the list of users shows. The statements in
 * `suspension.server.ts` decide by the same rule.
 */
export function canManage(actor: Pick<User, "role">, target: Pick<User, "role">): boolean {
	return actor.role === "owner" || (actor.role === "admin" && target.role === "user");
}

/** The roles of which one is needed for what `isAllowed` allows this visitor. */
export function rolesFor(
	{ access }: { access: Access },
	{ visitor, id }: { visitor: Pick<User, "id">; id?: string },
): readonly Role[] {
	switch (access) {
		case "admin":
			return ["admin", "owner"];
		case "owner":
			return ["owner"];
		case "self-or-owner":
			return visitor.id === id ? ROLES : ["owner"];
		default:
			return ROLES;
	}
}

/** `id` is the `:id` of the path. */
export function isAllowed(
	{ access }: { access: Access },
	{ visitor, id }: { visitor: Pick<User, "id" | "role"> | null; id?: string },
): boolean {
	switch (access) {
		case "public":
		case "optional-session":
			return true;
		case "signed-in":
			return visitor !== null;
		case "self-or-owner":
			return visitor !== null && (visitor.role === "owner" || visitor.id === id);
		case "admin":
			return isAdmin(visitor);
		case "owner":
			return visitor?.role === "owner";
	}
}
