import { z } from "zod";

interface Document {
	paths: Record<
		string,
		Record<string, { responses: Record<string, { content?: Record<string, { schema?: object }> }> }>
	>;
	components: { schemas: Record<string, object> };
}

interface Sample {
	method: string;
	target: string;
	status: number;
	type: string;
	text: string;
}

/** Matches every path of a template such as `/api/users/{id}`. */
function patternOf(template: string): RegExp {
	const escaped = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+");
	return new RegExp(`^${escaped}$`);
}

/** Validates responses with the worker's own OpenAPI document: a description of the mistake, or null. */
export async function openContract(url: string): Promise<(sample: Sample) => string | null> {
	const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
	const templates = Object.keys(document.paths)
		.toSorted((a, b) => a.split("{").length - b.split("{").length)
		.map((template) => ({ template, pattern: patternOf(template) }));
	const schemas = new Map<string, z.ZodType>();

	function schemaOf(key: string, schema: object): z.ZodType {
		const built = schemas.get(key);
		if (built) return built;
		const whole = JSON.stringify({ ...schema, $defs: document.components.schemas });
		const made = z.fromJSONSchema(JSON.parse(whole.replaceAll('"#/components/schemas/', '"#/$defs/')));
		schemas.set(key, made);
		return made;
	}

	return function validate({ method, target, status, type, text }) {
		const path = new URL(target, url).pathname;
		const template = templates.find(({ pattern }) => pattern.test(path))?.template;
		const operation = template && document.paths[template]?.[method.toLowerCase()];
		if (!template || !operation) return null;
		const documented = operation.responses[status];
		if (!documented) return `${method} ${template} responds with ${status}, which the contract does not have`;
		const schema = documented.content?.["application/json"]?.schema;
		if (!schema || !type.startsWith("application/json")) return null;
		const issues = schemaOf(`${method} ${template} ${status}`, schema).safeParse(JSON.parse(text)).error?.issues;
		return issues ? `${method} ${template} ${status} does not match the contract: ${JSON.stringify(issues[0])}` : null;
	};
}
