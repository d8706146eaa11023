import { z } from "zod";

interface Document {
	paths: Record<
		string,
		Record<string, { responses: Record<string, { content?: Record<string, { schema?: object }> }> }>
	>;
	components: { schemas: Record<string, object> };
}

interface Answer {
	method: string;
	target: string;
	status: number;
	type: string;
	text: string;
}

/** Names that an address may hold, and words that stand where such a name could. */
function patternOf(template: string): RegExp {
	const escaped = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+");
	return new RegExp(`^${escaped}$`);
}

/** Judges answers by the OpenAPI document that the worker itself gives: the words of what is wrong, or null. */
export async function openContract(url: string): Promise<(answer: Answer) => string | null> {
	const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
	const templates = Object.keys(document.paths)
		.toSorted((a, b) => a.split("{").length - b.split("{").length)
		.map((template) => ({ template, pattern: patternOf(template) }));
	const schemas = new Map<string, z.ZodType>();

	function schemaOf(key: string, schema: object): z.ZodType {
		const known = schemas.get(key);
		if (known) return known;
		const whole = JSON.stringify({ ...schema, $defs: document.components.schemas });
		const made = z.fromJSONSchema(JSON.parse(whole.replaceAll('"#/components/schemas/', '"#/$defs/')));
		schemas.set(key, made);
		return made;
	}

	return function judge({ method, target, status, type, text }) {
		const path = new URL(target, url).pathname;
		const template = templates.find(({ pattern }) => pattern.test(path))?.template;
		const operation = template && document.paths[template]?.[method.toLowerCase()];
		if (!template || !operation) return null;
		const answer = operation.responses[status];
		if (!answer) return `${method} ${template} answers ${status}, which the contract does not name`;
		const schema = answer.content?.["application/json"]?.schema;
		if (!schema || !type.startsWith("application/json")) return null;
		const issues = schemaOf(`${method} ${template} ${status}`, schema).safeParse(JSON.parse(text)).error?.issues;
		return issues ? `${method} ${template} ${status} is not as the contract says: ${JSON.stringify(issues[0])}` : null;
	};
}
