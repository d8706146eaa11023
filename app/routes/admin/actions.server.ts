import { data, type RouterContextProvider, redirect } from "react-router";
import { type AdminAct, AdminActForm } from "~/components/admin/admin-act-form";
import { OPERATION_OF, targetOf } from "~/components/admin/admin-acts";
import { type AdminAnswer, done, failed } from "~/components/admin/admin-answer";
import { ACT_DONE, cleanupDone, promotionDone } from "~/components/admin/admin-texts";
import { isAllowed } from "~/domain/accounts/policy";
import {
	changeRoleAs,
	createResetLinkAs,
	createTestAdminAs,
	deleteUserAs,
	promoteSelf,
	togglePremiumAs,
} from "~/domain/accounts/user-administration.server";
import { blockTitleAs, unblockTitleAs } from "~/domain/administration/blocked-titles.server";
import { runJobAs } from "~/domain/administration/jobs.server";
import { recordRefusal } from "~/domain/administration/record-refusal.server";
import { clearCatalogueCacheAs } from "~/domain/catalogue/cache-admin.server";
import { removeOldWatchesAs } from "~/domain/library/retention.server";
import { readForm } from "~/lib/read-form";
import { parseId } from "~/lib/requests";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { logError } from "~/middleware/log-error";
import { LAST_OWNER, NO_SUCH_USER } from "~/operations/accounts/user-params";
import { BlockTitleBody } from "~/operations/administration/block-title";
import { NOT_BLOCKED } from "~/operations/administration/blocked-title";
import { OPERATIONS } from "~/operations/operations";
import { platformContext } from "~/platform.server";

interface Do {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

interface Refusal {
	status: number;
	message: string;
}

const OWN_DELETION = {
	status: 422,
	message: "To delete your own account, go to Settings and give your password there",
};
const FORBIDDEN = { status: 403, message: "You are not allowed to do this" };
const DEVELOPMENT_ONLY = { status: 403, message: "The test admin can only be created in a development installation" };
const EXISTS_ALREADY = { status: 409, message: "The test admin exists already" };
const NOT_LISTED = { status: 403, message: "Your address is not among those that may promote themselves" };
const IS_RUNNING = { status: 409, message: "The job is running already" };
const NO_SUCH_JOB = { status: 404, message: "There is no such job" };

/** What an act came to, or why it is refused. */
async function perform(act: AdminAct, { request, context }: Do): Promise<AdminAnswer | Refusal> {
	const db = context.get(database);
	const platform = context.get(platformContext);
	const actor = context.get(currentUser);
	const { intent } = act;
	switch (intent) {
		case "role": {
			const changed = await changeRoleAs(db, { actor, id: act.userId, role: act.role });
			if (changed?.ok) return done(intent, `${changed.user.username} is now ${changed.user.role}`);
			return changed ? LAST_OWNER : NO_SUCH_USER;
		}
		case "premium": {
			const user = await togglePremiumAs(db, { actor, id: act.userId });
			return user ? done(intent, `${user.username} is now ${user.isPremium ? "Premium" : "Free"}`) : NO_SUCH_USER;
		}
		case "delete": {
			if (act.userId === actor.id) {
				await recordRefusal(db, { actor, action: "user.delete", targetId: actor.id }, "own account");
				return OWN_DELETION;
			}
			const deleted = await deleteUserAs(db, { actor, id: act.userId });
			return deleted?.ok ? done(intent, ACT_DONE.delete) : deleted ? LAST_OWNER : NO_SUCH_USER;
		}
		case "reset-link": {
			const link = await createResetLinkAs(db, { actor, id: act.userId });
			if (!link) return NO_SUCH_USER;
			const { href } = new URL(`/reset-password?token=${link.token}`, request.url);
			return { ...done(intent), link: { userId: act.userId, url: href, expiresAt: link.expiresAt } };
		}
		case "cleanup":
			return done(intent, cleanupDone(await removeOldWatchesAs(platform.db, { actor })));
		case "clear-cache":
			await clearCatalogueCacheAs(platform, { actor });
			return done(intent, ACT_DONE["clear-cache"]);
		case "create-test-admin": {
			const created = await createTestAdminAs(db, platform.config, { actor });
			if (created.ok) return done(intent, ACT_DONE["create-test-admin"]);
			return created.reason === "taken" ? EXISTS_ALREADY : DEVELOPMENT_ONLY;
		}
		case "promote-self": {
			const promoted = await promoteSelf(db, platform.config, actor);
			if (!promoted.ok) return NOT_LISTED;
			return done(intent, promotionDone({ role: promoted.user.role, changed: promoted.changed }));
		}
		case "run-job": {
			const ran = await runJobAs(platform, { actor, name: act.job });
			if (!ran) return NO_SUCH_JOB;
			if (!ran.ok) return IS_RUNNING;
			return ran.run.outcome === "failed" ? failed(intent, ran.run.error ?? undefined) : done(intent, ACT_DONE[intent]);
		}
		case "block": {
			const body = BlockTitleBody.safeParse(act);
			if (!body.success) return { status: 422, message: body.error.issues[0]?.message ?? "This is no title" };
			return (await blockTitleAs(platform, {
				actor,
				mediaType: body.data.media_type,
				id: body.data.media_id,
				reason: body.data.reason,
			}))
				? done(intent, ACT_DONE.block)
				: NOT_BLOCKED;
		}
		case "unblock": {
			const title = { mediaType: act.media_type, id: parseId(act.media_id) ?? 0 };
			return (await unblockTitleAs(platform, { actor, ...title })) ? done(intent, ACT_DONE.unblock) : NOT_BLOCKED;
		}
	}
}

/** Does what a form of the panel asks for, sent without scripts. */
export async function actOnPanel({ request, context }: Do) {
	const act = AdminActForm.safeParse(Object.fromEntries(await readForm(request))).data;
	if (!act) throw data(null, 400);
	const { intent } = act;
	try {
		const actor = context.get(currentUser);
		const operation = OPERATIONS.find(({ key }) => key === OPERATION_OF[intent]);
		const mayAct = operation !== undefined && isAllowed(operation, { visitor: actor, id: targetOf(act) });
		if (!mayAct && operation?.audit) {
			await recordRefusal(context.get(database), { actor, action: operation.audit, targetId: targetOf(act) });
		}
		const outcome = mayAct ? await perform(act, { request, context }) : FORBIDDEN;
		if ("status" in outcome) return data(failed(intent, outcome.message), outcome.status);
		// Whoever changed their own role may not see the panel any more.
		if (intent === "role" && act.userId === actor.id) return redirect("/admin?tab=users");
		return data(outcome, outcome.ok ? 200 : 500);
	} catch (error) {
		logError(error, request, context);
		return data(failed(intent), 500);
	}
}
