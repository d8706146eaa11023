import type { RouterContextProvider } from "react-router";
import { HttpError } from "~/lib/http/http-error";
import { readForm } from "~/lib/http/read-form";
import { platformContext } from "~/platform.server";
import { pageRefusal } from "./refusals";
import { receiveBody } from "./request-body";

/** The fields of a page's form. Throws a `Response` where it is late, too large, or not a form. */
export async function receiveForm({
	request,
	context,
}: {
	request: Request;
	context: Readonly<RouterContextProvider>;
}): Promise<FormData> {
	try {
		return await readForm(request, receiveBody(request, context));
	} catch (error) {
		throw error instanceof HttpError ? await pageRefusal(error, context.get(platformContext).language) : error;
	}
}
