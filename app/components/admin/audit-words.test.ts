import { expect, test } from "vitest";
import type { AuditLine } from "~/domain/administration/types";
import { describeDetail, describeFigures } from "./audit-words";

const LINE = { id: 1, at: "2026-11-26T04:00:00.000Z", actor: null, target: null, outcome: "done", count: 1 } as const;

test.each<[AuditLine["action"], Partial<AuditLine>, words: string]>([
	["user.role", { detail: { role: "admin" } }, "New role: admin"],
	["user.premium", { detail: { isPremium: false }, count: 3 }, "Now Free. 3 times that day"],
	["user.update", { detail: { fields: ["email", "name"] } }, "Changed: email, name"],
	["user.delete", { detail: { reason: "own account" }, outcome: "refused" }, "Refused: own account"],
	["title.block", { detail: { media_type: "movie", media_id: "77", reason: "A notice" } }, "Reason: A notice"],
	[
		"job.run",
		{ detail: { outcome: "done", passwordAttempts: 3, removedTitles: 0 } },
		"Deleted 3 counts of failed sign-ins",
	],
	["job.run", { detail: { outcome: "failed" } }, "The run failed"],
	["job.run", { detail: { reason: "running" }, outcome: "refused" }, "Refused: running"],
	["user.view", { detail: {} }, ""],
])("describes an entry of %s by what a person wants to know", (action, more, words) => {
	expect(describeDetail({ ...LINE, action, detail: {}, ...more })).toBe(words);
});

test("a run names what it deleted, and nothing that it did not find", () => {
	expect(describeFigures({ watchHistory: 1, imports: 1200, sessions: 0 })).toBe(
		"Deleted 1 title of a watch history, 1,200 imports",
	);
	expect(describeFigures({ removedTitles: 2, unappliedImports: 1 })).toBe(
		"Deleted 2 traces of removed titles, 1 import that was not applied",
	);
	expect(describeFigures({ watchHistory: 0 })).toBe("Nothing was old enough to delete");
	expect(describeFigures({ rows: 12 })).toBe("Wrote 12 rows");
});
