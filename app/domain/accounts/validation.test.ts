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
} from "./validation";

describe("a user name", () => {
	test.each([
		["", "Username is required"],
		["   ", "Username is required"],
		["ab", "Username must be at least 3 characters"],
		["a".repeat(50), "Username must be less than 50 characters"],
		["a\u202eb c", "Username contains characters that can't be displayed"],
		["a\u200bbc", "Username contains characters that can't be displayed"],
		["a\u0007bc", "Username contains characters that can't be displayed"],
		["a\u0000bc", "Username contains characters that can't be displayed"],
		["a\nbc", "Username contains characters that can't be displayed"],
		["a\u00adbc", "Username contains characters that can't be displayed"],
		["a\u200dbc", "Username contains characters that can't be displayed"],
		["a\u2066bc", "Username contains characters that can't be displayed"],
		["a\ufe0fbc", "Username contains characters that can't be displayed"],
		["a\u{e0101}bc", "Username contains characters that can't be displayed"],
		["a\u{e0041}bc", "Username contains characters that can't be displayed"],
		["a\u3164bc", "Username contains characters that can't be displayed"],
		["a\uffa0bc", "Username contains characters that can't be displayed"],
		["a\u034fbc", "Username contains characters that can't be displayed"],
		["\u2800\u2800\u2800", "Username contains characters that can't be displayed"],
		["a\u00a0bc", "Username contains characters that can't be displayed"],
		["a\u3000bc", "Username contains characters that can't be displayed"],
		["a\u1680bc", "Username contains characters that can't be displayed"],
		["a  bc", "Username contains characters that can't be displayed"],
		["bob@corp.test", "Username must not contain @"],
		["bob\uff20corp.test", "Username must not contain @"],
		["bob\ufe6bcorp.test", "Username must not contain @"],
		["  bob\uff20corp.test ", "Username must not contain @"],
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
		["", "Email is required"],
		["ada", "Please enter a valid email address"],
		["ada@example", "Please enter a valid email address"],
		["a b@example.com", "Please enter a valid email address"],
		[`${"a".repeat(250)}@example.com`, "Please enter a valid email address"],
		["ada\uff20other@example.com", "Please enter a valid email address"],
		["ada@exa\ufe6bmple.com", "Please enter a valid email address"],
		["ada@exa\u200bmple.com", "Please enter a valid email address"],
		["ada\u3164@example.com", "Please enter a valid email address"],
		["ada@example.com", undefined],
		[" ada+list@mail.example.co.uk ", undefined],
	])("%j: %s", (email, message) => {
		expect(checkEmail(email)).toBe(message);
	});
});

describe("a new password", () => {
	const mixed = "Password must contain at least one lowercase letter, one uppercase letter, and one number";
	test.each([
		["", "Password is required"],
		["Short1", "Password must be at least 8 characters"],
		["alllower1", mixed],
		["ALLUPPER1", mixed],
		["NoNumbers", mixed],
		[`Aa1${"x".repeat(198)}`, "Password must be at most 200 characters"],
		["Good enough 1", undefined],
	])("%j: %s", (password, message) => {
		expect(checkNewPassword(password)).toBe(message);
	});
});

test("the sign-up form has an error for each invalid field", () => {
	const empty = { username: "", email: "", password: "", confirmPassword: "", name: "", hasAcceptedTerms: false };
	expect(checkSignup(empty)).toEqual({
		username: "Username is required",
		email: "Email is required",
		password: "Password is required",
		confirmPassword: "Please confirm your password",
		terms: "Please accept the policies to create an account",
	});
	const good = {
		username: "ada",
		email: "ada@example.com",
		password: "Good enough 1",
		name: "",
		hasAcceptedTerms: true,
	};
	expect(checkSignup({ ...good, confirmPassword: "Good enough 2" })).toEqual({
		confirmPassword: "Passwords do not match",
	});
	expect(checkSignup({ ...good, confirmPassword: "Good enough 1" })).toEqual({});
});

test("signing in needs both fields", () => {
	expect(Object.keys(checkLogin({ emailOrUsername: " ", password: "" }))).toEqual(["emailOrUsername", "password"]);
	expect(checkLogin({ emailOrUsername: "ada", password: "x" })).toEqual({});
});

test("the password of Settings has a message for fewer than 6 and for fewer than 8 characters", () => {
	expect(checkChangedPassword("12345")).toBe("New password must be at least 6 characters long");
	expect(checkChangedPassword("123456")).toBe("Password must be at least 8 characters");
	expect(checkChangedPassword("1234567")).toBe("Password must be at least 8 characters");
	expect(checkChangedPassword("12345678")).toBeUndefined();
});

test("the two new passwords of Settings must match", () => {
	const form = { currentPassword: "x", newPassword: "long enough", confirmPassword: "long enoughh" };
	expect(checkPasswordForm(form)).toEqual({ confirmPassword: "New passwords do not match" });
});

test.each(["\u3164", "a\u202eb", "a\u2800", "a\u00ad\u200b", "a\u0007"])("the name %j is refused", (name) => {
	expect(checkProfile({ name })).toEqual({ name: "Name contains characters that can't be displayed" });
});

test.each(["👩‍👩‍👧 Family", "می‌خواهم", "❤️", ""])("the name %j is allowed", (name) => {
	expect(checkProfile({ name })).toEqual({});
});

test("only the given fields of a profile are checked", () => {
	expect(checkProfile({})).toEqual({});
	expect(checkProfile({ username: "ab", email: undefined })).toEqual({
		username: "Username must be at least 3 characters",
	});
});
