import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./passwords.server";

const PASSWORD = "Correct horse 7";

it("stores a password with its parameters and its own salt, and matches only that password", async () => {
	const [one, two] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
	expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
	expect(one).not.toBe(two);
	expect(await isPassword(PASSWORD, one)).toBe(true);
	expect(await isPassword(PASSWORD.toLowerCase(), one)).toBe(false);
	expect(await isPassword(PASSWORD, null)).toBe(false);
});
