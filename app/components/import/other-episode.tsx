import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { Select } from "~/components/ui/select";
import { formatDate } from "~/lib/text/format";
import { ChooseForm } from "./choose-form";
import { codeOf, type ImportRow } from "./import-row";

function nameRow(row: ImportRow): string {
	const at = row.watched_at ?? row.added_at;
	return [`Line ${row.line}`, codeOf(row), at && formatDate(at.slice(0, 10))].filter(Boolean).join(" · ");
}

/** Gives one row of a show another episode than the one that it would become. */
export function OtherEpisode({ rows }: { rows: ImportRow[] }) {
	const [first] = rows;
	if (first?.media_type !== "tv" || first.media_id === null || first.episode === null) return null;
	const field = { inputMode: "numeric", pattern: "[0-9]{1,4}", required: true, className: "w-24" } as const;
	return (
		<details className="basis-full">
			<summary className="w-fit py-3 text-sm text-soft hover:text-cream">Another episode</summary>
			<ChooseForm
				row={rows.length === 1 ? first.row : undefined}
				title={{ mediaType: first.media_type, id: first.media_id }}
				className="flex flex-wrap items-end gap-3"
			>
				{rows.length > 1 && (
					<Select
						name="row"
						label="Row"
						value={String(first.row)}
						options={rows.map((row) => [row.row, nameRow(row)])}
					/>
				)}
				<TextField name="season" label="Season" defaultValue={first.season ?? ""} {...field} />
				<TextField name="episode" label="Episode" defaultValue={first.episode ?? ""} {...field} />
				<Button type="submit" size="small">
					Take this episode
				</Button>
			</ChooseForm>
		</details>
	);
}
