// Owns what an operation of /api is. Its module says everything about it once: the resource route, the access check, the
// OpenAPI document, the typed browser client and page forms are derived from it.
import type { z } from "zod";
import type { AuditAction } from "~/domain/accounts/audit-actions";
import type { Access } from "~/domain/accounts/policy";
import type { Actor } from "~/domain/accounts/terms.server";
import type { User } from "~/domain/accounts/types";
import type { LimitName } from "~/http/rate-limit";
import type { HttpError } from "~/lib/http-error";
import type { OperationContext } from "./operation-context";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Method and path, as in `DELETE /api/auth/sessions/:id`. */
export type MethodAndPath = `${Method} /api/${string}`;

export type Tag = "Accounts" | "Library" | "Catalogue" | "Playback" | "Administration" | "Product";

/** An expected failure. */
export interface Refusal {
	status: number;
	/** One word for machines. */
	code: string;
	/** For a person: what happened, then what to do. */
	message: string;
}

/** A response body of the shape `{"success": true, "data": …}` with the members of `rest`. */
export interface DataResponse<Data extends z.ZodType = z.ZodType, Rest extends z.ZodRawShape = z.ZodRawShape> {
	description: string;
	data: Data;
	rest?: Rest;
	/** 200 by default. */
	status?: 200 | 201 | 202;
}

/** A response body of any other shape, which the handler writes itself. */
export interface RawResponse {
	description: string;
	body: z.ZodType;
	/** JSON by default. */
	contentType?: string;
	/** Name of the schema among the components of the OpenAPI document. */
	name?: string;
	/** Header names with their meaning. */
	headers?: Record<string, string>;
	/** True when the body is sent while it is produced. */
	isStreamed?: boolean;
}

/** Names of the parameters in a path. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | ParamName<Rest>
	: Path extends `${string}:${infer Name}`
		? Name
		: Path extends `${string}/*`
			? "*"
			: never;

type ParsedOr<Schema, Otherwise> = Schema extends z.ZodType ? z.output<Schema> : Otherwise;

/** The signed-in user if the access requires one; null for signed-out visitors. */
export type UserOf<A extends Access> = A extends "public" ? null : A extends "optional-session" ? User | null : User;

/** What a handler gets. */
export interface HandlerArgs<Key extends MethodAndPath, A extends Access, Params, Query, Body, Refusals>
	extends OperationContext {
	user: UserOf<A>;
	/** The user with the session and the roles that the access requires, for changes that check them again. */
	actor: A extends "public" | "optional-session" ? null : Actor;
	/** Without a schema of their own, path parameters are strings. */
	params: ParsedOr<Params, Record<ParamName<Key>, string>>;
	query: ParsedOr<Query, null>;
	body: ParsedOr<Body, null>;
	/** The error of a declared refusal, to throw; `errors` are by field, and the first is the message. */
	refuse: (name: keyof Refusals, details?: { errors?: Partial<Record<string, string>> }) => HttpError;
}

type Result<Response> =
	Response extends DataResponse<infer Data, infer Rest>
		? {
				data: z.input<Data>;
				headers?: Headers | Record<string, string>;
			} & (string extends keyof Rest ? unknown : { rest: z.input<z.ZodObject<Rest>> })
		: never;

/** A result with the status of one of the operation's `otherResponses`. */
type OtherResult<Others> = {
	[Status in keyof Others & number]: Others[Status] extends DataResponse
		? Result<Others[Status]> & { status: Status }
		: never;
}[keyof Others & number];

type OtherResponses = Record<number, Omit<DataResponse, "status"> | RawResponse>;

interface Definition<Key extends MethodAndPath, A extends Access, Params, Query, Body, Response, Refusals, Others> {
	tag: Tag;
	summary: string;
	description?: string;
	access: Access & A;
	/**
	 * A rate limit beside `WRITE_LIMIT`, which counts every write. `countBy` is counted together with the client's
	 * address; null does not count this call.
	 */
	limit?: {
		name: LimitName;
		countBy?: (
			args: Pick<HandlerArgs<Key, A, Params, Query, Body, Refusals>, "user" | "params" | "query" | "body">,
		) => string | null;
	};
	/** True, or true for this input: the caller must have given the password within ten minutes, else 403 `password_required`. */
	freshPassword?:
		| true
		| ((
				args: Pick<HandlerArgs<Key, A, Params, Query, Body, Refusals>, "user" | "params" | "query" | "body">,
		  ) => boolean);
	/** The event that the audit log records when the caller is not allowed. */
	audit?: AuditAction;
	/** Parameters that do not fit are a 404: the operation's own refusal of that status, else the general one. */
	params?: Params;
	query?: Query;
	/** Only for the document, when the handler reads the query itself. */
	documentedQuery?: z.ZodType;
	body?: Body;
	/** True when the request may come without a body. */
	isBodyOptional?: boolean;
	/** Bytes; 64 KiB by default. */
	bodyMax?: number;
	response: Response;
	/** Responses with other statuses. */
	otherResponses?: Others;
	refusals?: Refusals;
	/** Only for the document: the addresses that one operation with a wildcard serves. */
	documentedAs?: DocumentedPath[];
	handle(
		args: HandlerArgs<Key, A, Params, Query, Body, Refusals>,
	): Promise<Result<Response> | OtherResult<Others> | globalThis.Response>;
}

/** One of the addresses of an operation whose path ends in a wildcard, as the OpenAPI document describes it. */
export interface DocumentedPath {
	/** As in `/api/tmdb/movie/:id`. */
	path: string;
	summary: string;
	params?: z.ZodObject;
	/** JSON Schema by parameter. */
	query?: Record<string, object>;
	response: RawResponse;
}

export interface Operation<
	Key extends MethodAndPath = MethodAndPath,
	A extends Access = Access,
	Params = unknown,
	Query = unknown,
	Body = unknown,
	Response = unknown,
	Refusals = Record<string, Refusal>,
	Others = OtherResponses,
> extends Definition<Key, A, Params, Query, Body, Response, Refusals, Others> {
	key: Key;
	method: Method;
	path: string;
}

/** Any operation, for what treats them all alike. */
export interface AnyOperation
	extends Omit<
		Operation,
		"handle" | "params" | "query" | "body" | "response" | "limit" | "refusals" | "freshPassword"
	> {
	params?: z.ZodObject;
	query?: z.ZodType;
	body?: z.ZodType;
	response: DataResponse | RawResponse;
	refusals?: Record<string, Refusal>;
	limit?: { name: LimitName; countBy?(args: unknown): string | null };
	freshPassword?: true | ((args: unknown) => boolean);
	handle(args: unknown): Promise<AnyResult | globalThis.Response>;
}

export interface AnyResult {
	data: unknown;
	rest?: Record<string, unknown>;
	/** Of one of the `otherResponses`; without it the result has the status of `response`. */
	status?: number;
	headers?: Headers | Record<string, string>;
}

export function defineOperation<
	const Key extends MethodAndPath,
	const A extends Access,
	Response extends DataResponse | RawResponse,
	Params extends z.ZodObject | undefined = undefined,
	Query extends z.ZodType | undefined = undefined,
	Body extends z.ZodType | undefined = undefined,
	// biome-ignore lint/complexity/noBannedTypes: an operation that declares no refusals can refuse nothing.
	const Refusals extends Record<string, Refusal> = {},
	// biome-ignore lint/complexity/noBannedTypes: an operation that declares no other responses has no other results.
	const Others extends OtherResponses = {},
>(
	key: Key,
	definition: Definition<Key, A, Params, Query, Body, Response, Refusals, Others>,
): Operation<Key, A, Params, Query, Body, Response, Refusals, Others> {
	const [method, path] = key.split(" ") as [Method, string];
	return { key, method, path, ...definition };
}
