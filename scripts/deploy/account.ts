// What a deployment needs of the account on Cloudflare, checked before anything is created there.
import { ConfigError } from "../../app/config.server";
import type { Ask } from "../terminal";
import type { RunWrangler } from "../wrangler";

/** Of the platform's API: no such subdomain of workers.dev. */
const NO_SUBDOMAIN = 10007;
const API = "https://api.cloudflare.com/client/v4";

interface Account {
	id: string;
	name: string;
}

interface ApiResponse<Result> {
	result: Result | null;
	errors: { code: number; message: string }[];
}

export type CallApi = <Result>(path: string, init?: { method: string; body: unknown }) => Promise<ApiResponse<Result>>;

/** Calls the platform's API with the credentials that wrangler uses: for what wrangler has no command for. */
export function createApi(run: RunWrangler): CallApi {
	type Credentials = { type: "oauth" | "api_token"; token: string } | { type: "api_key"; key: string; email: string };
	const credentials = JSON.parse(run(["auth", "token", "--json"])) as Credentials;
	const headers: Record<string, string> =
		credentials.type === "api_key"
			? { "x-auth-key": credentials.key, "x-auth-email": credentials.email }
			: { authorization: `Bearer ${credentials.token}` };
	return async (path, init) => {
		const response = await fetch(`${process.env.CLOUDFLARE_API_BASE_URL || API}${path}`, {
			method: init?.method,
			headers: { ...headers, "content-type": "application/json" },
			body: init && JSON.stringify(init.body),
		});
		return await response.json();
	};
}

function listOf(accounts: Account[]): string {
	return accounts.map(({ name, id }, index) => `  ${index + 1}. ${name} (${id})`).join("\n");
}

/** The account to deploy to: that of `chosen`, the only one of the login, or the one that is picked. */
export async function findAccount(run: RunWrangler, ask: Ask, chosen?: string): Promise<string> {
	if (chosen) return chosen;
	const { accounts } = JSON.parse(run(["whoami", "--json"])) as { accounts: Account[] };
	const [first, ...others] = accounts;
	if (!first) {
		throw new ConfigError("This login has no account that it may list. Set CLOUDFLARE_ACCOUNT_ID to the id of yours.");
	}
	if (others.length === 0) return first.id;
	const reply = await ask(
		`This login has several accounts:\n${listOf(accounts)}\nWhich one is the site for? [1-${accounts.length}]`,
	);
	const picked = accounts[Number(reply) - 1];
	if (picked) return picked.id;
	throw new ConfigError(
		`Set CLOUDFLARE_ACCOUNT_ID to the id of the account that the site is for:\n${listOf(accounts)}`,
	);
}

/** Throws `ConfigError` for an account to which no worker can be uploaded yet. */
export async function checkSubdomain(call: CallApi, account: string): Promise<void> {
	const { result, errors } = await call<{ subdomain: string }>(`/accounts/${account}/workers/subdomain`);
	if (result?.subdomain) return;
	if (errors.some(({ code }) => code === NO_SUBDOMAIN)) {
		throw new ConfigError(
			"This account has no subdomain of workers.dev, without which Cloudflare takes no worker, also for a domain of yours. " +
				"Open https://dash.cloudflare.com/?to=/:account/workers-and-pages once, which creates it, then run npm run deploy again.",
		);
	}
	console.warn(
		`Whether the account has a subdomain of workers.dev could not be checked: ${errors[0]?.message ?? "no reason"}.`,
	);
}

/** Lets D1 answer reads near the visitor. Says what to do where the login may not change it. */
export async function replicateReads(call: CallApi, account: string, database: string): Promise<void> {
	const body = { read_replication: { mode: "auto" } };
	const { result } = await call(`/accounts/${account}/d1/database/${database}`, { method: "PUT", body });
	if (result) return;
	console.warn("Turn on read replication in the dashboard: Storage & databases, D1, the database, Settings.");
}
