import { apiErrors } from "~/middleware/api-errors";
import { openVisitorDatabase } from "~/middleware/database";
import { guardCall } from "~/middleware/guard-call";
import { limitWrites } from "~/middleware/rate-limit";
import { identifyVisitor } from "~/middleware/visitor";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [
	apiErrors,
	openVisitorDatabase,
	identifyVisitor,
	guardCall,
	limitWrites,
];
