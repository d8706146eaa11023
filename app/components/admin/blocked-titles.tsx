import { useState } from "react";
import type { AdminAct } from "~/components/admin/admin-act-form";
import { EmptyList } from "~/components/browse/empty-list";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { LocalTime } from "~/components/ui/local-time";
import { Panel } from "~/components/ui/panel";
import { Select } from "~/components/ui/select";
import type { BlockedTitlePage } from "~/domain/administration/blocked-titles.server";
import type { BlockedTitle } from "~/domain/catalogue/blocked-titles.server";
import type { MediaType } from "~/domain/catalogue/types";
import { formText } from "~/lib/read-form";
import { BLOCK_REASON_MAX } from "~/product";
import { ActForm } from "./act-form";
import { Pager } from "./pager";
import { useActs } from "./use-admin-acts";
import { useAdminUrl } from "./use-admin-url";

const KINDS: Record<MediaType, string> = { movie: "Movie", tv: "TV Show" };

function BlockForm() {
	const { run } = useActs();
	const { here } = useAdminUrl();
	const [isBusy, setIsBusy] = useState(false);

	async function submit(event: React.FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		const values = new FormData(form);
		setIsBusy(true);
		const answer = await run({
			intent: "block",
			media_type: formText(values, "media_type") === "tv" ? "tv" : "movie",
			media_id: formText(values, "media_id").trim(),
			reason: formText(values, "reason"),
		});
		setIsBusy(false);
		if (answer?.ok) form.reset();
	}

	return (
		<form method="post" action={here} onSubmit={submit} className="admin-block-form">
			<input type="hidden" name="intent" value="block" />
			<div>
				<span className="mb-1.5 block text-sm font-semibold">Kind</span>
				<Select name="media_type" label="Kind" value="movie">
					{Object.entries(KINDS).map(([kind, name]) => (
						<option key={kind} value={kind}>
							{name}
						</option>
					))}
				</Select>
			</div>
			<TextField name="media_id" label="Id" inputMode="numeric" pattern="[1-9][0-9]{0,8}" required autoComplete="off" />
			<TextField
				name="reason"
				label="Reason"
				placeholder="Whose notice it is, and of when"
				maxLength={BLOCK_REASON_MAX}
				required
				autoComplete="off"
			/>
			<Button type="submit" variant="danger" busyLabel={isBusy && "Blocking..."}>
				Block Title
			</Button>
		</form>
	);
}

function BlockedRow({ title: { mediaType, id, reason, createdAt } }: { title: BlockedTitle }) {
	const { isRunning } = useActs();
	const act: AdminAct = { intent: "unblock", media_type: mediaType, media_id: String(id) };
	return (
		<tr>
			<th scope="row">
				<span className="flex items-center gap-3">
					<Badge>{KINDS[mediaType]}</Badge>
					<span className="tabular-nums">{id}</span>
				</span>
			</th>
			<td data-label="Reason" className="break-words">
				{reason}
			</td>
			<td data-label="Since" className="text-sm text-soft">
				<LocalTime time={createdAt} />
			</td>
			<td className="admin-cell-wide">
				<ActForm act={act}>
					<Button
						type="submit"
						size="small"
						aria-label={`Unblock ${KINDS[mediaType]} ${id}`}
						busyLabel={isRunning(act) && "Unblocking..."}
					>
						Unblock
					</Button>
				</ActForm>
			</td>
		</tr>
	);
}

/** Titles that are shown to nobody. */
export function BlockedTitles({ page: { titles, nextCursor } }: { page: BlockedTitlePage }) {
	return (
		<Panel
			title="Blocked Titles"
			lead="Titles that are shown to nobody, because a rights holder's notice asks for it. They are gone everywhere within a minute."
		>
			<BlockForm />
			{titles.length > 0 ? (
				<table aria-label="Blocked titles" className="admin-table mt-7">
					<thead>
						<tr>
							{["Title", "Reason", "Since", "Actions"].map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{titles.map((title) => (
							<BlockedRow key={`${title.mediaType}:${title.id}`} title={title} />
						))}
					</tbody>
				</table>
			) : (
				<div className="mt-6">
					<EmptyList heading="No blocked titles" advice="The catalogue is shown whole" />
				</div>
			)}
			<Pager nextCursor={nextCursor} nextLabel="Older" />
		</Panel>
	);
}
