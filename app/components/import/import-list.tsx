import { Link } from "react-router";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { LocalTime } from "~/components/ui/local-time";
import { importUrl } from "~/domain/import/import-view";
import { SOURCE_NAMES } from "~/domain/import/import-words";
import { formatPlural } from "~/lib/text/format";
import type { OperationData } from "~/operations/operation-call";

export type Import = OperationData<"GET /api/imports/:id">;

const IMPORT_STATES: Record<Import["state"], { name: string; tone: BadgeTone }> = {
	reading: { name: "Not sent to its end", tone: "alarm" },
	matching: { name: "Looking up titles", tone: "bulb" },
	ready: { name: "To look through", tone: "bulb" },
	applying: { name: "Being applied", tone: "bulb" },
	applied: { name: "Applied", tone: "good" },
	undoing: { name: "Being undone", tone: "bulb" },
	undone: { name: "Undone", tone: "plain" },
	cancelled: { name: "Stopped", tone: "plain" },
};

export function ImportList({ imports }: { imports: Import[] }) {
	return (
		<ul className="divide-y divide-line">
			{imports.map(({ id, source, state, counts, created_at }) => (
				<li key={id}>
					<Link to={importUrl(id)} className="group flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
						<span>
							<span className="font-semibold group-hover:text-glow">{SOURCE_NAMES[source]}</span>
							<span className="block text-sm text-soft">
								<LocalTime time={created_at} />
								{` · ${formatPlural(counts.total, "row")}`}
							</span>
						</span>
						<Badge tone={IMPORT_STATES[state].tone}>{IMPORT_STATES[state].name}</Badge>
					</Link>
				</li>
			))}
		</ul>
	);
}
