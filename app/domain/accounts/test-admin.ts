// The account that the development tool "Create Test Admin" creates. The admin panel shows it.
import { type SQL, sql } from "drizzle-orm";
import type { Config } from "~/config.server";
import type { User } from "./types";

export const TEST_ADMIN = {
	/** Fixed, because the holder cannot change the id. */
	id: "7e57ad31-0000-4000-8000-000000000001",
	username: "testadmin",
	email: "testadmin@marquee.example",
	password: "Test-admin-4-development",
	role: "admin",
	isPremium: true,
} as const;

/**
 * True for the test admin outside development: everyone can read its password. The address is that of a test admin that an
 * earlier version created with a random id.
 */
export function isBarred(
	{ ENVIRONMENT }: Pick<Config, "ENVIRONMENT">,
	{ id, email }: Pick<User, "id" | "email">,
): boolean {
	return ENVIRONMENT !== "development" && (id === TEST_ADMIN.id || email === TEST_ADMIN.email);
}

/** The same of rows of `users` under this name: the condition that the account is not barred. */
export function whereNotBarred({ ENVIRONMENT }: Pick<Config, "ENVIRONMENT">, name: string): SQL {
	if (ENVIRONMENT === "development") return sql`true`;
	const row = sql.identifier(name);
	return sql`${row}.id <> ${TEST_ADMIN.id} and ${row}.email <> ${TEST_ADMIN.email}`;
}
