import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Ask } from "../terminal";
import { checkSubdomain, findAccount } from "./account";
import { provideSecrets, provision } from "./provision";

const TOML = readFileSync(join(import.meta.dirname, "../../wrangler.toml"), "utf8")
	.replace(/^account_id = .*\n/m, "")
	.replace(/^database_id = .*\n/m, "")
	.replace(/^id = .*\n/m, "");

/** Not a terminal. */
const askNobody: Ask = async () => null;

/** A login on Cloudflare with these accounts, databases, namespaces and secrets. */
function login({
	accounts = ["Ada"],
	databases = [] as string[],
	namespaces = [] as string[],
	secrets = [] as string[],
} = {}) {
	const commands: string[] = [];
	const values: string[] = [];
	function run(args: string[], input?: string): string {
		const command = args.join(" ");
		if (command.includes("create") || command.includes("put")) commands.push(command);
		if (input) values.push(input);
		if (command.startsWith("d1 create")) databases.push(args[2] ?? "");
		if (command.startsWith("kv namespace create")) namespaces.push(args.at(-1) ?? "");
		if (command === "whoami --json") {
			return JSON.stringify({ accounts: accounts.map((name) => ({ name, id: `id of ${name}` })) });
		}
		if (command.startsWith("d1")) return JSON.stringify(databases.map((name) => ({ name, uuid: `id of ${name}` })));
		if (command.startsWith("kv")) return JSON.stringify(namespaces.map((title) => ({ title, id: `id of ${title}` })));
		return JSON.stringify(secrets.map((name) => ({ name })));
	}
	return { run, commands, values };
}

test("a new account gets a database and a namespace, and wrangler.toml their ids", async () => {
	const { run, commands } = login({ databases: ["other"], namespaces: ["other"] });
	const { toml, newDatabase } = await provision(TOML, run, askNobody);
	expect(toml).toContain('database_name = "marquee"\ndatabase_id = "id of marquee"\n');
	expect(toml).toContain('binding = "CACHE"\nid = "id of marquee-cache"\n');
	expect(newDatabase).toBe("id of marquee");
	expect(commands).toEqual(["d1 create marquee", "kv namespace create marquee-cache"]);
	expect(await provision(toml, run, askNobody)).toEqual({ toml, newDatabase: null });
	expect(commands).toHaveLength(2);
});

test("on a terminal a new database is created where most visitors are, and none for an unknown place", async () => {
	const { run, commands } = login();
	await expect(provision(TOML, run, async () => "moon")).rejects.toThrow("moon is not one of weur,");
	expect(commands).toEqual([]);
	await provision(TOML, run, async () => "apac");
	expect(commands[0]).toBe("d1 create marquee --location apac");
});

test("a copy with another name gets its own database and namespace", async () => {
	const { run, commands } = login({ databases: ["marquee"], namespaces: ["marquee-cache"] });
	await provision(TOML.replaceAll('"marquee"', '"marquee-my-branch"'), run, askNobody);
	expect(commands).toEqual(["d1 create marquee-my-branch", "kv namespace create marquee-my-branch-cache"]);
});

test("an existing database or namespace is used and not created again", async () => {
	const { run, commands } = login({ databases: ["marquee"], namespaces: ["marquee-cache"] });
	const { toml, newDatabase } = await provision(TOML, run, askNobody);
	expect(toml).toContain('database_id = "id of marquee"');
	expect(newDatabase).toBeNull();
	expect(commands).toEqual([]);
});

test("the account is the configured one, the only one, or the one that is picked on a terminal", async () => {
	const { run } = login({ accounts: ["Ada", "Grace"] });
	expect(await findAccount(run, askNobody, "configured")).toBe("configured");
	expect(await findAccount(login().run, askNobody)).toBe("id of Ada");
	expect(await findAccount(run, async () => "2")).toBe("id of Grace");
	for (const ask of [askNobody, async () => "3", async () => ""])
		await expect(findAccount(run, ask)).rejects.toThrow("Set CLOUDFLARE_ACCOUNT_ID");
	await expect(findAccount(login({ accounts: [] }).run, askNobody)).rejects.toThrow("no account");
});

test("an account without a subdomain of workers.dev is refused before anything is created", async () => {
	const respond = (response: unknown) => async () => response as never;
	await checkSubdomain(respond({ result: { subdomain: "ada" }, errors: [] }), "account");
	await expect(
		checkSubdomain(respond({ result: null, errors: [{ code: 10007, message: "none" }] }), "account"),
	).rejects.toThrow("has no subdomain of workers.dev");
});

test("a worker without JWT_SECRET gets one; an existing one is never replaced", () => {
	const fresh = login();
	expect(provideSecrets(fresh.run)).toEqual(["JWT_SECRET"]);
	expect(fresh.commands).toEqual(["secret put JWT_SECRET"]);
	expect(fresh.values).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
	const former = login({ secrets: ["JWT_SECRET", "TMDB_TOKEN"] });
	expect(provideSecrets(former.run)).toEqual(["JWT_SECRET", "TMDB_TOKEN"]);
	expect(former.commands).toEqual([]);
});
