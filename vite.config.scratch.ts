import fs from "node:fs";
import base from "./vite.config";
import { defineConfig, mergeConfig } from "vite";
export default defineConfig((env) => mergeConfig((base as any)(env), {
  build: { minify: process.env.MINIFY === "0" ? false : "terser", cssMinify: true },
  plugins: [{ name: "attr", apply: "build", enforce: "post", applyToEnvironment: (e: any) => e.name === "client",
    generateBundle(_o: any, bundle: any) {
      const out: any = {};
      for (const c of Object.values(bundle) as any[]) if (c.type === "chunk") out[c.fileName] = Object.fromEntries(Object.entries(c.modules).map(([k, m]: any) => [k, m.code ?? ""]));
      fs.writeFileSync("/tmp/bytes/modules.json", JSON.stringify(out));
    } }],
}));
