// Owns the query parameters that select a page of a list.
import { z } from "zod";
import { countParameter } from "~/lib/count-parameter";
import { HISTORY_PAGE, HISTORY_PAGE_MAX } from "~/product";

const OFFSET_MAX = 10_000;

export const PageQuery = z.object({
	limit: countParameter("limit", { min: 1, max: HISTORY_PAGE_MAX, otherwise: HISTORY_PAGE }),
	offset: countParameter("offset", { min: 0, max: OFFSET_MAX, otherwise: 0 }),
});
