import { expect } from "vitest";
import { fetchApi } from "./api";

interface Call {
	method?: string;
	body?: unknown;
	token?: string;
	headers?: Record<string, string>;
}

interface Answer {
	status: number;
	headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: tests assert on it member by member.
	body: any;
}

/** A JSON call to /api from an address of its own, so that no two tests share a limit. */
export async function call(
	path: string,
	{ method = "GET", body, token, headers = {} }: Call = {},
	installation: Parameters<typeof fetchApi>[2] = {},
): Promise<Answer> {
	const response = await fetchApi(
		path,
		{
			method,
			headers: {
				"cf-connecting-ip": crypto.randomUUID(),
				...(body !== undefined && { "content-type": "application/json" }),
				...(token && { authorization: `Bearer ${token}` }),
				...headers,
			},
			body: body === undefined ? undefined : JSON.stringify(body),
		},
		installation,
	);
	expect(response.headers.get("content-type"), path).toMatch(/^application\/json/);
	return { status: response.status, headers: response.headers, body: await response.json() };
}
