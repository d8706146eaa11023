// Signs and verifies tokens. A token only names a session; `sessions.server.ts` decides whether it is still valid.
import { errors, jwtVerify, SignJWT } from "jose";
import type { Config } from "~/config.server";
import type { ProfileId } from "./profiles";

const ISSUER = "marquee";
const AUDIENCE = "marquee";
const ALGORITHM = "HS256";

export interface TokenClaims {
	userId: string;
	sessionId: string;
	/**
	 * The profile that the session was in when the token was made. Its library can be read while the session is looked up; only
	 * the session tells whether it is still the one.
	 */
	profileId: ProfileId;
	/** Milliseconds since the epoch. */
	issuedAt: number;
}

export type Secrets = Pick<Config, "JWT_SECRET" | "JWT_SECRET_PREVIOUS">;

function keyOf(secret: string): Uint8Array {
	return new TextEncoder().encode(secret);
}

/** `lifetime` in milliseconds. */
export async function createToken(
	{ JWT_SECRET }: Secrets,
	{
		userId,
		sessionId,
		profileId,
		lifetime,
	}: { userId: string; sessionId: string; profileId?: ProfileId | null; lifetime: number },
): Promise<string> {
	const issued = Math.floor(Date.now() / 1000);
	return await new SignJWT({ sid: sessionId, ...(profileId && profileId !== userId && { pid: profileId }) })
		.setProtectedHeader({ alg: ALGORITHM })
		.setIssuer(ISSUER)
		.setAudience(AUDIENCE)
		.setSubject(userId)
		.setIssuedAt(issued)
		.setExpirationTime(issued + Math.floor(lifetime / 1000))
		.sign(keyOf(JWT_SECRET));
}

async function readWith(secret: string, token: string, at?: Date): Promise<TokenClaims | null> {
	try {
		const { payload } = await jwtVerify<{ sid?: unknown; pid?: unknown }>(token, keyOf(secret), {
			algorithms: [ALGORITHM],
			currentDate: at,
			issuer: ISSUER,
			audience: AUDIENCE,
			requiredClaims: ["exp", "iat", "sub", "sid"],
		});
		const { sub, sid, pid = sub, iat } = payload;
		if (typeof sub !== "string" || typeof sid !== "string" || typeof pid !== "string" || typeof iat !== "number")
			return null;
		return { userId: sub, sessionId: sid, profileId: pid as ProfileId, issuedAt: iat * 1000 };
	} catch (error) {
		if (error instanceof errors.JOSEError) return null;
		throw error;
	}
}

/** Null unless the token is valid, not expired, and signed with the current or the previous key. */
export async function readToken(
	{ JWT_SECRET, JWT_SECRET_PREVIOUS }: Secrets,
	token: string,
): Promise<TokenClaims | null> {
	const claims = await readWith(JWT_SECRET, token);
	return claims ?? (JWT_SECRET_PREVIOUS ? await readWith(JWT_SECRET_PREVIOUS, token) : null);
}

/** Whether this site has signed the token, also one that has expired. */
export async function isOwnToken({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Secrets, token: string): Promise<boolean> {
	for (const secret of [JWT_SECRET, JWT_SECRET_PREVIOUS]) {
		if (secret && (await readWith(secret, token, new Date(0)))) return true;
	}
	return false;
}
