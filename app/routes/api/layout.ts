import { apiErrors } from "~/middleware/api-errors";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [apiErrors];
