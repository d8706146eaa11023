import { apiErrors } from "~/http/api-errors";
import { openVisitorDatabase } from "~/middleware/database";
import { identifyVisitor } from "~/middleware/visitor";
import { admitWrite, countRead, matchOperation, respondToApi } from "~/operations/respond-to-api.server";
import type { Route } from "./+types/api";

export const middleware: Route.MiddlewareFunction[] = [
	apiErrors,
	matchOperation,
	admitWrite,
	openVisitorDatabase,
	identifyVisitor,
	countRead,
];

export { respondToApi as action, respondToApi as loader };
