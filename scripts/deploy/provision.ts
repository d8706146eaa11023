// Creates the missing resources of a deployment on Cloudflare. Changes nothing that exists.
import { randomBytes } from "node:crypto";
import { ConfigError } from "../../app/config.server";
import type { RunWrangler } from "../wrangler";

/** The value of a key of wrangler.toml, the first of its name. */
function readValue(toml: string, key: string): string {
	const value = new RegExp(`^${key} = "(.+)"$`, "m").exec(toml)?.[1];
	if (!value) throw new ConfigError(`wrangler.toml has no ${key}`);
	return value;
}

function find<Item>(items: Item[], what: string, isWanted: (item: Item) => boolean): Item {
	const item = items.find(isWanted);
	if (!item) throw new ConfigError(`${what} was created, but Cloudflare does not list it. Run npm run deploy again.`);
	return item;
}

function databaseId(run: RunWrangler, wanted: string): string {
	type Database = { uuid: string; name: string };
	const list = () => JSON.parse(run(["d1", "list", "--json"])) as Database[];
	const isWanted = ({ name }: Database) => name === wanted;
	const known = list();
	if (known.some(isWanted)) return find(known, wanted, isWanted).uuid;
	run(["d1", "create", wanted]);
	return find(list(), `The database ${wanted}`, isWanted).uuid;
}

function namespaceId(run: RunWrangler, wanted: string): string {
	type Namespace = { id: string; title: string };
	const list = () => JSON.parse(run(["kv", "namespace", "list"])) as Namespace[];
	const isWanted = ({ title }: Namespace) => title === wanted;
	const known = list();
	if (known.some(isWanted)) return find(known, wanted, isWanted).id;
	run(["kv", "namespace", "create", wanted]);
	return find(list(), `The KV namespace ${wanted}`, isWanted).id;
}

/**
 * wrangler.toml with the ids of the database and the KV namespace, which are looked up or created where it has none. The
 * namespace is called after the worker.
 */
export function withIds(toml: string, run: RunWrangler): string {
	let text = toml;
	if (!/^database_id = /m.test(text)) {
		const name = readValue(toml, "database_name");
		text = text.replace(`database_name = "${name}"\n`, (line) => `${line}database_id = "${databaseId(run, name)}"\n`);
	}
	if (!/^id = /m.test(text)) {
		const namespace = `${readValue(toml, "name")}-cache`;
		text = text.replace('binding = "CACHE"\n', (line) => `${line}id = "${namespaceId(run, namespace)}"\n`);
	}
	return text;
}

/** The secrets of the deployed worker, of which JWT_SECRET is generated where it has none. */
export function provideSecrets(run: RunWrangler): string[] {
	const names = (JSON.parse(run(["secret", "list", "--format", "json"])) as { name: string }[]).map(({ name }) => name);
	if (names.includes("JWT_SECRET")) return names;
	run(["secret", "put", "JWT_SECRET"], randomBytes(32).toString("base64url"));
	return [...names, "JWT_SECRET"];
}
