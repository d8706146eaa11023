// Responds to a request for /api with the result of its operation, as JSON.
import type { LoaderFunctionArgs } from "react-router";
import { isWithinLimit, TOO_MANY } from "~/http/rate-limit";
import { bodyMax, receiveBody } from "~/http/request-body";
import { requestIdContext } from "~/http/request-id";
import { isSameOriginWrite } from "~/http/same-origin";
import { toErrorResponse } from "~/http/to-error-response";
import { HttpError } from "~/lib/http-error";
import { readJsonBody } from "~/lib/json-body";
import { isWrite } from "~/lib/requests";
import { operationMatch } from "./match-operation";
import { runOperation } from "./run-operation.server";

const CROSS_SITE = { status: 403, code: "cross_site", message: "This call was sent from another site" };

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

async function respond({ request, context }: Args): Promise<Response> {
	const { key, params } = context.get(operationMatch);
	if (!isSameOriginWrite(request)) throw new HttpError(CROSS_SITE);
	const result = await runOperation(key, {
		request,
		context,
		params,
		query: Object.fromEntries(new URL(request.url).searchParams),
		readBody: (isOptional) =>
			readJsonBody(request, { body: receiveBody(request, context), max: context.get(bodyMax), isOptional }),
		async countWrite() {
			if (isWrite(request) && !(await isWithinLimit({ request, context, limit: "WRITE_LIMIT" })))
				throw new HttpError(TOO_MANY);
		},
	});
	if (result instanceof Response) return result;
	const { data, rest, status, headers } = result;
	return Response.json({ success: true, data, ...rest }, { status, headers });
}

/** The loader and the action of /api. An unexpected error is the framework's to log. */
export async function respondToApi(args: Args): Promise<Response> {
	try {
		return await respond(args);
	} catch (error) {
		const response = toErrorResponse(error, args.context.get(requestIdContext));
		if (response) return response;
		throw error;
	}
}
