// Who may open which page; a page without a rule is refused. Operations of /api declare their own access.
import type { AgeLimit } from "../catalogue/certificates/certificates";
import type { AuditAction } from "./audit-actions";
import { isAdmin, ROLES, type Role, type User } from "./types";

/**
 * The people of an account share its sign-in, and a session is in one of them, or in none while nobody was chosen.
 *
 * - `public`: the session is not looked up.
 * - `optional-session`: open to all; the response may depend on the visitor.
 * - `signed-in`: every session, whoever is in it.
 * - `person`: a session that somebody was chosen in, for what belongs to that person.
 * - `person-or-first`: the person whom `:id` in the path names, and the account's first one.
 *
 * The rest is the first person's alone, who stands for the account:
 * - `first-person`: the account's own settings and its people.
 * - `self-or-owner`: the user whom `:id` in the path names, and every owner.
 * - `admin`, `owner`: administration, by role.
 *
 * A child is never the first person. What else is closed to children has `isForAdults`.
 */
export type Access =
	| "public"
	| "optional-session"
	| "signed-in"
	| "person"
	| "person-or-first"
	| "first-person"
	| "self-or-owner"
	| "admin"
	| "owner";

/** Who a request comes from: the account, and the person who is in the session. */
export interface Principal {
	user: Pick<User, "id" | "role">;
	profile: { id: string; ageLimit: AgeLimit | null } | null;
}

/** What a signed-out visitor asked for, where Login says so. */
type GuardedPage =
	| "lists"
	| "list"
	| "watched"
	| "year"
	| "yearPicture"
	| "people"
	| "together"
	| "settings"
	| "imports"
	| "import"
	| "admin";

/** Why Login is asked for: for a page, or because the button that led to it has saved nothing. */
export type LoginReason = GuardedPage | "unsaved";

export interface PageRule {
	path: string;
	access: Access;
	/** True for a page that is the same for every signed-out visitor: they share rendered copies of it. */
	isShared?: boolean;
	/** True for a page that shows what differs by country: each country's visitors share copies of their own. */
	isRegional?: boolean;
	/** True for a page with an action; any other page rejects a POST before it reads the body. */
	takesForm?: boolean;
	/** True for a page whose form may have files. */
	takesFiles?: boolean;
	/** True for a page that costs as much as many others: its reads are counted apart. */
	isCostly?: boolean;
	/**
	 * Signed-out visitors are asked to log in, and led back: on the page of Login, or by its dialog over Home. Without it, and
	 * signed in without access, they are redirected to Home.
	 */
	login?: { opens: GuardedPage; isOverHome?: true };
	/** True for a page that only reads, by `readPerson`: it loads while the session is looked up. */
	loadsEarly?: boolean;
	/** True for what is closed to a child: settings, files, and the ways out of the session. */
	isForAdults?: true;
	/** True for an open page that shows nothing of a library: it does not ask who is watching. */
	isWithoutProfile?: boolean;
	/** The event that the audit log records when a form is refused. */
	audit?: AuditAction;
}

type PageRow = [path: string, access: Access, options?: Omit<PageRule, "path" | "access">];

const FORM = { takesForm: true };
const SHARED = { isShared: true };
const REGIONAL = { ...SHARED, isRegional: true };
const EARLY = { loadsEarly: true };
const ACCOUNT = { isWithoutProfile: true };
const ADULTS = { isForAdults: true } as const;

const PAGES: PageRow[] = [
	["/", "optional-session", { ...FORM, ...REGIONAL }],
	["/movies", "optional-session", SHARED],
	["/tv", "optional-session", SHARED],
	["/search", "optional-session", SHARED],
	["/pictures", "optional-session", SHARED],
	["/signs", "optional-session", SHARED],
	["/surprise", "optional-session"],
	["/movie/:id", "optional-session", { ...FORM, ...REGIONAL }],
	["/tv/:id", "optional-session", { ...FORM, ...REGIONAL }],
	["/tv/:id/:season/:episode", "optional-session", { ...FORM, ...REGIONAL }],
	["/person/:id", "optional-session", SHARED],
	["/collection/:id", "optional-session", SHARED],
	["/watch/movie/:id", "optional-session", { ...FORM, ...REGIONAL }],
	["/watch/tv/:id/:season/:episode", "optional-session", { ...FORM, ...REGIONAL }],
	["/watch/movie/:id/opened", "person"],
	["/watch/tv/:id/:season/:episode/opened", "person"],
	["/my-list", "optional-session", FORM],
	["/my-list/lists", "person", { ...FORM, ...EARLY, login: { opens: "lists" } }],
	["/my-list/lists/:id", "person", { ...FORM, ...EARLY, login: { opens: "list" } }],
	["/lists/:secret", "optional-session", ACCOUNT],
	["/watched", "person", { ...FORM, ...EARLY, login: { opens: "watched" } }],
	["/watched/:year", "person", { ...EARLY, isCostly: true, login: { opens: "year" } }],
	["/watched/:year/strip.svg", "person", { ...EARLY, isCostly: true, login: { opens: "yearPicture" } }],
	["/profiles", "signed-in", { ...FORM, login: { opens: "people" } }],
	["/together", "person", { ...FORM, login: { opens: "together" } }],
	["/settings", "signed-in", { ...FORM, ...ADULTS, login: { opens: "settings" } }],
	["/settings/import", "person", { ...FORM, ...EARLY, ...ADULTS, takesFiles: true, login: { opens: "imports" } }],
	["/settings/import/:id", "person", { ...FORM, ...ADULTS, login: { opens: "import" } }],
	["/admin", "admin", { ...FORM, login: { opens: "admin", isOverHome: true }, audit: "panel.use" }],
	["/login", "optional-session", { ...FORM, ...ACCOUNT, ...ADULTS }],
	["/signup", "optional-session", { ...FORM, ...ACCOUNT, ...ADULTS }],
	["/forgot-password", "optional-session", { ...FORM, ...ACCOUNT }],
	["/reset-password", "optional-session", { ...FORM, ...ACCOUNT }],
	["/verify-email", "optional-session", { ...FORM, ...ACCOUNT }],
	["/logout", "optional-session", { ...FORM, ...ACCOUNT, ...ADULTS }],
	["/region", "optional-session", FORM],
	["/language", "optional-session", FORM],
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

/** The roles of which one is needed for what the policy allows this visitor. */
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

/** The account's own person is in the session. */
export function isFirstPerson(session: Principal | null): boolean {
	return session !== null && session.profile?.id === session.user.id;
}

/** Whether a page shows what administrators see. */
export function mayAdminister(session: Principal | null): boolean {
	return session !== null && isFirstPerson(session) && isAdmin(session.user);
}

/** Whether a child is in the session. */
export function isChild(session: Principal | null): boolean {
	return Boolean(session?.profile?.ageLimit);
}

/**
 * Why something is refused: nobody has signed in, the role is another one, nobody was chosen, it is the first person's, or it is
 * closed to children.
 */
export type Refusal = "signed-out" | "role" | "nobody" | "first-person" | "child";

/** What a child may do beside what everybody may. */
const OPEN_TO_CHILDREN: Access[] = ["signed-in", "person"];

/** Null: it is allowed. `id` is the `:id` of the path. */
export function findRefusal(
	{ access, isForAdults }: { access: Access; isForAdults?: true },
	{ session, id }: { session: Principal | null; id?: string },
): Refusal | null {
	const isOpen = access === "public" || access === "optional-session";
	if (isChild(session) && (isForAdults || !(isOpen || OPEN_TO_CHILDREN.includes(access)))) return "child";
	if (isOpen) return null;
	if (!session) return "signed-out";
	const { user, profile } = session;
	switch (access) {
		case "signed-in":
			return null;
		case "person":
			return profile ? null : "nobody";
		case "person-or-first":
			return profile?.id === id || isFirstPerson(session) ? null : "first-person";
		case "first-person":
		case "self-or-owner":
		case "admin":
		case "owner":
			if (!rolesFor({ access }, { visitor: user, id }).includes(user.role)) return "role";
			return isFirstPerson(session) ? null : "first-person";
	}
}
