import { z } from "zod";
import { testDatabase } from "~/domain/administration/debug.server";
import { defineOperation } from "../operation";
import { COUNT, TIME } from "../shapes";

export const testDatabaseOperation = defineOperation("GET /api/debug/test-db", {
	tag: "Administration",
	summary: "Test the database",
	access: "admin",
	response: {
		description: "The results",
		data: z.strictObject({
			basicQuery: z.boolean(),
			usersTableExists: z.boolean(),
			userCount: COUNT,
			timestamp: TIME,
		}),
	},
	async handle({ db }) {
		return { data: await testDatabase(db) };
	},
});
