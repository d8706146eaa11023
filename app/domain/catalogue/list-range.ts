// Owns which pages of a list one call may ask for.
import { z } from "zod";
import { BATCH_PAGES, UPSTREAM_PAGE_MAX } from "~/product";

const page = z.coerce.number<string>().int().min(1).max(UPSTREAM_PAGE_MAX);

export const ListRange = z
	.object({ first: page, last: page })
	.refine(({ first, last }) => last >= first && last < first + BATCH_PAGES);
