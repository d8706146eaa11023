// Owns the typed methods of the catalogue, one for each entry of the table of endpoints.
import { ENDPOINTS, type Endpoint, type EndpointBody, type EndpointValues } from "~/clients/tmdb/endpoints";

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

export function createEndpointReaders(readPath: ReadPath): EndpointReaders {
	function createReader(endpoint: Endpoint) {
		return (values: Values = {}) => {
			const { path, params } = toRequest(endpoint, values);
			return readPath(path, params);
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
