// Owns which pages of a list one call may ask for.
import { z } from "zod";
import { BATCH_PAGES } from "~/product";
import { PAGE_MAX } from "./loaded-list";

const page = z.coerce.number<string>().int().min(1).max(PAGE_MAX);

export const ListRange = z
	.object({ first: page, last: page })
	.refine(({ first, last }) => last >= first && last < first + BATCH_PAGES);
