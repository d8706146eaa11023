import { apiErrors } from "~/middleware/api-errors";
import { openVisitorDatabase } from "~/middleware/database";
import { identifyVisitor } from "~/middleware/visitor";
import { respondToApi } from "~/operations/api-response.server";
import { matchOperation } from "~/operations/match-operation";
import type { Route } from "./+types/api";

export const middleware: Route.MiddlewareFunction[] = [apiErrors, matchOperation, openVisitorDatabase, identifyVisitor];

export { respondToApi as action, respondToApi as loader };
