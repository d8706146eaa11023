// Holds back whoever asks too often: one step for each limit of wrangler.toml, and a count for what only the body of a
// request tells.
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { HttpError } from "~/lib/http-error";
import { isWrite } from "~/lib/requests";
import { withTimeout } from "~/lib/timeouts";
import { platformContext } from "~/platform.server";

type Limit = "LOGIN_LIMIT" | "REGISTER_LIMIT" | "PROXY_LIMIT" | "WRITE_LIMIT";

/** Seconds; the period of every limit in wrangler.toml. */
const PERIOD = 60;
/** Without Cloudflare in front there is no address to tell visitors apart: they share one count. */
const ONE_FOR_ALL = "everyone";
const ACCOUNT_MAX = 254;
/** Milliseconds. */
const LIMIT_WAIT_MS = 500;

export const TOO_MANY = {
	status: 429,
	code: "rate_limited",
	message: "Too many requests. Wait a minute and try again.",
	headers: { "retry-after": String(PERIOD) },
};

interface Count {
	request: Request;
	context: Readonly<RouterContextProvider>;
	limit: Limit;
	/** What is counted besides the address. */
	of?: string;
}

/** Counts a request of this address. A limit that fails or is late lets the request pass. */
export async function isWithinLimit({ request, context, limit, of = "" }: Count): Promise<boolean> {
	const address = request.headers.get("cf-connecting-ip") ?? ONE_FOR_ALL;
	const binding = context.get(platformContext).env[limit];
	const outcome = await withTimeout(() => binding.limit({ key: of ? `${address} ${of}` : address }), LIMIT_WAIT_MS);
	return outcome?.success ?? true;
}

/**
 * Counts an attempt on an account's password. Address and account count together, so that nobody is locked out by what
 * a stranger tries from elsewhere.
 */
export async function isAttemptAllowed({
	request,
	context,
	account,
}: Omit<Count, "limit" | "of"> & { account: string }): Promise<boolean> {
	const of = account.trim().toLowerCase().slice(0, ACCOUNT_MAX);
	return await isWithinLimit({ request, context, limit: "LOGIN_LIMIT", of });
}

/** Answers 429 with `Retry-After` once the address has used up its share. */
export function rateLimit(limit: Limit): MiddlewareFunction<Response> {
	return async function checkRate({ request, context }, next) {
		if (await isWithinLimit({ request, context, limit })) return next();
		throw new HttpError(TOO_MANY);
	};
}

/** The limit of everything that may change something. */
export const limitWrites: MiddlewareFunction<Response> = async (args, next) =>
	isWrite(args.request) ? await rateLimit("WRITE_LIMIT")(args, next) : await next();

/** The same for the forms of pages. */
export const limitForms: MiddlewareFunction<Response> = async ({ request, context }) => {
	if (!isWrite(request) || (await isWithinLimit({ request, context, limit: "WRITE_LIMIT" }))) return;
	throw new Response(TOO_MANY.message, TOO_MANY);
};
