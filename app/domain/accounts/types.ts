// Owns the words for people and what they may be; nothing here touches storage.

export const ROLES = ["user", "admin", "owner"] as const;

export type Role = (typeof ROLES)[number];

/** A registered person, as every part of the product receives them: never with a hash. */
export interface User {
	id: string;
	username: string;
	email: string;
	name: string;
	role: Role;
	isPremium: boolean;
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

export function isRole(value: unknown): value is Role {
	return (ROLES as readonly unknown[]).includes(value);
}

export function isAdmin(user: Pick<User, "role"> | null): boolean {
	return user?.role === "admin" || user?.role === "owner";
}

/** A user as `/api` answers. */
export function toUserResponse({ createdAt, ...user }: User) {
	return { ...user, created_at: createdAt };
}

/** A session as `/api` answers; `currentId` is the session that asks. */
export function toSessionResponse({ id, createdAt, lastUsedAt, userAgent }: Session, currentId: string) {
	return {
		id,
		created_at: createdAt,
		last_used_at: lastUsedAt,
		user_agent: userAgent,
		current: id === currentId,
	};
}
