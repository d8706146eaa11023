import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { Select } from "~/components/ui/select";
import { formatDate } from "~/lib/text/format";
import { codeOf, type ImportRow } from "./import-row";
import { RowForm } from "./row-form";

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
			<RowForm className="flex flex-wrap items-end gap-3">
				<input type="hidden" name="intent" value="choose" />
				<input type="hidden" name="media_type" value={first.media_type} />
				<input type="hidden" name="media_id" value={first.media_id} />
				{rows.length === 1 ? (
					<input type="hidden" name="row" value={first.row} />
				) : (
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
			</RowForm>
		</details>
	);
}
