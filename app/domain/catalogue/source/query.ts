// A query to the catalogue: its check, its cache key, and a typed method for each entry of the table of endpoints.
import {
	ENDPOINTS,
	type Endpoint,
	type EndpointBody,
	type EndpointValues,
	findEndpoint,
} from "~/clients/tmdb/endpoints";
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
		if ("error" in checked) errors[name] = checked.error(name);
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

type EndpointReader<Used extends Endpoint> = (
	...values: Record<never, never> extends EndpointValues<Used> ? [EndpointValues<Used>?] : [EndpointValues<Used>]
) => Promise<EndpointBody<Used> | null>;

type Readers<Table> = {
	[Name in keyof Table]: Table[Name] extends Endpoint ? EndpointReader<Table[Name]> : Readers<Table[Name]>;
};

/** `movie({ id })`, `season({ id, season })`, `discover.tv({ page })`, … : the parsed response, or null for a 404. */
export type EndpointReaders = Readers<typeof ENDPOINTS>;

/** Reads a path with its query parameters. */
export type ReadPath = (path: string, params: Record<string, string>) => Promise<unknown>;

type Values = Record<string, string | number>;

/** Puts the values that the path names into it; the others are query parameters. */
function toRequest({ path }: Endpoint, values: Values): { path: string; params: Record<string, string> } {
	const params = new Map(Object.entries(values).map(([name, value]) => [name, String(value)]));
	const filled = path.replace(/:(\w+)/g, (_, name: string) => {
		const value = params.get(name) ?? "";
		params.delete(name);
		return value;
	});
	return { path: filled, params: Object.fromEntries(params) };
}

/** The methods reject parameters that their endpoint does not take: without one of them, the list would be another. */
export function createEndpointReaders(readPath: ReadPath): EndpointReaders {
	function createReader(endpoint: Endpoint) {
		return async (values: Values = {}) => {
			const { path, params } = toRequest(endpoint, values);
			const unknown = Object.keys(params).find((name) => !Object.hasOwn(endpoint.parameters, name));
			if (unknown) throw new RangeError(`clients/tmdb/parameters.ts has no parameter ${unknown} of ${endpoint.path}`);
			return await readPath(path, params);
		};
	}
	const readers = Object.entries(ENDPOINTS).map(([name, entry]) => [
		name,
		"schema" in entry
			? createReader(entry)
			: Object.fromEntries(Object.entries(entry).map(([kind, endpoint]) => [kind, createReader(endpoint)])),
	]);
	// The TMDB client parses each body with the schema of its endpoint; cached copies carry the version of that schema,
	// and a test holds the sample catalogue against the schemas.
	return Object.fromEntries(readers) as EndpointReaders;
}
