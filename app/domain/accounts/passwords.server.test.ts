import { expect, test } from "vitest";
import { toNetwork } from "~/lib/http/network";
import { hashPassword, isPassword } from "./passwords.server";

test("of twenty concurrent passwords some are hashed, the others are 503, and other work runs in between", async () => {
	let turns = 0;
	const timer = setInterval(() => turns++, 1);
	const outcomes = await Promise.allSettled(
		Array.from({ length: 20 }, (_, index) => hashPassword("Correct horse 7", `203.0.${index}.1`)),
	);
	clearInterval(timer);
	const hashed = outcomes.filter(({ status }) => status === "fulfilled");
	const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
	expect(hashed.length).toBeGreaterThan(0);
	expect(hashed.length).toBeLessThan(12);
	for (const reason of refused) expect(reason).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
	expect(turns).toBeGreaterThan(hashed.length);
	// After the queue is empty, the next password is hashed.
	await new Promise((resolve) => setTimeout(resolve, 600));
	await expect(hashPassword("Correct horse 7")).resolves.toMatch(/^scrypt/);
});

test("at most one password of a network waits, so that other networks do not wait long", async () => {
	const flood = Array.from({ length: 12 }, () => hashPassword("Correct horse 7", "203.0.113.7"));
	const unknown = Array.from({ length: 4 }, () => hashPassword("Correct horse 7"));
	const bystander = hashPassword("Correct horse 7", "198.51.100.1");
	const [ofFlood, ofUnknown] = await Promise.all([Promise.allSettled(flood), Promise.allSettled(unknown)]);
	await expect(bystander).resolves.toMatch(/^scrypt/);
	const refused = ofFlood.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
	expect([10, 11], "one starts at once when no other is being hashed").toContain(refused.length);
	for (const reason of refused) expect(reason).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
	expect(ofUnknown.filter(({ status }) => status === "rejected")).toHaveLength(3);
	// The queue is empty: a password of the network may wait again.
	await expect(hashPassword("Correct horse 7", "203.0.113.7")).resolves.toMatch(/^scrypt/);
});

test("at most one password of all addresses of one customer waits", async () => {
	const flood = Array.from({ length: 12 }, (_, subnet) =>
		hashPassword("Correct horse 7", toNetwork(`2001:db8:1:ab0${subnet.toString(16)}::1`)),
	);
	const other = hashPassword("Correct horse 7", toNetwork("2001:db8:1:cd00::1"));
	const outcomes = await Promise.allSettled(flood);
	await expect(other).resolves.toMatch(/^scrypt/);
	const hashed = outcomes.filter(({ status }) => status === "fulfilled").length;
	expect([1, 2], "one starts at once when no other is being hashed").toContain(hashed);
});

test("the check for an account that does not exist takes its turn like every other, so its time tells nothing", async () => {
	const checks = await Promise.allSettled(Array.from({ length: 6 }, () => isPassword("wrong", null, "203.0.113.8")));
	const refused = checks.flatMap((check) => (check.status === "rejected" ? [check.reason] : []));
	expect(refused.length).toBeGreaterThanOrEqual(4);
	for (const reason of refused) expect(reason).toMatchObject({ status: 503 });
	for (const check of checks) if (check.status === "fulfilled") expect(check.value).toBe(false);
});
