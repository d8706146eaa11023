// A stand-in of Cloudflare's API for wrangler, with the shapes that wrangler 4.86 reads. Nobody has an account here: what it
// accepts and refuses is what the documentation and reports of others say (docs/decisions/056-the-first-deploy.md).
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Row } from "../../scripts/database/open";

/** What stands behind D1: the statements of a text run in one transaction. */
type RunSql = (statements: string[]) => Promise<Row[][]>;

export interface CloudflareState {
	/** Of the login. */
	accounts: { id: string; name: string }[];
	/** Null: the account has none. */
	subdomain: string | null;
	plan: "free" | "paid";
	databases: { uuid: string; name: string; location?: string; replication?: string }[];
	namespaces: { id: string; title: string }[];
	secrets: Map<string, string>;
	/** The metadata of each uploaded version of the worker. */
	versions: Record<string, unknown>[];
	/** The ids of the versions that were deployed, in their order. */
	deployed: string[];
	schedules: string[];
	/** Methods and paths that the stand-in does not have. */
	unknown: string[];
	/** Those that changed something. */
	writes: string[];
}

interface Call {
	method: string;
	path: string;
	body: Buffer;
	/** It asks for a page after the first. */
	isLater: boolean;
}

/** A failure of the platform, with its code. */
class Refusal {
	constructor(
		readonly status: number,
		readonly code: number,
		readonly message: string,
	) {}
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}

/** The statements of a text. Programs of this project end each with a line of its own, and no value has a line break. */
function divide(sql: string): string[] {
	return sql
		.split(/;\s*(?:\n|$)/)
		.map((statement) => statement.trim())
		.filter((statement) => statement !== "");
}

/** What the query endpoint refuses: a trigger of several lines, or with small letters at its end. */
function checkQuery(sql: string): void {
	const triggers = sql.match(/CREATE TRIGGER [\s\S]*?END;?/gi) ?? [];
	if (triggers.some((trigger) => /[\r\n]/.test(trigger) || !/END;?$/.test(trigger)))
		throw new Refusal(400, 7500, "incomplete input: SQLITE_ERROR");
}

const META = { duration: 1, rows_read: 1, rows_written: 1, size_after: 100_000, changes: 1, last_row_id: 0 };

const AUTHOR = { author_id: "user", author_email: "ada@example.com", created_on: "2026-11-29T08:00:00Z" };

function toDeployment(version: string, index: number) {
	const versions = [{ version_id: version, percentage: 100 }];
	return {
		id: `deployment-${index + 1}`,
		...AUTHOR,
		source: "wrangler",
		strategy: "percentage",
		annotations: {},
		versions,
	};
}

export async function startCloudflare(
	runSql: RunSql,
	{ onSecret }: { onSecret?: (state: CloudflareState) => Promise<void> } = {},
) {
	const state: CloudflareState = {
		accounts: [{ id: "a".repeat(32), name: "Ada's account" }],
		subdomain: "ada",
		plan: "paid",
		databases: [],
		namespaces: [],
		secrets: new Map(),
		versions: [],
		deployed: [],
		schedules: [],
		unknown: [],
		writes: [],
	};
	/** Files for the import endpoint, by name. */
	const uploads = new Map<string, string>();
	let origin = "";

	async function importSql(body: Buffer): Promise<unknown> {
		const { action, etag, filename } = JSON.parse(body.toString()) as Record<string, string>;
		if (action === "init") return { upload_url: `${origin}/upload/${etag}`, filename: etag };
		const sql = uploads.get(filename as string) ?? "";
		try {
			const results = await runSql(divide(sql));
			return {
				success: true,
				type: "import",
				status: "complete",
				messages: [],
				result: { num_queries: results.length, final_bookmark: "0", meta: META },
			};
		} catch (error) {
			return { success: false, type: "import", status: "error", messages: [], error: (error as Error).message };
		}
	}

	async function query(body: Buffer): Promise<unknown> {
		const { sql } = JSON.parse(body.toString()) as { sql: string };
		checkQuery(sql);
		const results = await runSql(divide(sql));
		return results.map((rows) => ({ results: rows, success: true, meta: META }));
	}

	function upload(body: Buffer): string {
		const [, json = "{}"] = /name="metadata"\r\n\r\n([\s\S]*?)\r\n--/.exec(body.toString("latin1")) ?? [];
		const metadata = JSON.parse(json) as Record<string, unknown>;
		if (state.subdomain === null)
			throw new Refusal(400, 10063, "You need a workers.dev subdomain in order to proceed.");
		if (state.plan === "free" && metadata.limits)
			throw new Refusal(400, 100328, "CPU limits are not supported for the Free plan.");
		state.versions.push(metadata);
		return `version-${state.versions.length}`;
	}

	const routes: [method: string, path: RegExp, handle: (call: Call, id: string) => unknown][] = [
		["GET", /^\/user$/, () => ({ id: "user", email: "ada@example.com" })],
		["GET", /^\/user\/tokens\/verify$/, () => ({ id: "token", status: "active" })],
		[
			"GET",
			/^\/memberships$/,
			() => state.accounts.map((account) => ({ id: account.id, account, status: "accepted" })),
		],
		["GET", /^\/accounts$/, () => state.accounts],
		[
			"GET",
			/^\/accounts\/\w+\/workers\/subdomain$/,
			() => {
				if (state.subdomain === null) throw new Refusal(404, 10007, "You do not have a workers.dev subdomain.");
				return { subdomain: state.subdomain };
			},
		],
		["GET", /^\/accounts\/\w+\/d1\/database$/, () => state.databases],
		[
			"POST",
			/^\/accounts\/\w+\/d1\/database$/,
			({ body }) => {
				const { name, primary_location_hint } = JSON.parse(body.toString()) as Record<string, string>;
				const database = {
					uuid: `00000000-0000-4000-8000-00000000000${state.databases.length}`,
					name: name as string,
					location: primary_location_hint,
				};
				state.databases.push(database);
				return database;
			},
		],
		["GET", /^\/accounts\/\w+\/d1\/database\/([\w-]+)$/, (_, id) => state.databases.find(({ uuid }) => uuid === id)],
		[
			"PUT",
			/^\/accounts\/\w+\/d1\/database\/([\w-]+)$/,
			({ body }, id) => {
				const database = state.databases.find(({ uuid }) => uuid === id);
				if (database)
					database.replication = (
						JSON.parse(body.toString()) as { read_replication: { mode: string } }
					).read_replication.mode;
				return database;
			},
		],
		["POST", /^\/accounts\/\w+\/d1\/database\/[\w-]+\/query$/, ({ body }) => query(body)],
		["POST", /^\/accounts\/\w+\/d1\/database\/[\w-]+\/import$/, ({ body }) => importSql(body)],
		["GET", /^\/accounts\/\w+\/storage\/kv\/namespaces$/, () => state.namespaces],
		[
			"POST",
			/^\/accounts\/\w+\/storage\/kv\/namespaces$/,
			({ body }) => {
				const { title } = JSON.parse(body.toString()) as { title: string };
				const namespace = { id: "b".repeat(32), title };
				state.namespaces.push(namespace);
				return namespace;
			},
		],
		[
			"GET",
			/^\/accounts\/\w+\/workers\/services\/[\w-]+$/,
			() => {
				if (state.versions.length === 0) throw new Refusal(404, 10090, "This service does not exist on your account.");
				return {
					id: "marquee",
					default_environment: { environment: "production", script: { last_deployed_from: "wrangler", tag: "tag" } },
				};
			},
		],
		["GET", /^\/accounts\/\w+\/workers\/services\/[\w-]+\/environments\/\w+\/routes$/, () => []],
		[
			"POST",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/assets-upload-session$/,
			() => ({ jwt: "assets", buckets: [] }),
		],
		[
			"PUT",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+$/,
			({ body }) => {
				const id = upload(body);
				state.deployed.push(id);
				return { id: "marquee", etag: "etag", startup_time_ms: 20, deployment_id: id };
			},
		],
		[
			"POST",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/versions$/,
			({ body }) => ({ id: upload(body), startup_time_ms: 20, metadata: {}, resources: { script: { etag: "etag" } } }),
		],
		[
			"GET",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/subdomain$/,
			() => ({ enabled: true, previews_enabled: false }),
		],
		[
			"POST",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/subdomain$/,
			() => ({ enabled: true, previews_enabled: false }),
		],
		[
			"GET",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/deployments$/,
			() => {
				if (state.versions.length === 0) throw new Refusal(404, 10007, "This Worker does not exist on your account.");
				return { deployments: state.deployed.map(toDeployment).reverse() };
			},
		],
		[
			"POST",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/deployments$/,
			({ body }) => {
				const { versions } = JSON.parse(body.toString()) as { versions: { version_id: string }[] };
				state.deployed.push(versions[0]?.version_id ?? "");
				return { id: `deployment-${state.deployed.length}` };
			},
		],
		[
			"GET",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/versions\/([\w-]+)$/,
			(_, id) => ({
				id,
				number: 1,
				metadata: { ...AUTHOR, source: "wrangler" },
				annotations: {},
				resources: { bindings: [], script: {}, script_runtime: {} },
			}),
		],
		[
			"GET",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/settings$/,
			() => ({ bindings: [], compatibility_date: "2026-05-01" }),
		],
		["PATCH", /^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/script-settings$/, () => ({})],
		[
			"PUT",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/schedules$/,
			({ body }) => {
				state.schedules = (JSON.parse(body.toString()) as { cron: string }[]).map(({ cron }) => cron);
				return { schedules: [] };
			},
		],
		[
			"GET",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/secrets$/,
			() => [...state.secrets.keys()].map((name) => ({ name, type: "secret_text" })),
		],
		[
			"PUT",
			/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/secrets$/,
			async ({ body }) => {
				const { name, text } = JSON.parse(body.toString()) as { name: string; text: string };
				state.secrets.set(name, text);
				await onSecret?.(state);
				return { name, type: "secret_text" };
			},
		],
	];

	async function respond(call: Call): Promise<{ status: number; body: unknown }> {
		const match = routes.find(([method, path]) => method === call.method && path.test(call.path));
		if (!match) {
			state.unknown.push(`${call.method} ${call.path}`);
			return {
				status: 404,
				body: { success: false, result: null, messages: [], errors: [{ code: 7003, message: "Could not route" }] },
			};
		}
		const [method, path, handle] = match;
		if (method !== "GET") state.writes.push(`${method} ${call.path.replace(/^\/accounts\/\w+\//, "")}`);
		try {
			const result = call.isLater ? [] : await handle(call, path.exec(call.path)?.[1] ?? "");
			const count = Array.isArray(result) ? result.length : 1;
			return {
				status: 200,
				body: {
					success: true,
					errors: [],
					messages: [],
					result,
					result_info: { page: 1, per_page: 50, count, total_count: count },
				},
			};
		} catch (error) {
			const { status, code, message } =
				error instanceof Refusal ? error : new Refusal(400, 7500, (error as Error).message);
			return { status, body: { success: false, result: null, messages: [], errors: [{ code, message }] } };
		}
	}

	const server = createServer(async (request, response) => {
		const { pathname: path, searchParams } = new URL(request.url ?? "", origin);
		const body = await readAll(request);
		if (path.startsWith("/upload/")) {
			uploads.set(path.slice("/upload/".length), body.toString());
			response.setHeader("etag", `"${createHash("md5").update(body).digest("hex")}"`).end();
			return;
		}
		// Every list of the stand-in has one page.
		const isLater = Number(searchParams.get("page") ?? 1) > 1;
		const result = await respond({ method: request.method ?? "GET", path, body, isLater });
		response.writeHead(result.status, { "content-type": "application/json" }).end(JSON.stringify(result.body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		origin,
		state,
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
