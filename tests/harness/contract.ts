import { expect } from "vitest";
import { z } from "zod";
import { lazy } from "~/lib/lazy";
import { describeApi, toTemplate } from "~/operations/openapi/document";
import { loadOperations } from "~/operations/operations";
import { findRow } from "~/operations/registry";

const SCHEMAS = new Map<string, z.ZodType>();

function patternOf(path: string): RegExp {
	return new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}/?$`);
}

/** Paths without parameters come first, as in the router. */
const listPaths = lazy(async () => {
	const paths = (await loadOperations()).flatMap(({ key, response, documentedAs }) =>
		(documentedAs ?? [findRow(key)]).map(({ path }) => ({
			method: findRow(key).method,
			path,
			isStreamed: "isStreamed" in response && response.isStreamed,
			pattern: patternOf(path),
		})),
	);
	return paths.toSorted((a, b) => a.path.split(":").length - b.path.split(":").length);
});

async function findOperation(method: string, pathname: string) {
	const wanted = method === "HEAD" ? "GET" : method;
	return (await listPaths()).find((operation) => operation.method === wanted && operation.pattern.test(pathname));
}

/** The documented schema of a response; null when the document has none for this status. */
async function documentedSchema(method: string, path: string, status: number): Promise<z.ZodType | null> {
	const key = `${method} ${path} ${status}`;
	const built = SCHEMAS.get(key);
	if (built) return built;
	const { paths, components } = await describeApi();
	const content = paths[path]?.[method.toLowerCase()]?.responses[status]?.content;
	const schema = Object.values(content ?? {})[0]?.schema;
	if (!schema) return null;
	const whole = JSON.stringify({ ...schema, $defs: components.schemas });
	const made = z.fromJSONSchema(JSON.parse(whole.replaceAll('"#/components/schemas/', '"#/$defs/')));
	SCHEMAS.set(key, made);
	return made;
}

/** Fails the test when a response of /api does not match the OpenAPI document. */
export async function expectDocumented(
	request: Request,
	response: Response,
	{ readsStreams = false } = {},
): Promise<void> {
	const { pathname } = new URL(request.url);
	const operation = await findOperation(request.method, pathname);
	if (!operation || request.method === "HEAD" || (operation.isStreamed && !readsStreams)) return;
	const { method, path } = operation;
	const name = `${method} ${path} with status ${response.status}`;
	const schema = await documentedSchema(method, toTemplate(path), response.status);
	expect(schema, `${name} is not among the responses of the operation (app/operations/)`).not.toBeNull();
	const isJson = response.headers.get("content-type")?.startsWith("application/json");
	const body: unknown = isJson ? await response.clone().json() : await response.clone().text();
	const parsed = schema?.safeParse(body);
	expect(
		parsed?.error?.issues ?? [],
		`${name} does not match the contract: ${JSON.stringify(body).slice(0, 500)}`,
	).toEqual([]);
}
