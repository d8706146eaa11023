// The OpenAPI document, derived from the operations and from the schemas that validate.
import { z } from "zod";
import { BODY_MAX } from "~/lib/http/read-body";
import { DEFAULT_LANGUAGE } from "~/lib/language/languages";
import { lazy } from "~/lib/lazy";
import { openSentences } from "~/messages/refusals";
import { PRODUCT_NAME, PRODUCT_VERSION } from "~/product";
import type { DataResponse, DocumentedPath, Operation, RawResponse, Tag } from "../operation";
import { loadOperations } from "../operations";
import { findRow, NOT_FOUND, type Row } from "../registry";
import { FAILURE, succeeds } from "../shapes";

const TAGS: Record<Tag, string> = {
	Accounts: "Sign-up, sign-in and sign-out, and what users can do with their own account.",
	Library: "A user's watch history, Watch Later and recommendations. No one can access another user's.",
	Catalogue: "Movies and shows from TMDB.",
	Playback: "The player servers.",
	Administration: "For administrators and owners.",
	Product: "Health, metrics and this document.",
};

const WHO = {
	public: "anyone",
	"optional-session": "anyone; the response can depend on the session",
	"signed-in": "signed-in users",
	person: "the person who is in the session, of their own library",
	"person-or-first": "the person themselves, and the account's first person",
	"first-person": "the account's first person",
	"self-or-owner": "the user, and owners; in their first person",
	admin: "admins and owners, in their first person",
	owner: "owners, in their first person",
};

export type JsonSchema = Record<string, unknown>;

interface Parameter {
	name: string;
	in: "path" | "query";
	required: boolean;
	description?: string;
	schema: JsonSchema;
}

export interface DocumentedResponse {
	description: string;
	headers?: Record<string, { description: string; schema: JsonSchema }>;
	content?: Record<string, { schema: JsonSchema }>;
}

export interface DocumentedOperation {
	operationId: string;
	tags: Tag[];
	summary: string;
	description: string;
	security: Record<string, string[]>[];
	parameters?: Parameter[];
	requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
	responses: Record<string, DocumentedResponse>;
	"x-who": string;
}

export interface ApiDocument {
	openapi: "3.1.0";
	info: { title: string; version: string; description: string };
	servers: { url: string }[];
	tags: { name: Tag; description: string }[];
	paths: Record<string, Record<string, DocumentedOperation>>;
	components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

const FAILURE_REF = { $ref: "#/components/schemas/Failure" };

type Schema = z.core.$ZodType;

type Components = ApiDocument["components"]["schemas"];

interface Conversion {
	/** What is sent to us, or what we send. */
	io: "input" | "output";
	/** Members that the schema does not name are allowed. */
	isLoose?: boolean;
}

/** Removes patterns that repeat a format or a type, and defaults that replace invalid values. */
function tidy(schema: JsonSchema, kind: string, isLoose: boolean): void {
	if (schema.format !== undefined || schema.type === "integer") delete schema.pattern;
	if (kind === "catch") delete schema.default;
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
	if (isLoose) delete schema.additionalProperties;
}

/** Adds the named schemas on the way to `components`. */
function toJsonSchema(
	schema: z.core.$ZodType,
	components: Record<string, JsonSchema>,
	{ io, isLoose = false }: Conversion,
): JsonSchema {
	const { $schema, $defs, ...converted } = z.toJSONSchema(schema, {
		io,
		unrepresentable: "any",
		override: ({ zodSchema, jsonSchema }) => tidy(jsonSchema as JsonSchema, zodSchema._zod.def.type, isLoose),
	}) as JsonSchema;
	const moved = JSON.parse(
		JSON.stringify({ converted, named: $defs ?? {} }).replaceAll('"#/$defs/', '"#/components/schemas/'),
	) as {
		converted: JsonSchema;
		named: Record<string, JsonSchema>;
	};
	for (const [name, { id, ...named }] of Object.entries(moved.named)) components[name] = named;
	return moved.converted;
}

/** Why an operation fails, a sentence for each status: from its access, its input and its own refusals. `takes`: the parts of the input. */
function describeFailures(
	{ method, access, isForAdults, bodyMax = BODY_MAX }: Row,
	{ mayNeedPassword, refusals }: Pick<Operation, "mayNeedPassword" | "refusals">,
	takes: { params?: unknown; body?: unknown; query?: unknown },
	write: (message: string) => string,
): Record<number, string> {
	const isOpen = access === "public" || access === "optional-session";
	const isWrite = method !== "GET";
	const reasons: [status: number, reason: string][] = [
		...(takes.body
			? ([
					[400, "The body is not JSON"],
					[408, "The body did not arrive within 30 seconds"],
					[413, `The body is larger than ${bodyMax / 1024} KiB`],
					[415, "The content type is not application/json"],
					[422, "A field is invalid; errors names it"],
				] as [number, string][])
			: []),
		...(takes.query ? [[422, "A parameter is invalid; errors names it"] as [number, string]] : []),
		...(isOpen
			? []
			: ([
					[401, "No valid token"],
					[503, "The session cannot be verified right now"],
				] as [number, string][])),
		...(isWrite ? [[403, "Sent from another site"] as [number, string]] : []),
		...(/^(?:self-or-owner|admin|owner)$/.test(access) ? [[403, "Not allowed"] as [number, string]] : []),
		...(isOpen || access === "signed-in" || access === "person"
			? []
			: [[403, "The session is not in the account's first person (first_person_required)"] as [number, string]]),
		...(access === "person"
			? ([
					[403, "Nobody was chosen in the session (profile_required)"],
					[409, "The header x-marquee-profile names another profile than the session's"],
				] as [number, string][])
			: []),
		...(isForAdults || !(isOpen || access === "signed-in" || access === "person")
			? [[403, "A child is in the session (not_for_children)"] as [number, string]]
			: []),
		...(access === "person" && !isForAdults && (takes.params || takes.query || takes.body)
			? [[NOT_FOUND.status, "The title is closed to the child in the session"] as [number, string]]
			: []),
		...(mayNeedPassword
			? [[403, "The password was not confirmed within the last ten minutes"] as [number, string]]
			: []),
		[429, "Too many requests; Retry-After says how many seconds to wait"],
		...(bodyMax > BODY_MAX
			? [
					[503, "Other large requests are being received; Retry-After says how many seconds to wait"] as [
						number,
						string,
					],
				]
			: []),
		...Object.values(refusals).map(({ status, message }): [number, string] => [status, write(message)]),
		...(takes.params && !Object.values(refusals).some(({ status }) => status === NOT_FOUND.status)
			? [[NOT_FOUND.status, write(NOT_FOUND.message)] as [number, string]]
			: []),
		[500, "An unexpected error"],
	];
	const sentences: Record<number, string> = {};
	for (const [status, reason] of reasons)
		sentences[status] = sentences[status] ? `${sentences[status]}. ${reason}` : reason;
	return sentences;
}

/** `/api/auth/sessions/:id` -> `/api/auth/sessions/{id}` */
export function toTemplate(path: string): string {
	return path.replace(/:(\w+)/g, "{$1}");
}

function toOperationId(method: string, path: string): string {
	const words = path.split(/[^a-z]+/i).filter((word) => word !== "" && word !== "api");
	return [method.toLowerCase(), ...words.map((word) => word[0]?.toUpperCase() + word.slice(1))].join("");
}

function toParameters(from: "path" | "query", schema: JsonSchema): Parameter[] {
	const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
	return Object.entries(properties).map(([name, { description, ...value }]) => ({
		name,
		in: from,
		required: from === "path" || required.includes(name),
		...(description !== undefined && { description: String(description) }),
		schema: value,
	}));
}

function listParameters(params: Schema | undefined, query: Address["query"], components: Components) {
	const fromQuery =
		query instanceof z.ZodType ? toJsonSchema(query, components, { io: "input" }) : { properties: query ?? {} };
	return [
		...(params ? toParameters("path", toJsonSchema(params, components, { io: "input" })) : []),
		...toParameters("query", fromQuery),
	];
}

function toResponse(response: Omit<DataResponse, "status"> | RawResponse, isLoose: boolean, components: Components) {
	if ("data" in response) {
		const body = toJsonSchema(succeeds(response.data, response.extra), components, { io: "output" });
		return withContent(response.description, body);
	}
	const { description, body, name, headers, contentType } = response;
	if (!name || !components[name]) {
		const converted = toJsonSchema(body, components, { io: "output", isLoose });
		if (!name) return withContent(description, converted, { headers, contentType });
		components[name] = converted;
	}
	return withContent(description, { $ref: `#/components/schemas/${name}` }, { headers, contentType });
}

function withContent(
	description: string,
	schema: JsonSchema,
	{ headers = {}, contentType = "application/json" }: Pick<RawResponse, "headers" | "contentType"> = {},
): DocumentedResponse {
	const documented = Object.entries(headers).map(
		([name, text]) => [name, { description: text, schema: { type: "string" } }] as const,
	);
	return {
		description,
		...(documented.length > 0 && { headers: Object.fromEntries(documented) }),
		content: { [contentType]: { schema } },
	};
}

interface Address {
	path: string;
	summary: string;
	params?: Schema;
	query?: DocumentedPath["query"] | Schema;
	response: DataResponse | RawResponse;
}

/** The operation, or one of the addresses that an operation with a wildcard serves. */
function toDocumented(
	operation: Operation,
	wildcard: DocumentedPath | null,
	components: Components,
	write: (message: string) => string,
): DocumentedOperation {
	const row = findRow(operation.key);
	const { access, method } = row;
	const { tag, description, otherResponses = {}, refusals, mayNeedPassword } = operation;
	const { body, ...taken } = operation.input.shape;
	const described: Address = wildcard ?? { ...operation, path: row.path, params: taken.params, query: taken.query };
	const { path, summary, params, query, response } = described;
	const parameters = listParameters(params, query, components);
	const isOpen = access === "public" || access === "optional-session";
	const status = ("data" in response && response.status) || 200;
	const responses = Object.entries({ ...otherResponses, [status]: response }).map(
		([code, declared]) => [code, toResponse(declared, wildcard !== null, components)] as const,
	);
	const reasons = describeFailures(row, { mayNeedPassword, refusals }, { params, body, query }, write);
	const failures = Object.entries(reasons).map(
		([code, description]) => [code, withContent(description, FAILURE_REF)] as const,
	);
	const isStreamed = "isStreamed" in response && response.isStreamed;
	return {
		operationId: toOperationId(method, path),
		tags: [tag],
		summary,
		description: [description, isStreamed && "Streamed.", `For ${WHO[access]}.`].filter(Boolean).join(" "),
		security: isOpen ? [] : [{ bearer: [] }, { cookie: [] }],
		...(parameters.length > 0 && { parameters }),
		...(body && {
			requestBody: {
				required: !operation.isBodyOptional,
				content: { "application/json": { schema: toJsonSchema(body, components, { io: "input" }) } },
			},
		}),
		responses: { ...Object.fromEntries(failures), ...Object.fromEntries(responses) },
		"x-who": WHO[access],
	};
}

/** Computed on the first call. */
export const describeApi = lazy(async (): Promise<ApiDocument> => {
	const write = await openSentences(DEFAULT_LANGUAGE);
	const schemas: Components = {};
	toJsonSchema(FAILURE, schemas, { io: "output" });
	const paths: ApiDocument["paths"] = {};
	for (const operation of await loadOperations()) {
		const { method, path } = findRow(operation.key);
		for (const wildcard of operation.documentedAs ?? [null]) {
			const template = toTemplate(wildcard?.path ?? path);
			const documented = toDocumented(operation, wildcard, schemas, write);
			paths[template] = { ...paths[template], [method.toLowerCase()]: documented };
		}
	}
	return {
		openapi: "3.1.0",
		info: {
			title: `${PRODUCT_NAME} API`,
			version: PRODUCT_VERSION,
			description: `JSON in, JSON out. A failed request gets the schema Failure with its status. A write authenticated only by the cookie must come from ${PRODUCT_NAME} itself; other clients send the bearer token.`,
		},
		servers: [{ url: "/" }],
		tags: Object.entries(TAGS).map(([name, description]) => ({ name: name as Tag, description })),
		paths,
		components: {
			schemas,
			securitySchemes: {
				bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
				cookie: { type: "apiKey", in: "cookie", name: "__Host-marquee_session" },
			},
		},
	};
});
