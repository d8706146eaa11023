// Writes `.dev.vars.example` from the variables' own schema; a test holds the file against it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { VARIABLES } from "../app/config.server";

/** Every variable with what it does; those with a default are commented out and show it. */
export function envExample(): string {
	const defaults = VARIABLES.parse({});
	const entries = Object.entries(VARIABLES.shape).map(
		([name, schema]) => `# ${schema.description}\n# ${name}=${defaults[name as keyof typeof defaults] ?? ""}\n`,
	);
	return `# Copy to .dev.vars, or give any of these in the environment of npm start and npm run dev.\n\n${entries.join("\n")}`;
}

if (process.argv[1] === import.meta.filename) {
	writeFileSync(join(import.meta.dirname, "../.dev.vars.example"), envExample());
}
