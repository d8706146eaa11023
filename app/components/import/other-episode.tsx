import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { Select } from "~/components/ui/select";
import { useFormats } from "~/messages/formats";
import { importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";
import { ChooseForm } from "./choose-form";
import { type ImportRow, useCodeOf } from "./import-row";

/** Gives one row of a show another episode than the one that it would become. */
export function OtherEpisode({ rows }: { rows: ImportRow[] }) {
	const texts = useTexts(importTexts);
	const formats = useFormats();
	const codeOf = useCodeOf();
	const [first] = rows;
	if (first?.media_type !== "tv" || first.media_id === null || first.episode === null) return null;
	function nameRow(row: ImportRow): string {
		const at = row.watched_at ?? row.added_at;
		return [texts.line(row.line), codeOf(row), at && formats.date(at.slice(0, 10))].filter(Boolean).join(" · ");
	}
	const field = { inputMode: "numeric", pattern: "[0-9]{1,4}", required: true, className: "w-24" } as const;
	return (
		<details className="basis-full">
			<summary className="w-fit py-3 text-sm text-soft hover:text-cream">{texts.anotherEpisode}</summary>
			<ChooseForm
				row={rows.length === 1 ? first.row : undefined}
				title={{ mediaType: first.media_type, id: first.media_id }}
				className="flex flex-wrap items-end gap-3"
			>
				{rows.length > 1 && (
					<Select
						name="row"
						label={texts.row}
						value={String(first.row)}
						options={rows.map((row) => [row.row, nameRow(row)])}
					/>
				)}
				<TextField name="season" label={texts.season} defaultValue={first.season ?? ""} {...field} />
				<TextField name="episode" label={texts.episode} defaultValue={first.episode ?? ""} {...field} />
				<Button type="submit" size="small">
					{texts.takeEpisode}
				</Button>
			</ChooseForm>
		</details>
	);
}
