// Applies the rate limit to page forms.
import type { MiddlewareFunction } from "react-router";
import { isWithinLimit, TOO_MANY } from "~/http/rate-limit";
import { isWrite } from "~/lib/requests";

export const limitForms: MiddlewareFunction<Response> = async ({ request, context }) => {
	if (!isWrite(request) || (await isWithinLimit({ request, context, limit: "WRITE_LIMIT" }))) return;
	throw new Response(TOO_MANY.message, TOO_MANY);
};
