import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startLocalServer } from "../../scripts/local-platform";
import { expect, test } from "./test";

const CRON = "*/5 * * * *";
/** Milliseconds that the worker waits for the receiver. */
const PATIENCE = 10_000;

test("the heartbeat comes once the scheduled work is done, follows no redirect, waits ten seconds, and misses when the work fails", async () => {
	test.slow();
	let respond: (response: ServerResponse) => void = (response) => response.end("ok");
	const received: string[] = [];
	const receiver = createServer((request, response) => {
		received.push(`${request.method} ${request.url}`);
		respond(response);
	});
	await once(receiver.listen(0, "127.0.0.1"), "listening");
	const HEARTBEAT_URL = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/beat`;
	const JWT_SECRET = "a secret of the test suite, 32 characters at least";
	const miniflare = await startLocalServer({ variables: { ENVIRONMENT: "development", JWT_SECRET, HEARTBEAT_URL } });
	try {
		const worker = await miniflare.getWorker();
		const run = async () => {
			received.length = 0;
			const started = Date.now();
			const { outcome } = await worker.scheduled({ cron: CRON });
			return { outcome, received: [...received], milliseconds: Date.now() - started };
		};
		const beat = ["GET /beat"];
		expect(await run()).toMatchObject({ outcome: "ok", received: beat });

		respond = (response) => response.writeHead(302, { location: "/elsewhere" }).end();
		expect(await run()).toMatchObject({ outcome: "ok", received: beat });

		respond = () => undefined;
		const silent = await run();
		expect(silent).toMatchObject({ outcome: "ok", received: beat });
		expect(silent.milliseconds).toBeGreaterThanOrEqual(PATIENCE - 100);
		expect(silent.milliseconds).toBeLessThan(PATIENCE + 5000);

		respond = (response) => response.end("ok");
		const db = await miniflare.getD1Database("DB");
		await db.exec("alter table imports rename to imports_gone");
		expect(await run()).toMatchObject({ outcome: "exception", received: [] });
		await db.exec("alter table imports_gone rename to imports");
		expect(await run()).toMatchObject({ outcome: "ok", received: beat });
	} finally {
		receiver.close();
		receiver.closeAllConnections();
		await miniflare.dispose();
	}
});
