import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { ROOT, startLocalServer } from "../../scripts/local-platform";
import { freshAddress, newcomer, PASSWORD } from "./accounts";
import { expect, test } from "./test";

test("npm run make-owner works while the server runs, takes effect with the next request, and sends a signal", async () => {
	const stateDir = mkdtempSync(join(tmpdir(), "marquee-owner-"));
	const received: unknown[] = [];
	const receiver = createServer(async (request, response) => {
		received.push(await json(request));
		response.end();
	});
	await once(receiver.listen(0, "127.0.0.1"), "listening");
	const variables = {
		ENVIRONMENT: "development",
		JWT_SECRET: "a secret of the test suite, 32 characters at least",
		WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
		WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
		WEBHOOK_PRIVATE: "allow",
	};
	const miniflare = await startLocalServer({ stateDir, variables });
	try {
		const url = (await miniflare.ready).origin;
		const account = newcomer();
		const registered = await fetch(`${url}/api/auth/register`, {
			method: "POST",
			headers: { "content-type": "application/json", ...freshAddress() },
			body: JSON.stringify({ ...account, password: PASSWORD }),
		});
		const { token } = ((await registered.json()) as { data: { token: string } }).data;
		const makeOwner = async (email: string) => {
			const { stdout } = await promisify(execFile)(
				join(ROOT, "node_modules/.bin/tsx"),
				["scripts/make-owner.ts", email],
				{
					cwd: ROOT,
					env: { ...process.env, STATE_DIR: stateDir },
				},
			);
			return stdout;
		};
		await expect(makeOwner("nobody@example.com")).rejects.toThrow(/Nobody has registered with nobody@example\.com/);
		expect(await makeOwner(account.email.toUpperCase())).toContain(`${account.username} is now an owner`);
		const verified = await fetch(`${url}/api/auth/verify`, { headers: { authorization: `Bearer ${token}` } });
		expect(await verified.json()).toMatchObject({ data: { user: { role: "owner" } } });
		await (await miniflare.getWorker()).scheduled({ cron: "*/5 * * * *" });
		expect(received).toMatchObject([{ type: "owner.added", data: { user_id: expect.any(String) } }]);
	} finally {
		receiver.close();
		await miniflare.dispose();
		rmSync(stateDir, { recursive: true });
	}
});
