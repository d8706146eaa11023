import type { Database } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { type Applied, applyChanges } from "~/domain/library/changes/apply-changes.server";
import type { Change } from "~/domain/library/changes/changes";
import type { Platform } from "~/platform.server";

export interface LibraryContext {
	db: Database;
	platform: Platform;
	profileId: ProfileId;
}

/** Makes changes that are of this moment by the server's clock. */
export async function applyNow(
	{ db, platform, profileId }: LibraryContext,
	changes: Change[],
	options: { wantsUndo?: boolean } = {},
): Promise<Applied> {
	return await applyChanges(db, openCatalogue(platform), { userId: profileId, changes, isLive: true, ...options });
}
