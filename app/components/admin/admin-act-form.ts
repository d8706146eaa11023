// Owns the shape of what a form of the admin panel sends, one for each thing that can be done there.
import { z } from "zod";
import { ROLES } from "~/domain/accounts/types";

const id = z.string().min(1).max(100);
const title = { media_type: z.enum(["movie", "tv"]), media_id: z.string().max(20) };

/** What a form of the panel sends. */
export const AdminActForm = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("role"), userId: id, role: z.enum(ROLES) }),
	z.object({ intent: z.literal("premium"), userId: id }),
	z.object({ intent: z.literal("delete"), userId: id }),
	z.object({ intent: z.literal("reset-link"), userId: id }),
	z.object({ intent: z.literal("cleanup") }),
	z.object({ intent: z.literal("clear-cache") }),
	z.object({ intent: z.literal("create-test-admin") }),
	z.object({ intent: z.literal("promote-self") }),
	z.object({ intent: z.literal("run-job"), job: id }),
	z.object({ intent: z.literal("block"), ...title, reason: z.string() }),
	z.object({ intent: z.literal("unblock"), ...title }),
]);

export type AdminAct = z.output<typeof AdminActForm>;
