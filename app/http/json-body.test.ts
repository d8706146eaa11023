import { expect, test } from "vitest";
import { z } from "zod";
import type { HttpError } from "~/lib/http/http-error";
import { parseOrThrow, readJsonBody } from "./json-body";

const schema = z.object({ name: z.string().max(5), tags: z.array(z.string()).optional() });
const JSON_TYPE = "application/json; charset=utf-8";

function request(body: BodyInit, type = JSON_TYPE): Request {
	return new Request("http://marquee.test/", { method: "POST", body, headers: { "content-type": type } });
}

async function readName(sent: Request) {
	return parseOrThrow(schema, await readJsonBody(sent));
}

function errorOf(body: BodyInit, type?: string): Promise<HttpError> {
	return readName(request(body, type)).then(
		() => expect.fail("The body was read"),
		(error: HttpError) => error,
	);
}

test("reads a body that matches the schema, and drops unknown fields", async () => {
	expect(await readName(request('{"name":"Ada","role":"owner"}'))).toEqual({ name: "Ada" });
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
	"content type %j is 415",
	async (type) => {
		expect(await errorOf('{"name":"Ada"}', type)).toMatchObject({ status: 415, code: "unsupported_type" });
	},
);

test.each(["", "{", "name=Ada", '{"name":"Ada"}}'])("%j is not JSON: 400", async (body) => {
	expect(await errorOf(body)).toMatchObject({ status: 400, code: "bad_json" });
});

test("bytes that are not UTF-8 are not JSON: 400", async () => {
	expect(await errorOf(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).toMatchObject({ status: 400 });
});

test("more than 64 KiB is 413, whether the length is announced or not", async () => {
	const body = JSON.stringify({ name: "a".repeat(64 * 1024) });
	expect(await errorOf(body)).toMatchObject({ status: 413, code: "too_large" });
	const chunks = new ReadableStream({
		start(controller) {
			controller.enqueue(new TextEncoder().encode(body));
			controller.close();
		},
	});
	const init = { method: "POST", body: chunks, duplex: "half", headers: { "content-type": JSON_TYPE } };
	await expect(readJsonBody(new Request("http://marquee.test/", init))).rejects.toMatchObject({ status: 413 });
});

test("an invalid body is 422 and names each field once", async () => {
	expect(await errorOf('{"name":"Adelaide","tags":[1]}')).toMatchObject({
		status: 422,
		errors: { name: expect.any(String), "tags.0": expect.any(String) },
	});
	expect(await errorOf("null")).toMatchObject({ status: 422, errors: { body: expect.any(String) } });
});
