// Owns the version of cached copies: it follows from the schema, so copies of another schema are never read.
import { z } from "zod";
import { hashText } from "~/lib/hash";
import { memoizeByObject } from "~/lib/memoize";

/** The same for equal schemas. Limits set by `overwrite` count only where `meta` names them. About a millisecond, once per isolate. */
export const schemaVersion = memoizeByObject(function schemaVersion(schema: z.ZodType): string {
	return hashText(JSON.stringify(z.toJSONSchema(schema))).toString(36);
});
