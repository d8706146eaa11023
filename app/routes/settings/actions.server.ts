import { data, type RouterContextProvider, redirect } from "react-router";
import { readPasswordForm } from "~/components/account/read-password-form";
import type { SettingsAnswer, SettingsIntent } from "~/components/account/settings-answer";
import { SETTINGS_DONE } from "~/components/account/settings-texts";
import { deleteOwnAccount, updateOwnAccount, WRONG_PASSWORD } from "~/domain/accounts/own-account.server";
import { endOtherSessions, endSession } from "~/domain/accounts/sessions.server";
import { checkPasswordForm, checkProfile, type FieldErrors, hasErrors } from "~/domain/accounts/validation";
import { formText } from "~/lib/read-form";
import { signOutHeaders } from "~/middleware/credentials";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { isWithinLimit, TOO_MANY } from "~/middleware/rate-limit";
import { visitor, visitorSession } from "~/middleware/visitor";
import { LAST_OWNER } from "~/operations/accounts/user-params";

interface Act {
	request: Request;
	context: Readonly<RouterContextProvider>;
	form: FormData;
}

function refuse(status: number, answer: Omit<SettingsAnswer, "ok">, init?: ResponseInit) {
	return data<SettingsAnswer>({ ok: false, ...answer }, { ...init, status });
}

function done(intent: keyof typeof SETTINGS_DONE) {
	return data<SettingsAnswer>({ ok: true, intent, message: SETTINGS_DONE[intent] });
}

const STATUS = { "wrong-password": 403, common: 422, taken: 409 };

async function isPasswordTryAllowed({ request, context }: Act): Promise<boolean> {
	return await isWithinLimit({ request, context, limit: "LOGIN_LIMIT", countBy: context.get(currentUser).id });
}

async function saveProfile({ context, form }: Act) {
	const values = { username: formText(form, "username"), email: formText(form, "email") };
	const errors = checkProfile(values);
	if (hasErrors(errors)) return refuse(422, { intent: "profile", errors, values });
	const { id: userId } = context.get(currentUser);
	const saved = await updateOwnAccount(context.get(database), { userId, sessionId: "", changes: values });
	if (saved && !saved.ok) return refuse(STATUS[saved.reason], { intent: "profile", errors: saved.errors, values });
	if (saved) {
		// The same request draws the page.
		context.set(visitor, saved.user);
		context.set(currentUser, saved.user);
	}
	return done("profile");
}

async function savePassword(act: Act) {
	const { context, form } = act;
	const intent = "password";
	const passwords = readPasswordForm(form);
	const errors = checkPasswordForm(passwords);
	if (hasErrors(errors)) return refuse(422, { intent, errors });
	if (!(await isPasswordTryAllowed(act))) return refuse(429, { intent, message: TOO_MANY.message }, TOO_MANY);
	const saved = await updateOwnAccount(context.get(database), {
		userId: context.get(currentUser).id,
		sessionId: context.get(visitorSession)?.sessionId ?? "",
		changes: { password: passwords.newPassword, currentPassword: passwords.currentPassword },
	});
	if (saved?.ok !== false) return done(intent);
	const { password, ...others }: FieldErrors = saved.errors;
	return refuse(STATUS[saved.reason], { intent, errors: password ? { ...others, newPassword: password } : others });
}

async function deleteAccount(act: Act) {
	const { request, context, form } = act;
	const intent = "delete";
	const password = formText(form, "password");
	if (!password) return refuse(422, { intent, errors: { password: "Password is required" } });
	if (!(await isPasswordTryAllowed(act))) return refuse(429, { intent, message: TOO_MANY.message }, TOO_MANY);
	const deleted = await deleteOwnAccount(context.get(database), { userId: context.get(currentUser).id, password });
	if (deleted.ok) return redirect("/", { headers: signOutHeaders(request) });
	if (deleted.reason === "last-owner") return refuse(409, { intent, message: LAST_OWNER.message });
	return refuse(403, { intent, errors: { password: WRONG_PASSWORD } });
}

async function end({ context, form }: Act, intent: "end-session" | "end-others") {
	const { id: userId } = context.get(currentUser);
	if (intent === "end-session") {
		await endSession(context.get(database), { userId, sessionId: formText(form, "sessionId") });
	} else {
		const sessionId = context.get(visitorSession)?.sessionId ?? "";
		await endOtherSessions(context.get(database), { userId, sessionId });
	}
	return done(intent);
}

/** Does what one of the forms of Settings asks for. */
export async function actOnSettings({ intent, ...act }: Act & { intent: SettingsIntent }) {
	switch (intent) {
		case "profile":
			return await saveProfile(act);
		case "password":
			return await savePassword(act);
		case "delete":
			return await deleteAccount(act);
		default:
			return await end(act, intent);
	}
}
