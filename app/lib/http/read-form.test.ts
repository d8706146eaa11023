import { expect, test } from "vitest";
import { formText, readForm } from "./read-form";

const FORM_TYPE = "application/x-www-form-urlencoded";

/** A body in chunks of 16 KiB without a content-length, and the count of chunks that were read. */
function chunked(start: string, chunks: number) {
	const read = { chunks: 0 };
	const body = new ReadableStream({
		pull(controller) {
			if (read.chunks === 0) controller.enqueue(new TextEncoder().encode(start));
			if (read.chunks++ === chunks) controller.close();
			else controller.enqueue(new TextEncoder().encode("a".repeat(16 * 1024)));
		},
	});
	return { body, read };
}

function formRequest(body: BodyInit, headers: Record<string, string> = {}): Request {
	const init = { method: "POST", body, duplex: "half", headers: { "content-type": FORM_TYPE, ...headers } };
	return new Request("http://marquee.test/my-list", init);
}

async function refusalOf(request: Request): Promise<[number, string]> {
	const thrown = await readForm(request).then(
		() => expect.fail("The form was read"),
		(response: Response) => response,
	);
	return [thrown.status, await thrown.text()];
}

test("reads a form within the limit, with or without a content-length", async () => {
	expect(formText(await readForm(formRequest("intent=save&name=J%C3%BCrgen")), "name")).toBe("Jürgen");
	expect(formText(await readForm(formRequest(chunked("name=", 3).body)), "name")).toHaveLength(3 * 16 * 1024);
	const parts = new FormData();
	parts.set("name", "Ada");
	const { body, headers } = new Response(parts);
	expect(formText(await readForm(formRequest(body ?? "", Object.fromEntries(headers))), "name")).toBe("Ada");
});

test("a larger form is 413, and reading stops at the limit", async () => {
	const { body, read } = chunked("name=", 10_000);
	expect(await refusalOf(formRequest(body))).toEqual([413, "The form is too large."]);
	expect(read.chunks).toBeLessThan(8);
	const declared = chunked("name=", 10_000);
	expect((await refusalOf(formRequest(declared.body, { "content-length": "65537" })))[0]).toBe(413);
	expect(declared.read.chunks).toBeLessThan(3);
});

test("a form of more than 120 fields is 400", async () => {
	const fields = (count: number) => Array.from({ length: count }, (_, index) => [String(index), "x"]);
	expect([...(await readForm(formRequest(new URLSearchParams(fields(120)))))]).toHaveLength(120);
	const refused = [400, "The form has more than 120 fields."];
	expect(await refusalOf(formRequest(new URLSearchParams(fields(121))))).toEqual(refused);
	expect(await refusalOf(formRequest("a&".repeat(121)))).toEqual(refused);
});

test("a body that is not a form is 400", async () => {
	expect(await refusalOf(formRequest('{"name":"Ada"}', { "content-type": "application/json" }))).toEqual([
		400,
		"The form could not be read.",
	]);
});
