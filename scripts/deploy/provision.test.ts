import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { provideSecrets, withIds } from "./provision";

const TOML = readFileSync(join(import.meta.dirname, "../../wrangler.toml"), "utf8")
	.replace(/^database_id = .*\n/m, "")
	.replace(/^id = .*\n/m, "");

/** An account on Cloudflare with these databases, namespaces and secrets. */
function account({ databases = [] as string[], namespaces = [] as string[], secrets = [] as string[] } = {}) {
	const commands: string[] = [];
	const values: string[] = [];
	function run(args: string[], input?: string): string {
		const command = args.join(" ");
		if (!command.includes("list")) commands.push(command);
		if (input) values.push(input);
		if (command.startsWith("d1 create")) databases.push(args.at(-1) ?? "");
		if (command.startsWith("kv namespace create")) namespaces.push(args.at(-1) ?? "");
		if (command.startsWith("d1")) return JSON.stringify(databases.map((name) => ({ name, uuid: `id of ${name}` })));
		if (command.startsWith("kv")) return JSON.stringify(namespaces.map((title) => ({ title, id: `id of ${title}` })));
		return JSON.stringify(secrets.map((name) => ({ name })));
	}
	return { run, commands, values };
}

test("a new account gets a database and a namespace, and wrangler.toml their ids", () => {
	const { run, commands } = account({ databases: ["other"], namespaces: ["other"] });
	const toml = withIds(TOML, run);
	expect(toml).toContain('database_name = "marquee"\ndatabase_id = "id of marquee"\n');
	expect(toml).toContain('binding = "CACHE"\nid = "id of marquee-cache"\n');
	expect(commands).toEqual(["d1 create marquee", "kv namespace create marquee-cache"]);
	expect(withIds(toml, run)).toBe(toml);
	expect(commands).toHaveLength(2);
});

test("a copy with another name gets its own database and namespace", () => {
	const { run, commands } = account({ databases: ["marquee"], namespaces: ["marquee-cache"] });
	withIds(TOML.replaceAll('"marquee"', '"marquee-my-branch"'), run);
	expect(commands).toEqual(["d1 create marquee-my-branch", "kv namespace create marquee-my-branch-cache"]);
});

test("an existing database or namespace is used and not created again", () => {
	const { run, commands } = account({ databases: ["marquee"], namespaces: ["marquee-cache"] });
	expect(withIds(TOML, run)).toContain('database_id = "id of marquee"');
	expect(commands).toEqual([]);
});

test("a worker without JWT_SECRET gets one; an existing one is never replaced", () => {
	const fresh = account();
	expect(provideSecrets(fresh.run)).toEqual(["JWT_SECRET"]);
	expect(fresh.commands).toEqual(["secret put JWT_SECRET"]);
	expect(fresh.values).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
	const former = account({ secrets: ["JWT_SECRET", "TMDB_TOKEN"] });
	expect(provideSecrets(former.run)).toEqual(["JWT_SECRET", "TMDB_TOKEN"]);
	expect(former.commands).toEqual([]);
});
