// Writes the line that an administrator's act leaves in the audit log when the policy table refuses it.
import type { MiddlewareFunction } from "react-router";
import { findAction } from "~/domain/accounts/audit-actions";
import type { Rule } from "~/domain/accounts/policy";
import type { User } from "~/domain/accounts/types";
import { recordRefusal } from "~/domain/administration/authorise.server";
import { database } from "./database";
import { isWithinLimit } from "./rate-limit";

interface Refused extends Pick<Parameters<MiddlewareFunction<Response>>[0], "request" | "context" | "params"> {
	rule: Rule;
	actor: User;
}

/**
 * An administrator's act that is refused leaves its line; any other leaves none. False: nobody fills the log, who asks
 * too often is to be told so instead.
 */
export async function logRefusal({ request, context, params, rule, actor }: Refused): Promise<boolean> {
	const action = findAction(rule);
	if (!action) return true;
	if (!(await isWithinLimit({ request, context, limit: "WRITE_LIMIT", of: actor.id }))) return false;
	const targetId = params.id ?? params.name ?? params.mediaId;
	await recordRefusal(context.get(database), { actor, action, targetId });
	return true;
}
