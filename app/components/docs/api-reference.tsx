import type { DocumentedOperation, DocumentedResponse, JsonSchema } from "~/operations/openapi/document";

const METHOD_COLOURS: Record<string, string> = {
	get: "bg-good/15 text-good inset-ring-good/30",
	post: "bg-bulb/15 text-glow inset-ring-bulb/30",
	put: "bg-cream/10 text-cream inset-ring-cream/25",
	delete: "bg-alarm/15 text-alarm inset-ring-alarm/35",
};

function schemaOf(response: DocumentedResponse) {
	return response.content?.["application/json"]?.schema ?? null;
}

function Responses({ responses }: { responses: DocumentedOperation["responses"] }) {
	const entries = Object.entries(responses);
	const successes = entries.filter(([status]) => status.startsWith("2"));
	const failures = entries.filter(([status]) => !status.startsWith("2"));
	return (
		<>
			{successes.map(([status, response]) => {
				const schema = schemaOf(response);
				return (
					<div key={status}>
						<h3 className="font-semibold">
							{status} <span className="font-normal text-soft">{response.description}</span>
						</h3>
						{Object.entries(response.headers ?? {}).map(([name, header]) => (
							<p key={name} className="text-sm text-soft">
								Header <code className="text-cream">{name}</code>: {header.description}
							</p>
						))}
						{schema && <SchemaView schema={schema} />}
					</div>
				);
			})}
			<div>
				<h3 className="font-semibold">
					Errors{" "}
					<span className="font-normal text-soft">
						with the schema{" "}
						<a className="text-bulb underline underline-offset-4" href="#shape-Failure">
							Failure
						</a>
					</span>
				</h3>
				<dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
					{failures.map(([status, { description }]) => (
						<div key={status} className="contents">
							<dt className="tabular-nums">{status}</dt>
							<dd className="text-soft">{description}</dd>
						</div>
					))}
				</dl>
			</div>
		</>
	);
}

/** One operation: its method and path, and details that can be opened. */
export function OperationView({
	method,
	path,
	operation,
}: {
	method: string;
	path: string;
	operation: DocumentedOperation;
}) {
	const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
	const body = requestBody?.content["application/json"]?.schema;
	return (
		<details id={operationId} className="group rounded-xl bg-raised inset-ring inset-ring-line open:bg-lifted/40">
			<summary className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-xl px-4 py-3.5 hover:bg-cream/5 sm:px-5">
				<span
					className={`w-18 shrink-0 rounded-full px-2 py-0.5 text-center text-xs font-bold tracking-wide uppercase inset-ring ${METHOD_COLOURS[method]}`}
				>
					{method}
				</span>
				<code className="font-semibold break-all text-cream">{path}</code>
				<span className="text-sm text-soft">{summary}</span>
				<span className="ms-auto text-xs text-soft">{operation["x-who"]}</span>
			</summary>
			<div className="space-y-6 px-4 pt-1 pb-6 sm:px-5">
				<p className="max-w-prose">{description}</p>
				{parameters.length > 0 && (
					<div>
						<h3 className="font-semibold">Parameters</h3>
						<SchemaView
							schema={{
								type: "object",
								properties: Object.fromEntries(
									parameters.map((parameter) => [
										parameter.name,
										{ ...parameter.schema, description: parameter.description },
									]),
								),
								required: parameters.filter(({ required }) => required).map(({ name }) => name),
							}}
						/>
					</div>
				)}
				{body && (
					<div>
						<h3 className="font-semibold">
							Body {!requestBody?.required && <span className="font-normal text-soft">(optional)</span>}
						</h3>
						<SchemaView schema={body} />
					</div>
				)}
				<Responses responses={responses} />
			</div>
		</details>
	);
}

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
				<ul key={index} className="mt-2 space-y-2 border-s border-line ps-4">
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
