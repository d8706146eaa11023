import { PROBES } from "./probes";
import type { Outcome } from "./scenarios";

const HEAD = `# What a visitor sees when something fails

Written by the suite \`tests/e2e/faults.spec.ts\`, which runs the built worker with each service failing (it throws, or
answers 5xx), slow (a second late), hanging (no answer ever) and answering nonsense, alone and all at once, asks every
page and call below, and then sees that all is as usual again by itself within 25 seconds. \`UPDATE_DOCS=1 npm
run test:journeys -- faults\` writes it anew.

“Held” is what was asked for within the last day, so that a copy is kept. A cell is the status and what is told; a
point is the usual answer. Every answer comes within 20 seconds.
`;

function cell({ status, told }: { status: number; told: string }): string {
	return told === "as usual" ? "" : `${status} ${told}`;
}

/** One section a service: pages and calls by kind of fault; those that are always as usual are named beneath. */
export function writeTable(outcomes: Outcome[]): string {
	const services = [...new Set(outcomes.map(({ name }) => name.slice(0, name.lastIndexOf(" "))))];
	const sections = services.map((service) => {
		const own = outcomes.filter(({ name }) => name.slice(0, name.lastIndexOf(" ")) === service);
		const kinds = own.map(({ name }) => name.slice(name.lastIndexOf(" ") + 1));
		const rows = PROBES.map(({ name }, index) => [
			name,
			...own.map(({ seen }) => cell(seen[index]?.seen ?? { status: 0, told: "" })),
		]);
		const odd = rows.filter(([, ...cells]) => cells.some(Boolean));
		const usual = rows.filter(([, ...cells]) => !cells.some(Boolean)).map(([name]) => name);
		const lines = [["page or call", ...kinds], ["---", ...kinds.map(() => "---")], ...odd].map(
			(cells) => `| ${cells.map((text) => text || "·").join(" | ")} |`,
		);
		const table = odd.length > 0 ? `${lines.join("\n")}\n\n` : "";
		const heading = service === "everything" ? "Everything at once" : service[0]?.toUpperCase() + service.slice(1);
		return `## ${heading}\n\n${table}${usual.length > 0 ? `As usual: ${usual.join(" · ")}.\n` : ""}`;
	});
	return `${HEAD}\n${sections.join("\n")}`;
}
