// The rules of the account forms, for the browser and the server. Only the server knows whether a
// name is taken or a password is easy to guess.
import { isBlank } from "~/lib/text/one-line";
import { sentence } from "~/messages/sentence";

const USERNAME_MIN = 3;
/** A user name is shorter than this. */
const USERNAME_LIMIT = 50;
const PASSWORD_MIN = 8;
/** Below this length, Settings shows its own message. */
const SETTINGS_PASSWORD_MIN = 6;
const PASSWORD_MAX = 200;
const EMAIL_MAX = 254;
const NAME_MAX = 100;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/**
 * Control characters, line breaks, spaces that look like others or like nothing, and invisible characters, with which one
 * account could imitate another.
 */
const UNFIT_FOR_ACCOUNTS =
	/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}| {2}/u;
/** The same without the joiners and selectors, which some scripts and emoji need. */
const UNFIT_FOR_NAMES =
	/\u034f|[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u;

/** What is wrong with a field. The texts are those of `faults` in `app/messages/en/account.ts`. */
export const FAULTS = {
	usernameRequired: sentence("usernameRequired"),
	usernameShort: sentence("usernameShort"),
	usernameLong: sentence("usernameLong"),
	usernameCharacters: sentence("usernameCharacters"),
	usernameAt: sentence("usernameAt"),
	emailRequired: sentence("emailRequired"),
	emailInvalid: sentence("emailInvalid"),
	emailOrUsernameRequired: sentence("emailOrUsernameRequired"),
	nameCharacters: sentence("nameCharacters"),
	nameLong: sentence("nameLong"),
	passwordRequired: sentence("passwordRequired"),
	passwordShort: sentence("passwordShort"),
	passwordLong: sentence("passwordLong"),
	passwordKinds: sentence("passwordKinds"),
	passwordGuessable: sentence("passwordGuessable"),
	confirmationMissing: sentence("confirmationMissing"),
	confirmationDiffers: sentence("confirmationDiffers"),
	policiesNotAccepted: sentence("policiesNotAccepted"),
	currentPasswordRequired: sentence("currentPasswordRequired"),
	newPasswordShort: sentence("newPasswordShort"),
	newPasswordsDiffer: sentence("newPasswordsDiffer"),
	profileNameRequired: sentence("profileNameRequired"),
	profileNameLong: sentence("profileNameLong"),
	pinDigits: sentence("pinDigits"),
};

export type Fault = keyof typeof FAULTS;

/** For a field that is blank or missing. */
export const REQUIRED = {
	username: FAULTS.usernameRequired,
	email: FAULTS.emailRequired,
	password: FAULTS.passwordRequired,
	emailOrUsername: FAULTS.emailOrUsernameRequired,
	currentPassword: FAULTS.currentPasswordRequired,
};

export const GUESSABLE_PASSWORD = FAULTS.passwordGuessable;

/** The message for each invalid field; a valid field has no key. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

type Check = (value: string) => string | undefined;

export function dropUndefined<Field extends string>(
	errors: { [field in Field]?: string | undefined },
): FieldErrors<Field> {
	const faults = Object.entries(errors).filter(([, message]) => message !== undefined);
	return Object.fromEntries(faults) as FieldErrors<Field>;
}

export function hasErrors(errors: FieldErrors): boolean {
	return Object.keys(errors).length > 0;
}

export const checkUsername: Check = (value) => {
	const username = value.trim();
	if (!username) return REQUIRED.username;
	if (username.length < USERNAME_MIN) return FAULTS.usernameShort;
	if (username.length >= USERNAME_LIMIT) return FAULTS.usernameLong;
	if (UNFIT_FOR_ACCOUNTS.test(username)) return FAULTS.usernameCharacters;
	// At sign-in, somebody else's address would stand before it. Other forms of @ are the same in an account's key.
	if (username.normalize("NFKC").includes("@")) return FAULTS.usernameAt;
};

export const checkEmail: Check = (value) => {
	const email = value.trim();
	if (!email) return REQUIRED.email;
	const isAddress = EMAIL.test(email) && EMAIL.test(email.normalize("NFKC"));
	if (email.length > EMAIL_MAX || !isAddress || UNFIT_FOR_ACCOUNTS.test(email)) {
		return FAULTS.emailInvalid;
	}
};

/** Of a name that other people read. */
export const checkDisplayName: Check = (value) => {
	if (UNFIT_FOR_NAMES.test(value)) return FAULTS.nameCharacters;
};

const checkName: Check = (value) => {
	if (value.trim() && isBlank(value)) return FAULTS.nameCharacters;
	if (value.trim().length > NAME_MAX) return FAULTS.nameLong;
	return checkDisplayName(value);
};

const checkLength: Check = (value) => {
	if (value.length < PASSWORD_MIN) return FAULTS.passwordShort;
	if (value.length > PASSWORD_MAX) return FAULTS.passwordLong;
};

export const checkNewPassword: Check = (value) => {
	if (!value) return REQUIRED.password;
	const fault = checkLength(value);
	if (fault) return fault;
	if (!/[a-z]/.test(value) || !/[A-Z]/.test(value) || !/\d/.test(value)) {
		return FAULTS.passwordKinds;
	}
};

function checkConfirmation(password: string, confirmation: string): string | undefined {
	if (!confirmation) return FAULTS.confirmationMissing;
	if (confirmation !== password) return FAULTS.confirmationDiffers;
}

export interface Registration {
	username: string;
	email: string;
	password: string;
	/** Blank: the user name is used. */
	name: string;
}

export function checkRegistration({ username, email, password, name }: Registration) {
	return dropUndefined({
		username: checkUsername(username),
		email: checkEmail(email),
		password: checkNewPassword(password),
		name: checkName(name),
	});
}

/** Fields that only the sign-up form has. */
export interface SignupForm extends Registration {
	confirmPassword: string;
	hasAcceptedTerms: boolean;
}

export function checkSignup(form: SignupForm) {
	return dropUndefined({
		...checkRegistration(form),
		confirmPassword: checkConfirmation(form.password, form.confirmPassword),
		terms: form.hasAcceptedTerms ? undefined : FAULTS.policiesNotAccepted,
	});
}

export function checkLogin({ emailOrUsername, password }: { emailOrUsername: string; password: string }) {
	return dropUndefined({
		emailOrUsername: !isBlank(emailOrUsername) ? undefined : REQUIRED.emailOrUsername,
		password: password ? undefined : REQUIRED.password,
	});
}

/** What the holder and owners change of a profile. Each field is a column of `users`, and this is its rule. */
const PROFILE = { username: checkUsername, email: checkEmail, name: checkName };

export type ProfileField = keyof typeof PROFILE;

export const PROFILE_FIELDS = Object.keys(PROFILE) as ProfileField[];

export type ProfileChanges = Partial<Record<ProfileField, string>>;

/** Checks only the given fields. */
export function checkProfile(changes: ProfileChanges): FieldErrors<ProfileField> {
	const check = (field: ProfileField) => (changes[field] === undefined ? undefined : PROFILE[field](changes[field]));
	return dropUndefined(Object.fromEntries(PROFILE_FIELDS.map((field) => [field, check(field)])));
}

/** The rule of Settings: its own message below six characters, the general message for six or seven. */
export const checkChangedPassword: Check = (value) => {
	if (value.length < SETTINGS_PASSWORD_MIN) return FAULTS.newPasswordShort;
	return checkLength(value);
};

export interface PasswordForm {
	currentPassword: string;
	newPassword: string;
	confirmPassword: string;
}

export function checkPasswordForm({ currentPassword, newPassword, confirmPassword }: PasswordForm) {
	return dropUndefined({
		currentPassword: currentPassword ? undefined : REQUIRED.currentPassword,
		newPassword: checkChangedPassword(newPassword),
		confirmPassword: confirmPassword === newPassword ? undefined : FAULTS.newPasswordsDiffer,
	});
}

export function checkDeleteForm({ password }: { password: string }) {
	return dropUndefined({ password: password ? undefined : REQUIRED.password });
}

export function checkResetForm({ password, confirmPassword }: { password: string; confirmPassword: string }) {
	return dropUndefined({
		password: checkNewPassword(password),
		confirmPassword: checkConfirmation(password, confirmPassword),
	});
}
