// Guards what an admin or owner alone may call. Nobody can sign in to this product yet, so it lets nobody pass.
import type { MiddlewareFunction } from "react-router";
import { HttpError } from "~/lib/http-error";

export const adminsOnly: MiddlewareFunction<Response> = async () => {
	throw new HttpError({ status: 401, code: "unauthorized", message: "Sign in as an administrator to do this" });
};
