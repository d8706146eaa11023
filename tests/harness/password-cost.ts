import type { Cost } from "~/domain/accounts/password-cost";

/** Replaces the cost of a new password in the server tests. The passwords of `givenUser` have an even lower cost. */
export const COST: Cost = { N: 1024, r: 8, p: 1 };
export const TURN_MS = 4;
