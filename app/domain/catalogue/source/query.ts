// Owns the check of a query to the catalogue, and its cache key.
import { type Endpoint, findEndpoint } from "~/clients/tmdb/endpoints";
import type { ValueSchema } from "~/clients/tmdb/parameters";

export interface CatalogueQuery {
	endpoint: Endpoint;
	/** As in `/movie/550`. */
	path: string;
	/** Valid parameters of the endpoint, in their normal form, sorted by name. */
	params: URLSearchParams;
	/** Path and parameters; equal for equal queries. */
	key: string;
}

export type CheckedQuery = { ok: true; query: CatalogueQuery } | { ok: false; errors: Record<string, string> };

/** Null for a path that the product does not use. Parameters that the endpoint does not take are left out. */
export function checkQuery(path: string, values: Iterable<[string, string]>): CheckedQuery | null {
	const endpoint = findEndpoint(path);
	if (!endpoint) return null;
	const valid = new Map<string, string>(Object.entries(endpoint.fixed ?? {}));
	const errors: Record<string, string> = {};
	for (const [name, raw] of values) {
		const parameter = Object.hasOwn(endpoint.parameters, name) ? endpoint.parameters[name] : undefined;
		const text = raw.trim();
		if (!parameter || text === "") continue;
		const checked = parameter.read(text);
		if ("error" in checked) errors[name] = checked.error;
		else if (checked.value === "") valid.delete(name);
		else valid.set(name, checked.value);
	}
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const params = new URLSearchParams([...valid].sort(([a], [b]) => (a < b ? -1 : 1)));
	const search = params.toString();
	return { ok: true, query: { endpoint, path, params, key: search ? `${path}?${search}` : path } };
}

/** The parameters of a path as JSON Schema, by name. */
export function describeQuery(path: string): Record<string, ValueSchema> {
	const parameters = findEndpoint(path)?.parameters ?? {};
	return Object.fromEntries(Object.entries(parameters).map(([name, { schema }]) => [name, schema]));
}
