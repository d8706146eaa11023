import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [
		cloudflare({
			viteEnvironment: { name: "ssr" },
			persistState: { path: process.env.STATE_DIR ?? ".state" },
		}),
		tailwindcss(),
		reactRouter(),
	],
	build: {
		rollupOptions: {
			// zod's own comments, moved by its bundler; nothing here can act on them.
			onwarn: (warning, warn) => warning.code !== "INVALID_ANNOTATION" && warn(warning),
		},
	},
	resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
});
