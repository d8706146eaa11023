import type { Database } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { type Acting, isStillIn } from "~/domain/accounts/sessions.server";
import { type OpenCatalogue, openCatalogue } from "~/domain/catalogue/catalogue.server";
import type { TitleRef } from "~/domain/catalogue/types";
import { type Applied, applyChanges, applyInOrder } from "~/domain/library/changes/apply-changes.server";
import type { Change } from "~/domain/library/changes/changes";
import { nameCompanions, type PresentCompanion, toCompanions } from "~/domain/library/changes/companions.server";
import { NotAllowedError } from "~/domain/library/store/limits.server";
import { readClientNetwork } from "~/http/credentials";
import type { Platform } from "~/platform.server";

export interface ChangeContext {
	db: Database;
	platform: Platform;
	profileId: ProfileId;
	/** What is written is written only where the session is as they say. */
	claims: Acting;
}

/** It waits for the session only where a child may be in it: what is changed is changed only where the session is as the token says. */
export function openCatalogueOf({ platform, claims }: Pick<ChangeContext, "platform" | "claims">): OpenCatalogue {
	return openCatalogue(platform, { isUnlimited: claims.profileId === claims.userId });
}

/** Who else is here, with what they may see. */
function companionsOf({ platform, claims }: Pick<ChangeContext, "platform" | "claims">): PresentCompanion[] {
	return toCompanions(platform, claims.together);
}

/** Who watches too, as a request says it; without names those who are here. Null where one is nobody of the account. */
export async function findCompany(
	context: ChangeContext & { request: Request },
	{ title, with: ids, pins }: { title: TitleRef; with?: string[]; pins: Record<string, string> },
): Promise<{ companions: PresentCompanion[]; refused?: string[] } | null> {
	const { db, platform, profileId, claims, request } = context;
	const here = companionsOf(context);
	if (!ids) return { companions: here };
	// A wrong PIN counts once, and only in a session that has not ended.
	if (claims.together === undefined && Object.keys(pins).length > 0) throw new NotAllowedError();
	const holder = { userId: claims.userId, sessionId: claims.sessionId, network: readClientNetwork(request) };
	return await nameCompanions(db, platform, { holder, profileId, title, ids, pins, here });
}

interface Options {
	wantsUndo?: boolean;
	/** False where they are of the times that were sent, which may be late. */
	isLive?: boolean;
	/** In place of those who are here. */
	companions?: PresentCompanion[];
}

function toArguments(context: ChangeContext, changes: Change[], options: Options) {
	const { db, platform, profileId, claims } = context;
	const of = { isAllowed: isStillIn(platform.config, claims), companions: companionsOf(context) };
	return [
		db,
		openCatalogueOf(context),
		{ profileId, changes, ...of, waitUntil: platform.waitUntil, ...options },
	] as const;
}

/** Makes changes that are of this moment by the server's clock. */
export async function applyNow(context: ChangeContext, changes: Change[], options: Options = {}): Promise<Applied> {
	return await applyChanges(...toArguments(context, changes, { isLive: true, ...options }));
}

/** Takes titles out of a list; returns what puts those back that were in it. */
export async function takeOut(context: ChangeContext, kind: "close" | "unsave", titles: TitleRef[]): Promise<Change[]> {
	const at = Date.now();
	const changes = titles.map((title): Change => ({ kind, at, ...title }));
	return (await applyNow(context, changes, { wantsUndo: true })).undo;
}

/** Makes changes of the times that were sent, which may be late, and of which a later one may follow from an earlier one. */
export async function applySentInOrder(context: ChangeContext, changes: Change[], options: Options = {}) {
	return await applyInOrder(...toArguments(context, changes, { isLive: false, ...options }));
}
