import { openDatabase } from "~/database/open.server";
import { createSession } from "~/domain/accounts/sessions.server";
import type { User } from "~/domain/accounts/types";
import { createUser, findPasswordHash, type NewUser } from "~/domain/accounts/users.server";
import type { Platform } from "~/platform.server";

/** The password of every account that `givenUser` makes. */
export const PASSWORD = "Correct horse 7";

/** A hash of `PASSWORD` with a low cost, which is fast to check. */
const PASSWORD_HASH = "scrypt$16$1$1$AAAAAAAAAAAAAAAAAAAAAA$Hxu_txgTzvUnBGATAQJanp9gp4_jP1ud1reotPjeDho";

/** A registered user with a unique user name and e-mail address. */
export async function givenUser({ db }: Pick<Platform, "db">, given: Partial<NewUser> = {}): Promise<User> {
	const unique = crypto.randomUUID().slice(0, 8);
	const saved = await createUser(openDatabase(db), {
		username: `user-${unique}`,
		email: `${unique}@example.com`,
		name: "",
		passwordHash: PASSWORD_HASH,
		...given,
	});
	if (!saved.ok) throw new Error(`taken: ${saved.taken}`);
	return saved.user;
}

/** Signs the user in, by default with "Remember me". */
export async function givenSession(
	{ db, config }: Pick<Platform, "db" | "config">,
	{ id }: Pick<User, "id">,
	{ isRemembered = true, userAgent = null }: { isRemembered?: boolean; userAgent?: string | null } = {},
) {
	const database = openDatabase(db);
	const passwordHash = (await findPasswordHash(database, id)) ?? "";
	const credentials = await createSession(database, config, { userId: id, passwordHash, isRemembered, userAgent });
	if (!credentials) throw new Error(`There is no user ${id}`);
	return credentials;
}

/** Headers with the session cookie of a new session. */
export async function givenCookie(platform: Pick<Platform, "db" | "config">, user: Pick<User, "id">) {
	return { cookie: `__Host-marquee_session=${(await givenSession(platform, user)).token}` };
}
