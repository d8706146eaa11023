import { eq } from "drizzle-orm";
import { openDatabase } from "~/database/open.server";
import { profiles } from "~/database/schema/accounts";
import { hashPassword } from "~/domain/accounts/passwords.server";
import type { Profile, ProfileId } from "~/domain/accounts/profiles";
import { chooseProfile, createProfile } from "~/domain/accounts/profiles.server";
import { createSession } from "~/domain/accounts/sessions.server";
import type { User } from "~/domain/accounts/types";
import { createUser, findPasswordHash, type NewUser } from "~/domain/accounts/users.server";
import type { AgeLimit } from "~/domain/catalogue/certificates/certificates";
import type { Platform } from "~/platform.server";

/** The password of every account that `givenUser` makes. */
export const PASSWORD = "Correct horse 7";

/** A hash of `PASSWORD` with a low cost, which is fast to check. */
const PASSWORD_HASH = "scrypt$16$1$1$AAAAAAAAAAAAAAAAAAAAAA$Hxu_txgTzvUnBGATAQJanp9gp4_jP1ud1reotPjeDho";

/** A user whose id is also that of the account's first profile. */
export type Person = User & { id: ProfileId };

/** A registered user with a unique user name and e-mail address, and a library that nobody shares. */
export async function givenUser({ db }: Pick<Platform, "db">, given: Partial<NewUser> = {}): Promise<Person> {
	const unique = crypto.randomUUID().slice(0, 8);
	const saved = await createUser(openDatabase(db), {
		username: `user-${unique}`,
		email: `${unique}@example.com`,
		name: "",
		passwordHash: PASSWORD_HASH,
		...given,
	});
	if (!saved.ok) throw new Error(`taken: ${saved.taken}`);
	return saved.user as Person;
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

/** Another profile of the user. */
export async function givenProfile(
	{ db }: Pick<Platform, "db">,
	{ id: accountId }: Pick<User, "id">,
	{ name = "Robin", pin, ageLimit }: { name?: string; pin?: string; ageLimit?: AgeLimit } = {},
): Promise<Profile> {
	const created = await createProfile(openDatabase(db), { accountId, network: "unknown", name, pin, ageLimit });
	if (!created.ok) throw new Error(created.reason);
	return created.profile;
}

/** The token of a new session of the user that is in the profile. */
export async function givenTokenOf(
	{ db, config }: Pick<Platform, "db" | "config">,
	user: Pick<User, "id">,
	{ id, pin }: { id: string; pin?: string },
): Promise<string> {
	const { token, sessionId } = await givenSession({ db, config }, user);
	const holder = { userId: user.id, sessionId, network: "unknown" };
	const chosen = await chooseProfile(openDatabase(db), config, { id, pin, holder });
	if (!chosen.ok) throw new Error(chosen.reason);
	return token;
}

/** Who is in a session: the account's first person, another one, or nobody, because the first one has a PIN. */
export const SEATS = ["first", "other", "none"] as const;
export type Seat = (typeof SEATS)[number];

/** An account with sessions in which such a person is, each with a password that was just given. */
export async function givenSeat(
	platform: Pick<Platform, "db" | "config">,
	{ seat, ...given }: { seat: Seat } & Partial<NewUser>,
) {
	const user = await givenUser(platform, given);
	const other = await givenProfile(platform, user);
	if (seat === "none") await givenPin(platform, user.id, "2468");
	const profileId = { first: user.id, other: other.id, none: null }[seat];
	return {
		user,
		profileId,
		async signIn(): Promise<string> {
			return seat === "other"
				? await givenTokenOf(platform, user, { id: other.id })
				: (await givenSession(platform, user)).token;
		},
	};
}

/** Sets the PIN of a profile, as an account's holder does. */
export async function givenPin({ db }: Pick<Platform, "db">, profileId: string, pin: string): Promise<void> {
	const pinHash = await hashPassword(pin, "unknown");
	await openDatabase(db)
		.update(profiles)
		.set({ pinHash })
		.where(eq(profiles.id, profileId as ProfileId));
}
