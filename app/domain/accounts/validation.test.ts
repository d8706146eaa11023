import { describe, expect, test } from "vitest";
import {
	checkChangedPassword,
	checkEmail,
	checkLogin,
	checkNewPassword,
	checkPasswordForm,
	checkProfile,
	checkSignup,
	checkUsername,
	FAULTS,
} from "./validation";

describe("a user name", () => {
	test.each([
		["", FAULTS.usernameRequired],
		["   ", FAULTS.usernameRequired],
		["ab", FAULTS.usernameShort],
		["a".repeat(50), FAULTS.usernameLong],
		["a\u202eb c", FAULTS.usernameCharacters],
		["a\u200bbc", FAULTS.usernameCharacters],
		["a\u0007bc", FAULTS.usernameCharacters],
		["a\u0000bc", FAULTS.usernameCharacters],
		["a\nbc", FAULTS.usernameCharacters],
		["a\u00adbc", FAULTS.usernameCharacters],
		["a\u200dbc", FAULTS.usernameCharacters],
		["a\u2066bc", FAULTS.usernameCharacters],
		["a\ufe0fbc", FAULTS.usernameCharacters],
		["a\u{e0101}bc", FAULTS.usernameCharacters],
		["a\u{e0041}bc", FAULTS.usernameCharacters],
		["a\u3164bc", FAULTS.usernameCharacters],
		["a\uffa0bc", FAULTS.usernameCharacters],
		["a\u034fbc", FAULTS.usernameCharacters],
		["\u2800\u2800\u2800", FAULTS.usernameCharacters],
		["a\u00a0bc", FAULTS.usernameCharacters],
		["a\u3000bc", FAULTS.usernameCharacters],
		["a\u1680bc", FAULTS.usernameCharacters],
		["a  bc", FAULTS.usernameCharacters],
		["bob@corp.test", FAULTS.usernameAt],
		["bob\uff20corp.test", FAULTS.usernameAt],
		["bob\ufe6bcorp.test", FAULTS.usernameAt],
		["  bob\uff20corp.test ", FAULTS.usernameAt],
		["  ada lovelace  ", undefined],
		["นักดูหนัง", undefined],
		["हिन्दी", undefined],
		["abc", undefined],
		["a".repeat(49), undefined],
		["Łukasz 東京", undefined],
	])("%j: %s", (username, message) => {
		expect(checkUsername(username)).toBe(message);
	});
});

describe("an address", () => {
	test.each([
		["", FAULTS.emailRequired],
		["ada", FAULTS.emailInvalid],
		["ada@example", FAULTS.emailInvalid],
		["a b@example.com", FAULTS.emailInvalid],
		[`${"a".repeat(250)}@example.com`, FAULTS.emailInvalid],
		["ada\uff20other@example.com", FAULTS.emailInvalid],
		["ada@exa\ufe6bmple.com", FAULTS.emailInvalid],
		["ada@exa\u200bmple.com", FAULTS.emailInvalid],
		["ada\u3164@example.com", FAULTS.emailInvalid],
		["ada@example.com", undefined],
		[" ada+list@mail.example.co.uk ", undefined],
	])("%j: %s", (email, message) => {
		expect(checkEmail(email)).toBe(message);
	});
});

describe("a new password", () => {
	const mixed = FAULTS.passwordKinds;
	test.each([
		["", FAULTS.passwordRequired],
		["Short1", FAULTS.passwordShort],
		["alllower1", mixed],
		["ALLUPPER1", mixed],
		["NoNumbers", mixed],
		[`Aa1${"x".repeat(198)}`, FAULTS.passwordLong],
		["Good enough 1", undefined],
	])("%j: %s", (password, message) => {
		expect(checkNewPassword(password)).toBe(message);
	});
});

test("the sign-up form has an error for each invalid field", () => {
	const empty = { username: "", email: "", password: "", confirmPassword: "", name: "", hasAcceptedTerms: false };
	expect(checkSignup(empty)).toEqual({
		username: FAULTS.usernameRequired,
		email: FAULTS.emailRequired,
		password: FAULTS.passwordRequired,
		confirmPassword: FAULTS.confirmationMissing,
		terms: FAULTS.policiesNotAccepted,
	});
	const good = {
		username: "ada",
		email: "ada@example.com",
		password: "Good enough 1",
		name: "",
		hasAcceptedTerms: true,
	};
	expect(checkSignup({ ...good, confirmPassword: "Good enough 2" })).toEqual({
		confirmPassword: FAULTS.confirmationDiffers,
	});
	expect(checkSignup({ ...good, confirmPassword: "Good enough 1" })).toEqual({});
});

test("signing in needs both fields", () => {
	expect(Object.keys(checkLogin({ emailOrUsername: " ", password: "" }))).toEqual(["emailOrUsername", "password"]);
	expect(checkLogin({ emailOrUsername: "ada", password: "x" })).toEqual({});
});

test("the password of Settings has a message for fewer than 6 and for fewer than 8 characters", () => {
	expect(checkChangedPassword("12345")).toBe(FAULTS.newPasswordShort);
	expect(checkChangedPassword("123456")).toBe(FAULTS.passwordShort);
	expect(checkChangedPassword("1234567")).toBe(FAULTS.passwordShort);
	expect(checkChangedPassword("12345678")).toBeUndefined();
});

test("the two new passwords of Settings must match", () => {
	const form = { currentPassword: "x", newPassword: "long enough", confirmPassword: "long enoughh" };
	expect(checkPasswordForm(form)).toEqual({ confirmPassword: FAULTS.newPasswordsDiffer });
});

test.each(["\u3164", "a\u202eb", "a\u2800", "a\u00ad\u200b", "a\u0007"])("the name %j is refused", (name) => {
	expect(checkProfile({ name })).toEqual({ name: FAULTS.nameCharacters });
});

test.each(["👩‍👩‍👧 Family", "می‌خواهم", "❤️", ""])("the name %j is allowed", (name) => {
	expect(checkProfile({ name })).toEqual({});
});

test("only the given fields of a profile are checked", () => {
	expect(checkProfile({})).toEqual({});
	expect(checkProfile({ username: "ab", email: undefined })).toEqual({
		username: FAULTS.usernameShort,
	});
});
