// What the build has for browsers, compressed once, at the quality that is too slow for each request.
import { readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";
import { WORTH_IT } from "./front/compress";

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const ENDING = ".br";

function listFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name));
}

/** Writes `build/compressed/` once the whole app is built; a deployment, which sends `build/client/`, does not have it. */
export function compressFiles({ client, compressed }: { client: string; compressed: string }): Plugin {
	return {
		name: "compress-files",
		apply: "build",
		buildApp: {
			order: "post",
			async handler() {
				await rm(compressed, { recursive: true, force: true });
				for (const file of listFiles(client)) {
					const bytes = await readFile(file);
					if (!COMPRESSIBLE.test(file) || bytes.length < WORTH_IT) continue;
					const target = join(compressed, file.slice(client.length) + ENDING);
					await mkdir(dirname(target), { recursive: true });
					await writeFile(target, await promisify(brotliCompress)(bytes));
				}
			},
		},
	};
}

/** By the path of their address: "/assets/root-1a2b.js". About half a megabyte. Rejects when there is none. */
export async function readCompressedFiles(compressed: string): Promise<ReadonlyMap<string, Buffer>> {
	const files = listFiles(compressed).map(async (file) => {
		const path = file.slice(compressed.length, -ENDING.length);
		return [path, await readFile(file)] as const;
	});
	return new Map(await Promise.all(files));
}
