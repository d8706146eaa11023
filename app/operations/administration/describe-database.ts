import { z } from "zod";
import { isAdmin } from "~/domain/accounts/types";
import { describeDatabase } from "~/domain/administration/debug.server";
import { defineOperation } from "../operation";

const CONFIG = z.strictObject({ host: z.string(), database: z.string(), isRemote: z.boolean() });
const connectionStatus = z.enum(["connected", "failed"]);

export const describeDatabaseOperation = defineOperation("GET /api/debug/db-config", {
	tag: "Administration",
	summary: "Describe the database in use",
	access: "optional-session",
	response: {
		description: "All of it for administrators, the second form for others",
		data: z.union([
			z.strictObject({
				databaseConfig: CONFIG,
				connectionStatus,
				connectionError: z.string().nullable(),
				environment: z.string(),
			}),
			z.strictObject({ databaseConfig: CONFIG.pick({ isRemote: true }), connectionStatus }),
		]),
	},
	async handle({ db, platform, user }) {
		const found = await describeDatabase(db, platform.config);
		if (isAdmin(user)) return { data: found };
		const { databaseConfig, connectionStatus } = found;
		return {
			data: { databaseConfig: { isRemote: databaseConfig.isRemote }, connectionStatus },
			headers: { "cache-control": "no-store" },
		};
	},
});
