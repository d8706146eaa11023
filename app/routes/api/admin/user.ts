import { DeleteUserBody, UpdateUserBody } from "~/domain/accounts/bodies";
import { deleteOwnAccount, updateOwnAccount, WRONG_PASSWORD } from "~/domain/accounts/own-account.server";
import { takenErrors } from "~/domain/accounts/sign-in.server";
import { toUserResponse } from "~/domain/accounts/types";
import { deleteUserAs, updateUserAs } from "~/domain/accounts/user-administration.server";
import type { FieldErrors } from "~/domain/accounts/validation";
import { recordRefusal } from "~/domain/administration/authorise.server";
import { HttpError } from "~/lib/http-error";
import { readJsonBody } from "~/lib/json-body";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { signOutHeaders } from "~/middleware/credentials";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { isAttemptAllowed, TOO_MANY } from "~/middleware/rate-limit";
import { visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/user";
import { LAST_OWNER, NO_SUCH_USER, OWN_DELETION } from "./refusals";

function refused(status: number, errors: FieldErrors): HttpError {
	const code = { 403: "wrong_password", 409: "conflict", 422: "invalid" }[status] ?? "refused";
	return new HttpError({ status, code, message: Object.values(errors)[0] ?? "Refused", errors });
}

const STATUS = { "wrong-password": 403, taken: 409, common: 422 };

async function updateSelf({ request, context }: Route.ActionArgs) {
	const changes = await readJsonBody(request, UpdateUserBody);
	const { id: userId } = context.get(currentUser);
	if (changes.password !== undefined && !(await isAttemptAllowed({ request, context, account: userId }))) {
		throw new HttpError(TOO_MANY);
	}
	const sessionId = context.get(visitorSession)?.sessionId ?? "";
	const updated = await updateOwnAccount(context.get(database), { userId, sessionId, changes });
	if (!updated) throw new HttpError(NO_SUCH_USER);
	if (!updated.ok) throw refused(STATUS[updated.reason], updated.errors);
	return success(toUserResponse(updated.user));
}

async function updateOther({ request, params, context }: Route.ActionArgs) {
	const { password, currentPassword, ...changes } = await readJsonBody(request, UpdateUserBody);
	const actor = context.get(currentUser);
	if (password !== undefined) {
		const intent = { actor, action: "user.update", targetId: params.id } as const;
		await recordRefusal(context.get(database), intent, "only the holder changes a password");
		const message = "Only its holder can change an account's password. Give out a reset link instead";
		throw new HttpError({ status: 403, code: "holder_only", message });
	}
	const saved = await updateUserAs(context.get(database), { actor, id: params.id, changes });
	if (!saved) throw new HttpError(NO_SUCH_USER);
	if (!saved.ok) throw refused(409, takenErrors(saved.taken));
	return success(toUserResponse(saved.user));
}

async function deleteSelf({ request, context }: Route.ActionArgs) {
	const hasBody = request.body !== null;
	const { password } = hasBody ? await readJsonBody(request, DeleteUserBody) : {};
	if (!password) throw refused(422, { password: OWN_DELETION.message });
	const { id: userId } = context.get(currentUser);
	if (!(await isAttemptAllowed({ request, context, account: userId }))) throw new HttpError(TOO_MANY);
	const deleted = await deleteOwnAccount(context.get(database), { userId, password });
	if (!deleted.ok && deleted.reason === "last-owner") throw new HttpError(LAST_OWNER);
	if (!deleted.ok) throw refused(403, { password: WRONG_PASSWORD });
	return success({}, { headers: signOutHeaders(request) });
}

async function deleteOther({ params, context }: Route.ActionArgs) {
	const deleted = await deleteUserAs(context.get(database), { actor: context.get(currentUser), id: params.id });
	if (!deleted) throw new HttpError(NO_SUCH_USER);
	if (!deleted.ok) throw new HttpError(LAST_OWNER);
	return success({});
}

function isSelf({ params, context }: Route.ActionArgs): boolean {
	return context.get(currentUser).id === params.id;
}

const answer = endpoint<Route.ActionArgs>({
	PUT: (args) => (isSelf(args) ? updateSelf(args) : updateOther(args)),
	DELETE: (args) => (isSelf(args) ? deleteSelf(args) : deleteOther(args)),
});

export { answer as action, answer as loader };
