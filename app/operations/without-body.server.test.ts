import { expect, test } from "vitest";
import { givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { loadOperations } from "./operations";

const platform = testPlatform();

const BODILESS = (await loadOperations()).filter(({ key, input, isBodyOptional }) => {
	const needsBody = input.shape.body && !isBodyOptional;
	return !key.startsWith("GET ") && !needsBody;
});

/** As clients send no body: without a stream, with one that is empty, and with a length of 0. */
const EMPTY: [name: string, body: () => BodyInit | undefined][] = [
	["no body", () => undefined],
	["an empty stream", () => new ReadableStream({ start: (controller) => controller.close() })],
	["an empty text", () => new Uint8Array()],
];

test("there are operations without a body", () => {
	expect(BODILESS.map(({ key }) => key)).toContain("POST /api/auth/logout");
	expect(BODILESS.length).toBeGreaterThan(15);
});

test.each(EMPTY.flatMap(([name, body]) => BODILESS.map(({ key }) => [key, name, body] as const)))(
	"%s takes %s, without a content type",
	async (key, _, body) => {
		await givenUser(platform, { role: "owner" });
		const owner = await givenUser(platform, { role: "owner" });
		const { token } = await givenSession(platform, owner);
		const [method, path = ""] = key.split(" ");
		const address = path.replace(":mediaType", "movie").replace(":mediaId", "27205").replace(/:\w+/, owner.id);
		const headers = { ...freshAddress(), authorization: `Bearer ${token}` };
		const { status } = await fetchApi(address, { method, headers, body: body(), duplex: "half" } as RequestInit);
		expect([400, 413, 415]).not.toContain(status);
	},
);
