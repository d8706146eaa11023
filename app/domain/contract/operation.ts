// Owns the words in which the contract of `/api` is written down: an operation, and what it answers.
import { z } from "zod";
import type { Method } from "../accounts/policy";

export type Tag = "Accounts" | "Library" | "Catalogue" | "Playback" | "Administration" | "Product";

export interface Answer {
	description: string;
	schema: z.ZodType;
	/** The name under which the schema stands among the document's components. */
	name?: string;
	/** Names of headers with what they tell. */
	headers?: Record<string, string>;
}

/** Why an operation fails with a status. */
export type Refusals = Partial<Record<number, string>>;

export interface Operation {
	method: Method;
	/** As in the policy table: `/api/auth/sessions/:id`. */
	path: string;
	/** The path of its row in the policy table, where one row stands for several operations. */
	rule?: string;
	tag: Tag;
	summary: string;
	description?: string;
	params?: z.ZodObject;
	query?: z.ZodType | Record<string, object>;
	body?: z.ZodType;
	/** True where the call may come without its body. */
	isBodyOptional?: boolean;
	/** True where the answer is written while it is being read. */
	isStreamed?: boolean;
	answers: Record<number, Answer>;
	/** Why it may refuse besides what follows from its access, parameters and body: a sentence for each status. */
	refusals?: Refusals;
}

/** `{"success": true, "data": …}`; `rest` stands beside them. */
export function succeeds<Data extends z.ZodType>(data: Data, rest: z.ZodRawShape = {}) {
	return z.strictObject({ success: z.literal(true), data, ...rest });
}

/** The one answer of an operation that answers 200. */
export function ok(data: z.ZodType, description: string, rest: z.ZodRawShape = {}): Record<number, Answer> {
	return { 200: { description, schema: succeeds(data, rest) } };
}

export const NOTHING = z.strictObject({}).meta({ id: "Nothing" });

/** How every call fails. */
export const FAILURE = z
	.strictObject({
		success: z.literal(false),
		message: z.string().min(1).meta({ description: "For a person" }),
		code: z
			.string()
			.regex(/^[a-z_]+$/)
			.meta({ description: "For a machine" }),
		requestId: z.string().min(1).meta({ description: "The same as in the header x-request-id" }),
		errors: z.record(z.string(), z.string()).optional().meta({ description: "What is wrong, by field" }),
	})
	.meta({ id: "Failure" });
