// Owns the OpenAPI document, made from the operations and from the schemas that validate.
import { z } from "zod";
import { lazy } from "~/lib/memoize";
import { PRODUCT_NAME, PRODUCT_VERSION } from "~/product";
import { type JsonSchema, toJsonSchema } from "./json-schema";
import { type Answer, FAILURE, type Operation, type Tag } from "./operation";
import { OPERATIONS } from "./operations";
import { refusalsOf, ruleOf } from "./refusals";

const TAGS: Record<Tag, string> = {
	Accounts: "Signing up, in and out, and what people may do to their own account.",
	Library: "A user's watch history, Watch Later and recommendations. Nobody reaches another user's.",
	Catalogue: "Movies and shows, as TMDB tells them.",
	Playback: "The player servers.",
	Administration: "For administrators and owners.",
	Product: "The product itself.",
};

const WHO = {
	anyone: "anyone",
	"any visitor": "anyone; who is signed in may learn more",
	"signed in": "signed-in users",
	"self or owner": "the user themself, and owners",
	admin: "admins and owners",
	owner: "owners",
};

export interface Parameter {
	name: string;
	in: "path" | "query";
	required: boolean;
	description?: string;
	schema: JsonSchema;
}

export interface DocumentedAnswer {
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
	responses: Record<string, DocumentedAnswer>;
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

const FAILS = { $ref: "#/components/schemas/Failure" };

type Components = ApiDocument["components"]["schemas"];

/** `/api/auth/sessions/:id` -> `/api/auth/sessions/{id}` */
export function toTemplate(path: string): string {
	return path.replace(/:(\w+)/g, "{$1}");
}

function toOperationId({ method, path }: Operation): string {
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

function listParameters({ params, query }: Operation, components: Components): Parameter[] {
	const asked =
		query instanceof z.ZodType ? toJsonSchema(query, components, { io: "input" }) : { properties: query ?? {} };
	return [
		...(params ? toParameters("path", toJsonSchema(params, components, { io: "input" })) : []),
		...toParameters("query", asked),
	];
}

function toAnswer({ description, schema, name, headers }: Answer, isLoose: boolean, components: Components) {
	if (!name || !components[name]) {
		const converted = toJsonSchema(schema, components, { io: "output", isLoose });
		if (!name) return withContent(description, converted, headers);
		components[name] = converted;
	}
	return withContent(description, { $ref: `#/components/schemas/${name}` }, headers);
}

function withContent(description: string, schema: JsonSchema, headers: Record<string, string> = {}): DocumentedAnswer {
	const told = Object.entries(headers).map(
		([name, text]) => [name, { description: text, schema: { type: "string" } }] as const,
	);
	return {
		description,
		...(told.length > 0 && { headers: Object.fromEntries(told) }),
		content: { "application/json": { schema } },
	};
}

function toDocumented(operation: Operation, components: Components): DocumentedOperation {
	const { access } = ruleOf(operation);
	const parameters = listParameters(operation, components);
	const isOpen = access === "anyone" || access === "any visitor";
	const isProxied = operation.rule !== undefined;
	const answers = Object.entries(operation.answers).map(
		([status, answer]) => [status, toAnswer(answer, isProxied, components)] as const,
	);
	const refusals = Object.entries(refusalsOf(operation)).map(
		([status, description = ""]) => [status, withContent(description, FAILS)] as const,
	);
	return {
		operationId: toOperationId(operation),
		tags: [operation.tag],
		summary: operation.summary,
		description: [operation.description, operation.isStreamed && "Streamed.", `For ${WHO[access]}.`]
			.filter(Boolean)
			.join(" "),
		security: isOpen ? [] : [{ bearer: [] }, { cookie: [] }],
		...(parameters.length > 0 && { parameters }),
		...(operation.body && {
			requestBody: {
				required: !operation.isBodyOptional,
				content: { "application/json": { schema: toJsonSchema(operation.body, components, { io: "input" }) } },
			},
		}),
		responses: { ...Object.fromEntries(refusals), ...Object.fromEntries(answers) },
		"x-who": WHO[access],
	};
}

/** Made on the first call, and kept. */
export const describeApi = lazy((): ApiDocument => {
	const schemas: Components = {};
	toJsonSchema(FAILURE, schemas, { io: "output" });
	const paths: ApiDocument["paths"] = {};
	for (const operation of OPERATIONS) {
		const path = toTemplate(operation.path);
		paths[path] = { ...paths[path], [operation.method.toLowerCase()]: toDocumented(operation, schemas) };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: `${PRODUCT_NAME} API`,
			version: PRODUCT_VERSION,
			description: `JSON in, JSON out. A call that fails answers the shape Failure with its status. A write that only the cookie signs has to come from ${PRODUCT_NAME} itself; other clients send the bearer token.`,
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
