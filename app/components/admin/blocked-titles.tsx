import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
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
import { BLOCK_REASON_MAX } from "~/product";
import type { AdminFields } from "./admin-forms";
import type { PanelResult } from "./admin-result";
import { AdminTable } from "./admin-table";
import { Pager } from "./pager";
import { PanelForm, useSentForm } from "./panel-form";
import { useAdminUrl } from "./use-admin-url";

const KINDS: Record<MediaType, string> = { movie: "Movie", tv: "TV Show" };

function BlockForm() {
	const fetcher = useFetcher<PanelResult>();
	const { here } = useAdminUrl();
	const form = useRef<HTMLFormElement>(null);

	useEffect(() => {
		if (fetcher.data?.ok) form.current?.reset();
	}, [fetcher.data]);

	function send(event: React.FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (fetcher.state === "idle") void fetcher.submit(event.currentTarget, { flushSync: true });
	}

	return (
		<fetcher.Form ref={form} method="post" action={here} onSubmit={send} className="admin-block-form">
			<input type="hidden" name="intent" value="block" />
			<div>
				<span className="mb-1.5 block text-sm font-semibold">Kind</span>
				<Select name="media_type" label="Kind" value="movie" options={Object.entries(KINDS)} />
			</div>
			<TextField name="media_id" label="Id" inputMode="numeric" pattern="[1-9][0-9]{0,8}" required autoComplete="off" />
			<TextField
				name="reason"
				label="Reason"
				placeholder="Who asked, and when"
				maxLength={BLOCK_REASON_MAX}
				required
				autoComplete="off"
			/>
			<Button type="submit" variant="danger" busyLabel={fetcher.state !== "idle" && "Blocking..."}>
				Block Title
			</Button>
		</fetcher.Form>
	);
}

function BlockedRow({ title: { mediaType, id, reason, createdAt } }: { title: BlockedTitle }) {
	const fields: AdminFields = { intent: "unblock", media_type: mediaType, media_id: String(id) };
	const isSent = useSentForm(fields) !== undefined;
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
				<PanelForm fields={fields}>
					<Button
						type="submit"
						size="small"
						aria-label={`Unblock ${KINDS[mediaType]} ${id}`}
						busyLabel={isSent && "Unblocking..."}
					>
						Unblock
					</Button>
				</PanelForm>
			</td>
		</tr>
	);
}

export function BlockedTitles({ page: { titles, nextCursor } }: { page: BlockedTitlePage }) {
	return (
		<Panel
			title="Blocked Titles"
			lead="Titles that nobody can open or find, because a rights holder asked for it. They disappear everywhere within a minute."
		>
			<BlockForm />
			{titles.length > 0 ? (
				<AdminTable label="Blocked titles" columns={["Title", "Reason", "Since", "Actions"]} className="mt-7">
					{titles.map((title) => (
						<BlockedRow key={`${title.mediaType}:${title.id}`} title={title} />
					))}
				</AdminTable>
			) : (
				<div className="mt-6">
					<EmptyList heading="No blocked titles" advice="Nothing is blocked" />
				</div>
			)}
			<Pager nextCursor={nextCursor} nextLabel="Older" />
		</Panel>
	);
}
