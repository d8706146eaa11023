import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { clientChunk, frameInOneFile, listPreloads } from "./scripts/client-chunks";
import { compressFiles } from "./scripts/compressed-files";
import { BEHIND_PROXY, isFromProxy } from "./scripts/front/headers";
import { BUILT_CLIENT, COMPRESSED, localVariables, STATE_DIR } from "./scripts/local-platform";
import { textFiles } from "./scripts/text-files";

const QUIET = ["INVALID_ANNOTATION", "EMPTY_BUNDLE"];

/** What Vite serves in development: the sources, which a build has in `/assets/`. */
const UNBUILT = ["/app/*", "/node_modules/*", "/@*"];

/** The worker's modules that hold the texts of one language. */
const TEXTS = /\/app\/messages\/([\w-]+)\/[\w-]+\.ts$/;

/**
 * Rollup's `manualChunks` of the worker. All texts of a language are one file, because the runtime compiles each module in each new
 * isolate. Vite loses the source map of the file into which it writes the address of the style sheet, so that this is a file of its own.
 */
function workerChunk(id: string): string | undefined {
	if (id.endsWith(".css?url")) return "style-sheet";
	const language = TEXTS.exec(id)?.[1];
	return language && `texts-${language}`;
}

/** `npm run dev` is as private as the development site of `npm start`. */
function refuseProxies(): Plugin {
	return {
		name: "refuse-proxies",
		configureServer({ middlewares }) {
			middlewares.use((request, response, next) => {
				if (!isFromProxy(request)) return next();
				response.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end(`${BEHIND_PROXY}\n`);
			});
		},
	};
}

/**
 * A script for browsers whose address the worker writes into pages is in the worker's build, too. The runtime would compile it in each
 * new isolate, as it does all modules.
 */
function leaveOutBrowserScripts(): Plugin {
	return {
		name: "leave-out-browser-scripts",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "ssr",
		generateBundle: {
			order: "post",
			handler(_, bundle) {
				for (const [file, { type }] of Object.entries(bundle)) {
					if (type === "asset" && file.endsWith(".js")) delete bundle[file];
				}
			},
		},
	};
}

export default defineConfig(({ command }) => ({
	plugins: [
		refuseProxies(),
		cloudflare({
			viteEnvironment: { name: "ssr" },
			persistState: { path: STATE_DIR },
			// Never while building: the variables would be written into the build.
			config: (worker) =>
				command === "serve"
					? {
							vars: { ...worker.vars, PAGE_CACHE: "off", ...localVariables() },
							assets: { ...worker.assets, run_worker_first: UNBUILT.map((path) => `!${path}`) },
						}
					: {},
		}),
		tailwindcss(),
		reactRouter(),
		frameInOneFile(),
		textFiles({ client: BUILT_CLIENT }),
		leaveOutBrowserScripts(),
		compressFiles({ client: BUILT_CLIENT, compressed: COMPRESSED }),
	],
	build: {
		// A font in the style sheet would be on every page, and the content security policy forbids it.
		assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
		// 3 KB less on every page than the default.
		minify: "terser",
		// Vite's defaults write ES5 and work around Safari 10. The second pass saves 0.4 KB more.
		terserOptions: { ecma: 2020, safari10: false, compress: { passes: 2 } },
		rollupOptions: {
			// Misplaced annotations in zod, and resource routes, which have no code for the browser.
			onwarn: (warning, warn) => !QUIET.includes(warning.code ?? "") && warn(warning),
		},
	},
	environments: {
		ssr: {
			// Source maps, which `wrangler deploy` uploads, name the functions of an error's stack.
			build: { sourcemap: true, rollupOptions: { output: { manualChunks: workerChunk } } },
			// Tells the pages that one build keeps from those of another.
			define: { "import.meta.env.BUILT_AT": JSON.stringify(Date.now().toString(36)) },
		},
		client: {
			build: {
				// React as modules, not as functions whose whole text is read a second time when they are called.
				commonjsOptions: { strictRequires: "auto" },
				modulePreload: { resolveDependencies: listPreloads },
				rollupOptions: { output: { manualChunks: clientChunk, entryFileNames: "assets/[name]-[hash].js" } },
			},
		},
	},
	resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
}));
