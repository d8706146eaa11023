// Creates the missing resources of a deployment on Cloudflare. Changes nothing that exists.
import { randomBytes } from "node:crypto";
import { ConfigError } from "../../app/config.server";
import type { Ask } from "../terminal";
import type { RunWrangler } from "../wrangler";

/** Where D1 can have its primary, to which every write goes. */
const LOCATIONS = ["weur", "eeur", "apac", "oc", "wnam", "enam"];

/** The value of a key of wrangler.toml, the first of its name. */
function readValue(toml: string, key: string): string {
	const value = new RegExp(`^${key} = "(.+)"$`, "m").exec(toml)?.[1];
	if (!value) throw new ConfigError(`wrangler.toml has no ${key}`);
	return value;
}

interface Resource {
	/** For a message. */
	what: string;
	list: () => { id: string; name: string }[];
	create: () => Promise<void>;
}

async function findOrCreate(name: string, { what, list, create }: Resource): Promise<{ id: string; isNew: boolean }> {
	const existing = list().find((item) => item.name === name);
	if (existing) return { id: existing.id, isNew: false };
	await create();
	const created = list().find((item) => item.name === name);
	if (created) return { id: created.id, isNew: true };
	throw new ConfigError(`${what} ${name} was created, but Cloudflare does not list it. Run npm run deploy again.`);
}

async function askLocation(ask: Ask): Promise<string[]> {
	const reply = await ask(
		`Where are most visitors? Writes go to a database there [${LOCATIONS.join(", ")}; default: near you]:`,
	);
	if (!reply) return [];
	if (LOCATIONS.includes(reply)) return ["--location", reply];
	throw new ConfigError(`${reply} is not one of ${LOCATIONS.join(", ")}. Nothing was created.`);
}

export interface Provision {
	/** With the ids. */
	toml: string;
	/** The id of the database when it was created. */
	newDatabase: string | null;
}

/**
 * wrangler.toml with the ids of the database and the KV namespace, which are looked up or created where it has none. The
 * namespace is called after the worker.
 */
export async function provision(toml: string, run: RunWrangler, ask: Ask): Promise<Provision> {
	let text = toml;
	let newDatabase: string | null = null;
	if (!/^database_id = /m.test(text)) {
		const name = readValue(toml, "database_name");
		const { id, isNew } = await findOrCreate(name, {
			what: "The database",
			list: () =>
				(JSON.parse(run(["d1", "list", "--json"])) as { uuid: string; name: string }[]).map(({ uuid, name }) => ({
					id: uuid,
					name,
				})),
			create: async () => {
				run(["d1", "create", name, ...(await askLocation(ask))]);
			},
		});
		text = text.replace(`database_name = "${name}"\n`, (line) => `${line}database_id = "${id}"\n`);
		if (isNew) newDatabase = id;
	}
	if (!/^id = /m.test(text)) {
		const title = `${readValue(toml, "name")}-cache`;
		const { id } = await findOrCreate(title, {
			what: "The KV namespace",
			list: () =>
				(JSON.parse(run(["kv", "namespace", "list"])) as { id: string; title: string }[]).map(({ id, title }) => ({
					id,
					name: title,
				})),
			create: async () => {
				run(["kv", "namespace", "create", title]);
			},
		});
		text = text.replace('binding = "CACHE"\n', (line) => `${line}id = "${id}"\n`);
	}
	return { toml: text, newDatabase };
}

/** The secrets of the deployed worker, of which JWT_SECRET is generated where it has none. */
export function provideSecrets(run: RunWrangler): string[] {
	const names = (JSON.parse(run(["secret", "list", "--format", "json"])) as { name: string }[]).map(({ name }) => name);
	if (names.includes("JWT_SECRET")) return names;
	run(["secret", "put", "JWT_SECRET"], randomBytes(32).toString("base64url"));
	return [...names, "JWT_SECRET"];
}
