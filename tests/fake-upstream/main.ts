// npx tsx tests/fake-upstream/main.ts: the fake TMDB, for manual tests and benchmarks.
// LATENCY delays every response by this many milliseconds.
import { startFakeUpstream } from "./server";

const upstream = await startFakeUpstream({ port: Number(process.env.PORT ?? 3900) });
upstream.setLatency(Number(process.env.LATENCY ?? 0));
console.log(
	`TMDB_TOKEN=token TMDB_API_BASE_URL=${upstream.url}/3 TMDB_IMAGE_BASE_URL=${upstream.url}/t/p npm start\n` +
		"runs the product with this fake TMDB.",
);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.on(signal, async () => {
		console.log(upstream.counts());
		await upstream.stop();
	});
}
