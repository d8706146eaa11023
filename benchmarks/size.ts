// Measures the bytes of script, style and fonts of every page in the build; tests/e2e/size.spec.ts checks them.
// npx tsx benchmarks/size.ts
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildIfNeeded, ROOT } from "../scripts/local-platform";
import { report } from "./setting";

interface ManifestRoute {
	id: string;
	parentId?: string;
	path?: string;
	hasDefaultExport?: boolean;
	module: string;
	imports?: string[];
	clientActionModule?: string;
	clientLoaderModule?: string;
}

interface Manifest {
	entry: { module: string; imports: string[] };
	routes: Record<string, ManifestRoute>;
}

export interface Weight {
	files: number;
	gzip: number;
	brotli: number;
}

const CLIENT = join(ROOT, "build/client");

function readManifest(): { name: string; manifest: Manifest } {
	const name = readdirSync(join(CLIENT, "assets")).find((file) => /^manifest-\w+\.js$/.test(file));
	if (!name) throw new Error("There is no build");
	const text = readFileSync(join(CLIENT, "assets", name), "utf8");
	return { name, manifest: JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) };
}

const weighed = new Map<string, { gzip: number; brotli: number }>();

/** Cached, because most files belong to many pages and compression is slow. */
function weighFile(file: string) {
	const earlier = weighed.get(file);
	if (earlier) return earlier;
	const text = readFileSync(join(CLIENT, file));
	const weight = { gzip: gzipSync(text, { level: 9 }).length, brotli: brotliCompressSync(text).length };
	weighed.set(file, weight);
	return weight;
}

export function weigh(files: Iterable<string>): Weight {
	const weights = [...files].map(weighFile);
	return {
		files: weights.length,
		gzip: weights.reduce((total, { gzip }) => total + gzip, 0),
		brotli: weights.reduce((total, { brotli }) => total + brotli, 0),
	};
}

/** The script that a browser loads with each page, by the id of its route. */
export function scriptsOfPages(): Record<string, Weight> {
	const { name, manifest } = readManifest();
	const { entry, routes } = manifest;
	const pages = Object.values(routes).filter((route) => route.hasDefaultExport && route.path !== undefined);
	const home = Object.values(routes).filter(({ id }) => id === "routes/home");
	return Object.fromEntries(
		[...home, ...pages.filter(({ id }) => id !== "root")].map((page) => {
			const files = new Set([entry.module, ...entry.imports, `/assets/${name}`]);
			for (let at: ManifestRoute | undefined = page; at; at = at.parentId ? routes[at.parentId] : undefined) {
				const routeFiles = [at.module, at.clientActionModule, at.clientLoaderModule, ...(at.imports ?? [])];
				for (const file of routeFiles) if (file) files.add(file);
			}
			return [page.id, weigh(files)];
		}),
	);
}

/** The files of the build with an extension, for example `.css`. */
export function assets(extension: string): Record<string, Weight> {
	const files = readdirSync(join(CLIENT, "assets")).filter((file) => file.endsWith(extension));
	return Object.fromEntries(files.map((file) => [file, weigh([`/assets/${file}`])]));
}

function rows(weights: Record<string, Weight>, name: string) {
	return Object.entries(weights).map(([key, { files, gzip, brotli }]) => ({
		[name]: key.replace(/-[\w-]{8}(\.\w+)$/, "$1"),
		files,
		"brotli KB": brotli / 1024,
		"gzip KB": gzip / 1024,
	}));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	await buildIfNeeded();
	report("size", {
		"Script of each page (target: 130 KB brotli)": rows(scriptsOfPages(), "page"),
		"Style: the sheet of every page (target: 17 KB gzip)": rows(assets(".css"), "file"),
		"Fonts (target: 40 KB together)": rows(assets(".woff2"), "file"),
	});
}
