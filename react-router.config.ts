import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	routeDiscovery: { mode: "initial" },
	// Forms of other sites are refused by `middleware/guard-page.ts`, with 403; the framework would log each as an error.
	allowedActionOrigins: ["**"],
	future: {
		v8_middleware: true,
		v8_viteEnvironmentApi: true,
		v8_passThroughRequests: true,
		v8_trailingSlashAwareDataRequests: true,
	},
} satisfies Config;
