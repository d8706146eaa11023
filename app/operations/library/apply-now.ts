import type { Database } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { isStillIn } from "~/domain/accounts/sessions.server";
import type { TokenClaims } from "~/domain/accounts/tokens.server";
import { type OpenCatalogue, openCatalogue } from "~/domain/catalogue/catalogue.server";
import { type Applied, applyChanges } from "~/domain/library/changes/apply-changes.server";
import type { Change } from "~/domain/library/changes/changes";
import type { Platform } from "~/platform.server";

export interface ChangeContext {
	db: Database;
	platform: Platform;
	profileId: ProfileId;
	/** What is written is written only where the session is as the token says. */
	claims: TokenClaims;
}

/** It waits for the session only where a child may be in it: what is changed is changed only where the session is as the token says. */
export function openCatalogueOf({ platform, claims }: Pick<ChangeContext, "platform" | "claims">): OpenCatalogue {
	return openCatalogue(platform, { isUnlimited: claims.profileId === claims.userId });
}

interface Options {
	wantsUndo?: boolean;
}

async function apply(
	context: ChangeContext,
	changes: Change[],
	options: Options & { isLive: boolean },
): Promise<Applied> {
	const { db, platform, profileId, claims } = context;
	return await applyChanges(db, openCatalogueOf(context), {
		profileId,
		changes,
		isAllowed: isStillIn(platform.config, claims),
		waitUntil: platform.waitUntil,
		...options,
	});
}

/** Makes changes that are of this moment by the server's clock. */
export async function applyNow(context: ChangeContext, changes: Change[], options: Options = {}): Promise<Applied> {
	return await apply(context, changes, { isLive: true, ...options });
}

/** Makes changes of the times that were sent, which may be late. */
export async function applySent(context: ChangeContext, changes: Change[], options: Options = {}): Promise<Applied> {
	return await apply(context, changes, { isLive: false, ...options });
}
