// Owns what follows for an operation's refusals from who may call it and what it takes.
import { findRule, type Rule } from "../accounts/policy";
import type { Operation, Refusals } from "./operation";

/** The operation's row in the policy table. Throws where there is none. */
export function ruleOf({ method, path, rule: pattern = path }: Operation): Rule {
	const rule = findRule({ method, pattern });
	if (!rule) throw new Error(`${method} ${pattern} has no row in the policy table`);
	return rule;
}

/** A sentence for each status with which the operation may fail. */
export function refusalsOf(operation: Operation): Refusals {
	const { access } = ruleOf(operation);
	const isOpen = access === "anyone" || access === "any visitor";
	const isWrite = operation.method !== "GET";
	return {
		...(operation.body && {
			400: "The body is no JSON",
			413: "The body is too large",
			415: "The body is not sent as application/json",
			422: "A field is wrong; errors says which",
		}),
		...(operation.query && { 422: "A parameter is wrong; errors says which" }),
		...(!isOpen && { 401: "No valid token", 503: "Who asks cannot be checked right now" }),
		...(isWrite && { 403: "Sent from another site", 429: "Too many requests; Retry-After says how long to wait" }),
		...(!isOpen && access !== "signed in" && { 403: "Not allowed" }),
		...operation.refusals,
		500: "Something went wrong on our side",
	};
}
