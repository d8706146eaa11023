import { expect, test } from "vitest";
import { hashPassword } from "./passwords.server";

test("of twenty passwords at once some are hashed, the others get 503, and other work has turns in between", async () => {
	let turns = 0;
	const timer = setInterval(() => turns++, 1);
	const outcomes = await Promise.allSettled(
		Array.from({ length: 20 }, (_, index) => hashPassword("Correct horse 7", `203.0.113.${index}`)),
	);
	clearInterval(timer);
	const hashed = outcomes.filter(({ status }) => status === "fulfilled");
	const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
	expect(hashed.length).toBeGreaterThan(0);
	expect(hashed.length).toBeLessThan(12);
	for (const reason of refused) expect(reason).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
	expect(turns).toBeGreaterThan(hashed.length);
	// Afterwards it is somebody else's turn.
	await new Promise((resolve) => setTimeout(resolve, 600));
	await expect(hashPassword("Correct horse 7")).resolves.toMatch(/^scrypt/);
});

test("of one network one waits at most, so that another network's turn comes soon", async () => {
	const flood = Array.from({ length: 12 }, () => hashPassword("Correct horse 7", "203.0.113.7"));
	const unknown = Array.from({ length: 4 }, () => hashPassword("Correct horse 7"));
	const bystander = hashPassword("Correct horse 7", "198.51.100.1");
	const [ofFlood, ofUnknown] = await Promise.all([Promise.allSettled(flood), Promise.allSettled(unknown)]);
	await expect(bystander).resolves.toMatch(/^scrypt/);
	const refused = ofFlood.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
	expect([10, 11], "one begins at once when a turn is free").toContain(refused.length);
	for (const reason of refused) expect(reason).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
	expect(ofUnknown.filter(({ status }) => status === "rejected")).toHaveLength(3);
	// The one that waited has left: the network may wait again.
	await expect(hashPassword("Correct horse 7", "203.0.113.7")).resolves.toMatch(/^scrypt/);
});
