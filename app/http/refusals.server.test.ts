import { describe, expect, it } from "vitest";
import { z } from "zod";
import { HttpError } from "~/lib/http/http-error";
import { parseSentence } from "~/lib/text/sentence";
import { loadOperations } from "~/operations/operations";
import { givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import { parseOrThrow } from "./json-body";

const platform = testPlatform();

async function refuseLogin(languages?: string) {
	const response = await fetchApi("/api/auth/login", {
		method: "POST",
		headers: {
			...freshAddress(),
			"content-type": "application/json",
			...(languages !== undefined && { "accept-language": languages }),
		},
		body: JSON.stringify({ emailOrUsername: "nobody@marquee.test", password: "Wrong-password-1" }),
	});
	const { message, code } = (await response.json()) as { message: string; code: string };
	return {
		message,
		code,
		language: response.headers.get("content-language"),
		cache: response.headers.get("cache-control"),
	};
}

describe("a refusal of /api", () => {
	it.each([
		["de-AT, en;q=0.5", "de", "E-Mail-Adresse oder Passwort ist falsch"],
		["ja", "ja", "メールアドレスまたはパスワードが正しくありません"],
		["xx", "en", "Invalid email or password"],
		[undefined, "en", "Invalid email or password"],
	])("is in the language that %s prefers, with the same code, and is not cached", async (header, language, message) => {
		expect(await refuseLogin(header)).toEqual({ message, code: "bad_credentials", language, cache: "no-store" });
	});

	it("says which methods there are, in any language", async () => {
		const response = await fetchApi("/api/health", {
			method: "DELETE",
			headers: { ...freshAddress(), "accept-language": "de" },
		});
		expect(await response.json()).toMatchObject({
			code: "method_not_allowed",
			message: "Diese Adresse unterstützt nur GET, HEAD",
		});
	});
});

it("every refusal that an operation declares has a text in each language", async () => {
	const refusals = (await loadOperations()).flatMap(({ refusals }) => Object.values(refusals));
	expect(refusals.filter(({ message }) => parseSentence(message) === null)).toEqual([]);
});

/** Values that fit hardly any field. */
const UNFIT = [
	undefined,
	null,
	-1,
	0.5,
	1e12,
	true,
	"",
	"nothing of the kind",
	"x".repeat(20_000),
	[],
	[null],
	[{}],
	{},
];

/** What is said of an object whose members all have a value that does not fit. */
function findFaults(schema: z.ZodType): string[] {
	const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return UNFIT.flatMap((value) => {
		try {
			parseOrThrow(schema, Object.fromEntries(Object.keys(properties).map((name) => [name, value])));
			return [];
		} catch (error) {
			return error instanceof HttpError ? Object.values(error.errors ?? {}).map(String) : [String(error)];
		}
	});
}

it("every message of a field has a text in each language", async () => {
	const schemas = (await loadOperations()).flatMap(({ input: { shape } }) => [shape.query, shape.body]);
	const faults = schemas.flatMap((schema) => (schema ? findFaults(schema as z.ZodType) : []));
	expect(faults.length).toBeGreaterThan(500);
	expect([...new Set(faults.filter((message) => parseSentence(message) === null))]).toEqual([]);
});

it.each([
	["en", { limit: "limit must be a whole number from 1 to 200", media_type: "media_type must be one of movie, tv" }],
	[
		"de",
		{
			limit: "limit muss eine ganze Zahl von 1 bis 200 sein",
			media_type: "media_type muss eines davon sein: movie, tv",
		},
	],
])("fields are named in %s as they are sent", async (language, errors) => {
	const { token } = await givenSession(platform, await givenUser(platform));
	const response = await fetchApi("/api/plays?limit=none&media_type=book", {
		headers: { ...freshAddress(), authorization: `Bearer ${token}`, "accept-language": language },
	});
	expect(await response.json()).toMatchObject({ code: "invalid", message: errors.media_type, errors });
});

it("a page's form is refused in the language of the page, whatever the browser accepts", async () => {
	const form = new URLSearchParams({ intent: "login", emailOrUsername: "nobody@marquee.test", password: "Wrong-1" });
	const sent = { method: "POST", body: form, headers: { ...freshAddress(), "accept-language": "ja" } };
	const { data } = await fetchPage("/login", sent, { replaced: { language: "de" } });
	expect(data).toMatchObject({ ok: false, message: "E-Mail-Adresse oder Passwort ist falsch" });
});
