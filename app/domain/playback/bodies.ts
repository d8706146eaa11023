// Owns the shape of what `/api` is sent about player servers.
import { z } from "zod";
import { OUTCOMES } from "./outcomes";

export const ReportBody = z.object({
	serverId: z.int("serverId must be a whole number").min(0, "serverId must not be negative"),
	outcome: z.enum(OUTCOMES, `outcome must be one of ${OUTCOMES.join(", ")}`),
});
