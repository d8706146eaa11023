import { Link } from "react-router";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { LocalTime } from "~/components/ui/local-time";
import { importUrl } from "~/domain/import/import-view";
import { importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";
import type { OperationData } from "~/operations/operation-call";
import { nameSource } from "./names";

export type Import = OperationData<"GET /api/imports/:id">;

const TONES: Record<Import["state"], BadgeTone> = {
	reading: "alarm",
	matching: "bulb",
	ready: "bulb",
	applying: "bulb",
	applied: "good",
	undoing: "bulb",
	undone: "plain",
	cancelled: "plain",
};

export function ImportList({ imports }: { imports: Import[] }) {
	const texts = useTexts(importTexts);
	return (
		<ul className="divide-y divide-line">
			{imports.map(({ id, source, state, counts, created_at }) => (
				<li key={id}>
					<Link to={importUrl(id)} className="group flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
						<span>
							<span className="font-semibold group-hover:text-glow">{nameSource(source, texts)}</span>
							<span className="block text-sm text-soft">
								<LocalTime time={created_at} />
								{` · ${texts.rows(counts.total)}`}
							</span>
						</span>
						<Badge tone={TONES[state]}>{texts.importStates[state]}</Badge>
					</Link>
				</li>
			))}
		</ul>
	);
}
