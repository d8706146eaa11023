import { expect } from "vitest";
import { z } from "zod";
import { describeApi, toTemplate } from "~/domain/contract/document";
import { OPERATIONS } from "~/domain/contract/operations";

type Method = "GET" | "POST" | "PUT" | "DELETE";

const SCHEMAS = new Map<string, z.ZodType>();

function patternOf(path: string): RegExp {
	return new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}/?$`);
}

/** Addresses without a name in them come first, as they do in the site map. */
const BY_ADDRESS = OPERATIONS.toSorted((a, b) => a.path.split(":").length - b.path.split(":").length).map(
	(operation) => ({
		operation,
		pattern: patternOf(operation.path),
	}),
);

function findOperation(method: string, pathname: string) {
	const asked = method === "HEAD" ? "GET" : method;
	return BY_ADDRESS.find(({ operation, pattern }) => operation.method === asked && pattern.test(pathname))?.operation;
}

/** The schema of an answer as the document has it; null where it has none for this status. */
function documentedSchema(method: Method, path: string, status: number): z.ZodType | null {
	const key = `${method} ${path} ${status}`;
	const known = SCHEMAS.get(key);
	if (known) return known;
	const { paths, components } = describeApi();
	const schema = paths[path]?.[method.toLowerCase()]?.responses[status]?.content?.["application/json"]?.schema;
	if (!schema) return null;
	const whole = JSON.stringify({ ...schema, $defs: components.schemas });
	const made = z.fromJSONSchema(JSON.parse(whole.replaceAll('"#/components/schemas/', '"#/$defs/')));
	SCHEMAS.set(key, made);
	return made;
}

/** Fails the test where an answer of /api is not what the OpenAPI document says of this call and status. */
export async function expectDocumented(
	request: Request,
	response: Response,
	{ readsStreams = false } = {},
): Promise<void> {
	const { pathname } = new URL(request.url);
	const operation = findOperation(request.method, pathname);
	if (!operation || request.method === "HEAD" || (operation.isStreamed && !readsStreams)) return;
	const { method, path } = operation;
	const name = `${method} ${path} answering ${response.status}`;
	const schema = documentedSchema(method, toTemplate(path), response.status);
	expect(schema, `${name} is not in the contract (app/domain/contract/)`).not.toBeNull();
	const body: unknown = await response.clone().json();
	const parsed = schema?.safeParse(body);
	expect(
		parsed?.error?.issues ?? [],
		`${name} is not as the contract says: ${JSON.stringify(body).slice(0, 500)}`,
	).toEqual([]);
}
