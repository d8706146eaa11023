// The way from the schemas that validate to those of the document: named ones become components.
import { z } from "zod";

export type JsonSchema = Record<string, unknown>;

interface Conversion {
	/** What is sent to us, or what we send. */
	io: "input" | "output";
	/** Members that the schema does not name are allowed. */
	isLoose?: boolean;
}

/** Removes patterns that repeat a format or a type, and defaults that replace invalid values. */
function tidy(schema: JsonSchema, kind: string, isLoose: boolean): void {
	if (schema.format !== undefined || schema.type === "integer") delete schema.pattern;
	if (kind === "catch") delete schema.default;
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
	if (isLoose) delete schema.additionalProperties;
}

/** Adds the named schemas on the way to `components`. */
export function toJsonSchema(
	schema: z.core.$ZodType,
	components: Record<string, JsonSchema>,
	{ io, isLoose = false }: Conversion,
): JsonSchema {
	const { $schema, $defs, ...converted } = z.toJSONSchema(schema, {
		io,
		unrepresentable: "any",
		override: ({ zodSchema, jsonSchema }) => tidy(jsonSchema as JsonSchema, zodSchema._zod.def.type, isLoose),
	}) as JsonSchema;
	const moved = JSON.parse(
		JSON.stringify({ converted, named: $defs ?? {} }).replaceAll('"#/$defs/', '"#/components/schemas/'),
	) as {
		converted: JsonSchema;
		named: Record<string, JsonSchema>;
	};
	for (const [name, { id, ...named }] of Object.entries(moved.named)) components[name] = named;
	return moved.converted;
}
