import { useEffect, useEffectEvent } from "react";
import { Form, Link, useFetcher, useNavigate } from "react-router";
import type { AdminFields, PanelResult } from "~/components/admin/parts/admin-forms";
import { AdminTable, RowHeader, TableCell, TableRow } from "~/components/admin/parts/admin-table";
import { adminUrl, useAdminUrl } from "~/components/admin/parts/admin-url";
import { Pager } from "~/components/admin/parts/pager";
import { PanelFields, PanelForm, useSentForm } from "~/components/admin/parts/panel-form";
import { TILE_CLASS } from "~/components/admin/parts/tile";
import { EmptyList } from "~/components/browse/empty-list";
import { Poster } from "~/components/title/artwork";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { ListStatus } from "~/components/ui/list-status";
import { LocalTime } from "~/components/ui/local-time";
import { Panel } from "~/components/ui/panel";
import type { ShownBlockedTitle } from "~/domain/administration/block-form.server";
import { BLOCK_REASON_MAX, SAVES_MAX } from "~/domain/administration/types";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey } from "~/domain/catalogue/paths";
import type { MediaType, TitleRef } from "~/domain/catalogue/types";
import { formatCount } from "~/lib/text/format";
import { SEARCH_TEXT_MAX } from "~/product";

const KINDS: Record<MediaType, string> = { movie: "Movie", tv: "TV Show" };

interface TitleLineProps extends TitleRef {
	/** Null when the catalogue does not have it, or does not respond. */
	card: CardFacts | null;
}

function nameOf({ mediaType, id, card }: TitleLineProps): string {
	return card?.title ?? `${KINDS[mediaType]} ${id}`;
}

/** Poster, name and year of a title. */
function TitleLine(title: TitleLineProps) {
	const { mediaType, id, card } = title;
	return (
		<span className="flex min-w-0 items-center gap-3">
			<Poster
				subject={id}
				path={card?.poster ?? null}
				sizes="2.5rem"
				widest="w185"
				className="aspect-2/3 w-10 shrink-0 rounded"
			/>
			<span className="min-w-0">
				<span dir="auto" className="block font-semibold">
					{nameOf(title)}
				</span>
				<span className="block text-sm font-normal text-soft">
					{[KINDS[mediaType], card?.year].filter(Boolean).join(" · ")}
				</span>
			</span>
		</span>
	);
}

interface BlockChoice {
	search: string;
	/** Null when the catalogue does not respond. */
	matches: CardFacts[] | null;
	chosen: TitleLineProps | null;
}

function describeFound(matches: CardFacts[] | null): string {
	if (matches === null) return "The catalogue is not responding. Try again in a moment.";
	return matches.length === 0 ? "No title found. Titles that are already blocked are not listed." : "Choose the title:";
}

/** Finds the title by its name or by the address that a notice contains. */
function FindForm({ search, matches }: BlockChoice) {
	const { address } = useAdminUrl();
	return (
		<>
			<Form action="/admin" preventScrollReset className="flex flex-wrap items-center gap-3">
				<input type="hidden" name="tab" value="blocked" />
				<input
					key={search}
					type="search"
					name="find"
					aria-label="Title to block"
					placeholder="Name or address of a title"
					defaultValue={search}
					maxLength={SEARCH_TEXT_MAX}
					required
					className="search-input grow basis-64 ps-5"
				/>
				<Button type="submit">Find</Button>
			</Form>
			{search && (
				<>
					<p className="mt-4 text-sm text-soft">{describeFound(matches)}</p>
					<ListStatus address={search} text={describeFound(matches)} />
				</>
			)}
			{search && matches && matches.length > 0 && (
				<ul aria-label="Titles found" className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
					{matches.map((card) => (
						<li key={titleKey(card)}>
							<Link to={address({ find: undefined, title: titleKey(card) })} preventScrollReset className={TILE_CLASS}>
								<TitleLine mediaType={card.mediaType} id={card.id} card={card} />
							</Link>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

/** Blocks the chosen title. Another one is found by the link beside the button. */
function BlockForm({ chosen }: { chosen: TitleLineProps }) {
	const fetcher = useFetcher<PanelResult>();
	const navigate = useNavigate();
	const list = adminUrl("blocked");
	const showList = useEffectEvent(() => navigate(list, { replace: true, preventScrollReset: true }));

	useEffect(() => {
		if (fetcher.data?.ok) void showList();
	}, [fetcher.data]);

	function send(event: React.FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (fetcher.state === "idle") void fetcher.submit(event.currentTarget, { flushSync: true });
	}

	return (
		<fetcher.Form method="post" action={list} onSubmit={send} className="space-y-5">
			<PanelFields fields={{ intent: "block", media_type: chosen.mediaType, media_id: String(chosen.id) }} />
			<TitleLine {...chosen} />
			{!chosen.card && (
				<p className="text-sm text-soft">
					This title is not in the catalogue, or it is already blocked. If you block it, it stays blocked when it
					appears.
				</p>
			)}
			<TextField
				name="reason"
				label="Reason"
				placeholder="Who asked, and when"
				maxLength={BLOCK_REASON_MAX}
				required
				autoComplete="off"
				className="max-w-xl"
			/>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="danger" busyLabel={fetcher.state !== "idle" && "Blocking..."}>
					Block Title
				</Button>
				<ButtonLink to={list} preventScrollReset variant="quiet">
					Choose another title
				</ButtonLink>
			</div>
		</fetcher.Form>
	);
}

function formatSaves(saves: number): string {
	return saves < SAVES_MAX ? formatCount(saves) : `${formatCount(SAVES_MAX)}+`;
}

function BlockedRow({ title }: { title: ShownBlockedTitle }) {
	const { mediaType, id, reason, createdAt, saves } = title;
	const fields: AdminFields = { intent: "unblock", media_type: mediaType, media_id: String(id) };
	const isSent = useSentForm(fields) !== undefined;
	return (
		<TableRow>
			<RowHeader>
				<TitleLine {...title} />
			</RowHeader>
			<TableCell label="Reason" className="break-words">
				{reason}
			</TableCell>
			<TableCell label="Saved by" className="tabular-nums">
				{formatSaves(saves)}
			</TableCell>
			<TableCell label="Since" className="text-sm text-soft">
				<LocalTime time={createdAt} />
			</TableCell>
			<TableCell>
				<PanelForm fields={fields}>
					<Button
						type="submit"
						size="small"
						aria-label={`Unblock ${nameOf(title)}`}
						busyLabel={isSent && "Unblocking..."}
					>
						Unblock
					</Button>
				</PanelForm>
			</TableCell>
		</TableRow>
	);
}

interface BlockedTitlesProps {
	titles: ShownBlockedTitle[];
	nextCursor: string | null;
	choice: BlockChoice;
}

export function BlockedTitles({ titles, nextCursor, choice }: BlockedTitlesProps) {
	return (
		<Panel
			title="Blocked Titles"
			lead="Titles that nobody can find or open, because a rights holder asked for their removal. They disappear everywhere within a minute."
		>
			{choice.chosen ? <BlockForm key={titleKey(choice.chosen)} chosen={choice.chosen} /> : <FindForm {...choice} />}
			{titles.length > 0 ? (
				<AdminTable
					label="Blocked titles"
					columns={["Title", "Reason", "Saved by", "Since", "Actions"]}
					className="mt-7"
				>
					{titles.map((title) => (
						<BlockedRow key={`${title.mediaType}:${title.id}`} title={title} />
					))}
				</AdminTable>
			) : (
				<div className="mt-6">
					<EmptyList heading="No blocked titles" advice="Titles that you block appear here" />
				</div>
			)}
			<Pager nextCursor={nextCursor} nextLabel="Older" />
		</Panel>
	);
}
