// Owns pages of lists that continue where a cursor points.
import { z } from "zod";

const INVALID_CURSOR = "cursor is not one that this list gave";

/** The parameter of a list's next page. */
export const cursor = z.string().max(100, INVALID_CURSOR).optional();

export const nextCursor = z.string().nullable().meta({ description: "For the next page; null at the end" });

export const BAD_CURSOR = { status: 422, code: "invalid", message: INVALID_CURSOR };

export const CURSOR_ERRORS = { cursor: INVALID_CURSOR };
