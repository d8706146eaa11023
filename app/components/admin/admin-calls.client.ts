// Owns the calls that the admin panel makes from the browser.

import { ApiError, sendCall } from "~/browser/call-api.client";
import type { AdminAct } from "~/components/admin/admin-act-form";
import { OPERATION_OF } from "~/components/admin/admin-acts";
import { type AdminAnswer, done, failed } from "~/components/admin/admin-answer";
import { ACT_DONE, cleanupDone, promotionDone } from "~/components/admin/admin-texts";
import type { Role } from "~/domain/accounts/types";
import type { JobRun } from "~/domain/administration/types";

/** What stands in the address of an act, by its name in the policy table. */
function parametersOf(act: AdminAct): Record<string, string> {
	if ("userId" in act) return { id: act.userId };
	if ("job" in act) return { name: act.job };
	return act.intent === "unblock" ? { mediaId: act.media_id, mediaType: act.media_type } : {};
}

function bodyOf(act: AdminAct): unknown {
	if (act.intent === "role") return { role: act.role };
	if (act.intent !== "block") return undefined;
	const { intent: _, ...body } = act;
	return body;
}

async function call<Data>(act: AdminAct): Promise<Data> {
	return (await sendCall({ key: OPERATION_OF[act.intent], params: parametersOf(act), body: bodyOf(act) })) as Data;
}

async function perform(act: AdminAct): Promise<AdminAnswer> {
	const { intent } = act;
	switch (intent) {
		case "cleanup": {
			const { deletedRecords } = await call<{ deletedRecords: number }>(act);
			return done(intent, cleanupDone(deletedRecords));
		}
		case "reset-link": {
			const { url, expires_at } = await call<{ url: string; expires_at: string }>(act);
			return { ...done(intent), link: { userId: act.userId, url, expiresAt: expires_at } };
		}
		case "promote-self": {
			// Whoever sees the panel is an admin or owner, for whom this changes nothing.
			const { role } = await call<{ role: Role }>(act);
			return done(intent, promotionDone({ role, changed: false }));
		}
		case "run-job": {
			const { outcome, error } = await call<JobRun>(act);
			return outcome === "failed" ? failed(intent, error ?? undefined) : done(intent, ACT_DONE[intent]);
		}
		default:
			await call(act);
			return done(intent, ACT_DONE[intent]);
	}
}

/** Never rejects. What the server refuses for a reason of its own brings that reason. */
export async function performAct(act: AdminAct): Promise<AdminAnswer> {
	try {
		return await perform(act);
	} catch (error) {
		const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
		return failed(act.intent, isRefused ? error.message : undefined);
	}
}
