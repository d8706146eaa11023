// What an operation of /api is. Its row in registry.ts says how it is called; its definition, in the module that the row
// names, says the rest once: the OpenAPI document, the typed browser client and page forms are derived from it.
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { type Access, rolesFor } from "~/domain/accounts/policy";
import type { ProfileId } from "~/domain/accounts/profiles";
import { type Acting, type SignedIn, timeZoneOf } from "~/domain/accounts/sessions.server";
import type { User } from "~/domain/accounts/types";
import type { TitleRef } from "~/domain/catalogue/types";
import { parseOrThrow } from "~/http/json-body";
import { HttpError } from "~/lib/http/http-error";
import type { Language } from "~/lib/language/languages";
import type { Sentence } from "~/lib/text/sentence";
import type { Platform } from "~/platform.server";
import { listNamed } from "./closed-titles.server";
import { type Audit, type Recorder, type Refusal, RefusedError, runRecorded } from "./record-operation.server";
import { findRow, type KeyOfAccess, NOT_FOUND, type OperationKey } from "./registry";

export type Tag = "Accounts" | "Library" | "Catalogue" | "Playback" | "Administration" | "Product";

/** A response body of the shape `{"success": true, "data": …}` with the members of `extra`. */
export interface DataResponse<Data extends z.ZodType = z.ZodType> {
	description: string;
	data: Data;
	extra?: z.ZodRawShape;
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

/** What every handler gets of the request and of the outside world. */
interface OperationContext {
	request: Request;
	context: Readonly<RouterContextProvider>;
	db: Database;
	platform: Platform;
	/** Of what the response says to people. */
	language: Language;
	/** The OpenAPI document of all operations. */
	describeApi: () => Promise<object>;
}

/** What a handler returns; the contract test compares `extra` and responses of its own with the definition. */
export interface Result<Data = unknown> {
	data: Data;
	extra?: Record<string, unknown>;
	headers?: Headers | Record<string, string>;
}

/** The session that authenticates the request, and its user; null for signed-out visitors. */
interface Caller<Session extends SignedIn | null, Who extends User | null> {
	session: Session;
	user: Who;
}

type SignedInCaller = Caller<SignedIn, User>;

type AnyCaller = Caller<SignedIn | null, User | null>;

/** With the profile that the session is in. */
interface ProfileCaller extends SignedInCaller {
	profileId: ProfileId;
	/** Of the profile's days. */
	timeZone: string;
}

/** Who makes a change of a library, by a token that only the session confirms. */
interface ChangeCaller extends Caller<null, null> {
	profileId: ProfileId;
	claims: Acting;
}

/** What the document and the runner read of a definition. */
interface Described {
	tag: Tag;
	summary: string;
	description?: string;
	/** True when the request may come without a body. */
	isBodyOptional?: boolean;
	/** Responses with other statuses, which the handler writes itself. */
	otherResponses?: Record<number, Omit<DataResponse, "status"> | RawResponse>;
	/** Only for the document: the addresses that one operation with a wildcard serves. */
	documentedAs?: DocumentedPath[];
}

interface Definition<Input extends z.ZodObject, Data extends z.ZodType, Name extends string, Who> extends Described {
	/**
	 * The schemas of `params`, `query` and `body`, as far as the operation takes them. Parameters that do not fit are a 404:
	 * the operation's own refusal of that status, else the general one.
	 */
	input: Input;
	/** What the limit of the row counts together with the client's address; null does not count this call. */
	countBy?: (args: z.output<Input> & Who) => string | null;
	/** True, or true for this input: the caller must have given the password within ten minutes, else 403 `password_required`. */
	freshPassword?: true | ((args: z.output<Input> & Who & { db: Database }) => boolean | Promise<boolean>);
	response: DataResponse<Data> | RawResponse;
	refusals?: Record<Name, Refusal>;
	/** What the audit log records. */
	audit?: Audit<z.output<Input> & Who, Name>;
	handle(
		args: z.output<Input> &
			Who &
			OperationContext &
			Recorder & {
				/** The error of a declared refusal, to throw; `errors` are by field, and the first is the message. */
				refuse: (name: Name, details?: RefusalDetails) => HttpError;
			},
	): Promise<Result<z.input<Data>> | Response>;
}

interface RefusalDetails {
	/** Instead of those of the refusal's `field`. */
	errors?: Partial<Record<string, string>>;
	/** Further members of the response. */
	added?: Record<string, unknown>;
}

/** What was sent; checked against the operation's input. */
export interface Sent {
	params: Record<string, string | undefined>;
	query: Record<string, unknown>;
	/** `isOptional`: the request may come without a body. */
	readBody: (isOptional: boolean) => Promise<unknown>;
	/** Why it is done, for the audit log. */
	reason?: string;
}

/** Of a change the token, of any other operation the session. */
export type Identity = { session: SignedIn | null; claims?: undefined } | { session: null; claims: Acting };

/** An operation whose input has been accepted. */
interface Call {
	/** False: the row's limit does not count this call. */
	countBy: string | null;
	/** The titles that it is about. */
	titles: TitleRef[];
	needsPassword(db: Database): Promise<boolean>;
	run(context: OperationContext): Promise<Result | Response>;
}

export interface Operation<
	Key extends OperationKey = OperationKey,
	Input extends z.ZodObject = z.ZodObject,
	Data extends z.ZodType = z.ZodType,
> extends Described {
	key: Key;
	input: Input;
	response: DataResponse<Data> | RawResponse;
	refusals: Record<string, Refusal>;
	audit?: Pick<Audit<never, never>, "action">;
	/** It runs while the session is looked up, and writes only where the session is as the token says. */
	isChange: boolean;
	/** Whether some calls need the password. */
	mayNeedPassword: boolean;
	/** Throws `HttpError` 404 or 422 for input that does not fit, and what `readBody` throws. */
	accept(sent: Sent, caller: Identity): Promise<Call>;
	/** What it says of a title that does not exist. */
	missing: Refusal;
}

/** For an operation that takes nothing. */
export const NO_INPUT = z.object({});

function create<
	Key extends OperationKey,
	Input extends z.ZodObject,
	Data extends z.ZodType,
	Name extends string,
	Who extends AnyCaller,
>(
	key: Key,
	{ handle, countBy, freshPassword, audit, ...definition }: Definition<Input, Data, Name, Who>,
	identify: (caller: Identity) => Who,
	{ isChange = false } = {},
): Operation<Key, Input, Data> {
	const { input, isBodyOptional = false } = definition;
	const refusals: Record<string, Refusal> = definition.refusals ?? {};
	function refuse(name: string, { added, ...details }: RefusalDetails = {}): HttpError {
		const refusal = refusals[name];
		if (!refusal) throw new Error(`${key} declares no refusal ${name}`);
		const { field, message, ...failure } = refusal;
		const errors = details.errors ?? (field === undefined ? undefined : { [field]: message });
		const first = Object.values(errors ?? {})[0] as Sentence | undefined;
		return new RefusedError(name, { ...failure, message: first ?? message, errors, added });
	}
	function failUndeclared(): never {
		throw new Error(`${key} declares no audit`);
	}
	const missing = Object.values(refusals).find(({ status }) => status === 404) ?? NOT_FOUND;
	return {
		...definition,
		missing,
		key,
		refusals,
		audit,
		isChange,
		mayNeedPassword: freshPassword !== undefined,
		async accept({ params, query, readBody, reason }, caller) {
			const schemas = input.shape;
			if (schemas.params && !z.safeParse(schemas.params, params).success) {
				throw new HttpError(missing);
			}
			const body = schemas.body && (await readBody(isBodyOptional));
			const args = { ...parseOrThrow(input, { params, query, body }, 1), ...identify(caller) };
			const { id, name: targetId = id } = params;
			return {
				countBy: countBy ? countBy(args) : "",
				titles: listNamed(args),
				needsPassword: async (db) =>
					typeof freshPassword === "function" ? await freshPassword({ ...args, db }) : freshPassword === true,
				async run(context) {
					const run = (recorder: Recorder) => handle({ ...args, ...context, ...recorder, refuse });
					const { session } = caller;
					if (!audit || !session) return await run({ terms: failUndeclared, record: failUndeclared });
					const { user, sessionId } = session;
					const { recorded, action, isRecorded } = audit;
					const roles = rolesFor(findRow(key), { visitor: user, id });
					const recording = {
						recorded,
						action,
						targetId,
						reason,
						actor: { ...user, sessionId, roles },
						isRecorded: (refusal: string | null) => isRecorded?.(args, refusal as Name | null) ?? true,
					};
					return await runRecorded(context.db, recording, run);
				},
			};
		},
	};
}

/** An operation for signed-in callers. */
export function defineOperation<
	Key extends KeyOfAccess<Exclude<Access, "public" | "optional-session" | "person">>,
	Input extends z.ZodObject,
	Data extends z.ZodType = z.ZodNever,
	Name extends string = never,
>(key: Key, definition: Definition<Input, Data, Name, SignedInCaller>): Operation<Key, Input, Data> {
	return create(key, definition, ({ session }) => {
		if (!session) throw new Error(`${key} was called without a session`);
		return { session, user: session.user };
	});
}

/** An operation on the library of the session's profile. */
export function defineLibraryOperation<
	Key extends KeyOfAccess<"person">,
	Input extends z.ZodObject,
	Data extends z.ZodType = z.ZodNever,
	Name extends string = never,
>(key: Key, definition: Definition<Input, Data, Name, ProfileCaller>): Operation<Key, Input, Data> {
	return create(key, definition, ({ session }) => {
		if (!session?.profile) throw new Error(`${key} was called without a profile`);
		return { session, user: session.user, profileId: session.profile.id, timeZone: timeZoneOf(session) };
	});
}

/** An operation that writes nothing but changes of the library, by `applyNow` and `applySent`. */
export function defineChange<
	Key extends KeyOfAccess<"person">,
	Input extends z.ZodObject,
	Data extends z.ZodType = z.ZodNever,
	Name extends string = never,
>(key: Key, definition: Definition<Input, Data, Name, ChangeCaller>): Operation<Key, Input, Data> {
	const identify = ({ claims }: Identity): ChangeCaller => {
		if (!claims) throw new Error(`${key} was called without a token`);
		return { session: null, user: null, profileId: claims.profileId, claims };
	};
	return create(key, definition, identify, { isChange: true });
}

/** An operation that anyone may call. */
export function definePublicOperation<
	Key extends KeyOfAccess<"public" | "optional-session">,
	Input extends z.ZodObject,
	Data extends z.ZodType = z.ZodNever,
	Name extends string = never,
>(key: Key, definition: Definition<Input, Data, Name, AnyCaller>): Operation<Key, Input, Data> {
	return create(key, definition, ({ session }) => ({ session, user: session?.user ?? null }));
}
