import { expect } from "vitest";
import { fetchApi } from "./api";
import { freshAddress } from "./client-address";

interface Call {
	method?: string;
	body?: unknown;
	token?: string;
	headers?: Record<string, string>;
}

interface JsonResponse {
	status: number;
	headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: tests assert on its members.
	body: any;
}

/** Sends a request with JSON or a form to /api from a unique IP network, so that tests do not share a rate limit. */
export async function call(
	path: string,
	{ method = "GET", body, token, headers = {} }: Call = {},
	installation: Parameters<typeof fetchApi>[2] = {},
): Promise<JsonResponse> {
	const isForm = body instanceof FormData;
	const response = await fetchApi(
		path,
		{
			method,
			headers: {
				...freshAddress(),
				...(body !== undefined && !isForm && { "content-type": "application/json" }),
				...(token && { authorization: `Bearer ${token}` }),
				...headers,
			},
			body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
		},
		installation,
	);
	expect(response.headers.get("content-type"), path).toMatch(/^application\/json/);
	return { status: response.status, headers: response.headers, body: await response.json() };
}
