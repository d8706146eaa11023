import { type Access, PAGE_RULES } from "../app/domain/accounts/policy";
import { ROWS } from "../app/operations/registry";

export interface Rule {
	/** Null for a page and its forms. */
	method: string | null;
	path: string;
	access: Access;
	/** Where a page redirects visitors who are not allowed. */
	otherwise?: "login" | "home";
}

/** The access of every page and every operation of /api. */
export const RULES: Rule[] = [
	...PAGE_RULES.map((rule) => ({ method: null, ...rule })),
	...ROWS.map(({ method, path, access }) => ({ method, path, access })),
];
