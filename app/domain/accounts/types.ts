// Types of accounts, roles and sessions.
import type { USER_COLUMNS, users } from "~/database/schema/accounts";

/** Milliseconds that a remembered session lasts after its last use, and that its cookie does. */
export const SESSION_REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;
/** The browser sets it when it could not reach the server to sign out. */
export const SIGNED_OUT_COOKIE = "marquee_signed_out";

export const ROLES = ["user", "admin", "owner"] as const;

export type Role = (typeof ROLES)[number];

/** `USER_COLUMNS` of a row. */
export type UserRow = Pick<typeof users.$inferSelect, keyof typeof USER_COLUMNS>;

/** A registered user, without the password hash. */
export interface User extends Omit<UserRow, "suspendedAt" | "createdAt"> {
	isSuspended: boolean;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** A signed-in browser or client of a user. */
export interface Session {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	/** ISO 8601, UTC; up to ten minutes behind. */
	lastUsedAt: string;
	/** As "Firefox on Linux". */
	userAgent: string;
}

export interface SignInLimit {
	/**
	 * - `here`: one network may not try the account any more.
	 * - `everywhere`: no network may, but those that the account has signed in from.
	 * - `neighbours`: a network from which it was tried may try no account, but those that have signed in from it.
	 */
	kind: "here" | "everywhere" | "neighbours";
	/** ISO 8601, UTC. */
	until: string;
}

export interface SignInLimits {
	/** Of the last fifteen minutes, from all networks. */
	failures: number;
	inForce: SignInLimit[];
}

/** What its holder does to an account, in a browser. */
export const OWN_ACTIVITY_KINDS = [
	"sign-up",
	"sign-in",
	"password",
	"password-reset",
	"email",
	"email-verified",
	"username",
] as const;

export const ACTIVITY_KINDS = [...OWN_ACTIVITY_KINDS, "role", "sessions-ended", "suspended", "reinstated"] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Something that happened to an account. */
export interface Activity {
	kind: ActivityKind;
	/** ISO 8601, UTC. */
	at: string;
	/** As "Firefox on Linux"; null when the holder's browser did not do it. */
	userAgent: string | null;
	/** IPv4 /24 or IPv6 /48; null when unknown. */
	network: string | null;
	/** The new role. */
	role: Role | null;
}

export function isAdmin(user: Pick<User, "role"> | null): boolean {
	return user?.role === "admin" || user?.role === "owner";
}

/** A user in responses of `/api`, which do not tell who is suspended. */
export function toUserResponse({ createdAt, isSuspended, ...user }: User) {
	return { ...user, created_at: createdAt };
}

export function fromUserResponse({
	created_at,
	...user
}: ReturnType<typeof toUserResponse>): Omit<User, "isSuspended"> {
	return { ...user, createdAt: created_at };
}

/** A session in responses of `/api`; `currentId` is the session of the request. */
export function toSessionResponse({ id, createdAt, lastUsedAt, userAgent }: Session, currentId: string) {
	return {
		id,
		created_at: createdAt,
		last_used_at: lastUsedAt,
		user_agent: userAgent,
		current: id === currentId,
	};
}
