// Owns how the rules that forms in the browser use as well become part of a schema.
import type { z } from "zod";
import type { FieldErrors } from "~/domain/accounts/validation";

/** The schema, which also checks these rules. */
export function withRules<Schema extends z.ZodType>(schema: Schema, check: (value: z.output<Schema>) => FieldErrors) {
	return schema.superRefine((value, context) => {
		for (const [field, message] of Object.entries(check(value))) {
			context.addIssue({ code: "custom", path: [field], message });
		}
	});
}
