import type { JsonSchema } from "~/operations/openapi/json-schema";

/** Deeper members are only in the OpenAPI document. */
const DEPTH_MAX = 5;

interface Shape extends JsonSchema {
	$ref?: string;
	type?: string | string[];
	properties?: Record<string, Shape>;
	required?: string[];
	items?: Shape;
	anyOf?: Shape[];
	oneOf?: Shape[];
	additionalProperties?: boolean | Shape;
	enum?: unknown[];
	const?: unknown;
	description?: string;
}

const BOUNDS: Record<string, string> = {
	minimum: "at least",
	exclusiveMinimum: "more than",
	maximum: "at most",
	minLength: "characters, at least",
	maxLength: "characters, at most",
	minItems: "items, at least",
	maxItems: "items, at most",
	format: "format",
	pattern: "pattern",
	default: "default",
};

function nameOf(reference: string): string {
	return reference.split("/").at(-1) ?? reference;
}

function ShapeLink({ reference }: { reference: string }) {
	const name = nameOf(reference);
	return (
		<a className="text-bulb underline underline-offset-4" href={`#shape-${name}`}>
			{name}
		</a>
	);
}

function listBounds(schema: Shape): string {
	return Object.entries(BOUNDS)
		.filter(([keyword]) => schema[keyword] !== undefined)
		.map(
			([keyword, words]) =>
				`${words} ${typeof schema[keyword] === "string" ? schema[keyword] : JSON.stringify(schema[keyword])}`,
		)
		.join(", ");
}

function choicesOf(schema: Shape): Shape[] | null {
	return schema.anyOf ?? schema.oneOf ?? null;
}

/** A short description of a schema's type. */
function TypeName({ schema }: { schema: Shape }): React.ReactNode {
	if (schema.$ref) return <ShapeLink reference={schema.$ref} />;
	if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>;
	if (schema.enum) return <code>{schema.enum.map((value) => JSON.stringify(value)).join(" | ")}</code>;
	const choices = choicesOf(schema);
	if (choices) {
		return choices.map((choice, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the choices of a schema never move.
			<span key={index}>
				{index > 0 && " or "}
				<TypeName schema={choice} />
			</span>
		));
	}
	if (schema.type === "array" && schema.items) {
		return (
			<>
				list of <TypeName schema={schema.items} />
			</>
		);
	}
	return Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "anything");
}

/** The object schemas in a schema: itself, its items or its alternatives. */
function inner(schema: Shape): Shape[] {
	if (schema.properties) return [schema];
	if (schema.items) return inner(schema.items);
	return choicesOf(schema)?.flatMap(inner) ?? [];
}

/** A schema as a list of its members. */
export function SchemaView({ schema, depth = 0 }: { schema: JsonSchema; depth?: number }) {
	const shape = schema as Shape;
	const groups = depth < DEPTH_MAX ? inner(shape) : [];
	return (
		<>
			{depth === 0 && (
				<p className="text-sm text-soft">
					<TypeName schema={shape} /> {listBounds(shape)}
				</p>
			)}
			{groups.map((group, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the choices of a schema never move.
				<ul key={index} className="mt-2 space-y-1.5 border-s border-line ps-4">
					{Object.entries(group.properties ?? {}).map(([name, member]) => (
						<li key={name} className="text-sm">
							<code className="font-semibold text-cream">{name}</code>
							{!group.required?.includes(name) && <span className="text-soft"> (optional)</span>}
							<span className="text-soft">
								{": "}
								<TypeName schema={member} />
								{listBounds(member) && `, ${listBounds(member)}`}
								{member.description && `. ${member.description}`}
							</span>
							<SchemaView schema={member} depth={depth + 1} />
						</li>
					))}
				</ul>
			))}
		</>
	);
}
