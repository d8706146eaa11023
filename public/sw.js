// Caches only the offline page. Every other page comes from the network.
const CACHE = "offline-2";
// Its address is in the language of the page that registered this worker.
const PAGE = new URL(self.location.href).searchParams.get("offline") ?? "/offline";

self.addEventListener("install", (event) => {
	// Where the browser supports routes, only navigations start this worker.
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

async function respond(event) {
	try {
		// Firefox resolves a preload that failed, with the response of a network error.
		const preloaded = await event.preloadResponse;
		return preloaded && preloaded.type !== "error" ? preloaded : await fetch(event.request);
	} catch (error) {
		const offlinePage = await caches.match(PAGE);
		if (offlinePage) return offlinePage;
		throw error;
	}
}

self.addEventListener("fetch", (event) => {
	if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(respond(event));
});
