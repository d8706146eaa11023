import { apiErrors } from "~/http/api-errors";
import { openVisitorDatabase } from "~/middleware/database";
import { identifyVisitor } from "~/middleware/visitor";
import { matchOperation, respondToApi } from "~/operations/respond-to-api.server";
import type { Route } from "./+types/api";

export const middleware: Route.MiddlewareFunction[] = [apiErrors, matchOperation, openVisitorDatabase, identifyVisitor];

export { respondToApi as action, respondToApi as loader };
