// Keeps one document for when there is no network, and nothing else: every page comes from the server, as without it.
const CACHE = "offline-1";
const PAGE = "/offline";

self.addEventListener("install", (event) => {
	// Where the browser can, only navigations come by here at all.
	event.addRoutes?.({ condition: { not: { requestMode: "navigate" } }, source: "network" });
	event.waitUntil(
		caches
			.open(CACHE)
			.then((cache) => cache.add(new Request(PAGE, { cache: "reload" })))
			.then(() => self.skipWaiting()),
	);
});

self.addEventListener("activate", (event) => {
	event.waitUntil(
		Promise.all([
			self.registration.navigationPreload?.enable(),
			caches
				.keys()
				.then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
		]),
	);
});

async function answer(event) {
	try {
		return (await event.preloadResponse) ?? (await fetch(event.request));
	} catch (error) {
		const kept = await caches.match(PAGE);
		if (kept) return kept;
		throw error;
	}
}

self.addEventListener("fetch", (event) => {
	if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(answer(event));
});
