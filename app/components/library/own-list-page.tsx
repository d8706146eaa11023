import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { CopyByHand, useCopy } from "~/components/ui/copy";
import { Icon } from "~/components/ui/icon";
import { Menu } from "~/components/ui/menu";
import { PageLinks } from "~/components/ui/page-links";
import { Question } from "~/components/ui/question";
import { titleKey } from "~/domain/catalogue/paths";
import type { ListItem } from "~/domain/library/own-lists/list-titles.server";
import { LIST_TITLES_MAX, LISTS_PATH, type OwnList, ownListPath } from "~/domain/library/own-lists/own-lists";
import { useFormats } from "~/messages/formats";
import { libraryTexts } from "~/messages/library";
import { listsTexts } from "~/messages/lists";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { FormState } from "~/operations/page-form";
import { ListCard, ListGrid } from "./list-card";
import { ListFields } from "./list-fields";
import { ListOrder } from "./list-order";
import { type Removal, useIsRemoved } from "./removal";

/** Titles of a page. */
export const LIST_PAGE = 60;
const FIRST_POSTERS = 4;

interface ListPlace {
	/** How many titles stand before the page. */
	from: number;
	/** `order`: its order is being changed; `edit`: its name and note; `delete`: it is asked whether it is to go. */
	does: "order" | "edit" | "delete" | null;
}

const DOES = ["order", "edit", "delete"] as const;

export function readListPlace(search: URLSearchParams): ListPlace {
	const from = search.get("from") ?? "";
	const does = DOES.find((name) => name === search.get("do")) ?? null;
	return { from: /^\d{1,4}$/.test(from) ? Math.min(Number(from), LIST_TITLES_MAX) : 0, does };
}

function listUrl({ id }: Pick<OwnList, "id">, { from, does }: ListPlace): string {
	const search = new URLSearchParams({ ...(from > 0 && { from: String(from) }), ...(does && { do: does }) }).toString();
	return search ? `${ownListPath({ id })}?${search}` : ownListPath({ id });
}

/** A list as its person sees it. */
interface ShownList extends Omit<OwnList, "secret"> {
	/** The address at which anyone reads it; null where it is private. */
	url: string | null;
}

interface OwnListPageProps {
	list: ShownList;
	items: ListItem[];
	state: FormState | undefined;
}

export function OwnListPage({ list, items, state }: OwnListPageProps) {
	const texts = useTexts(listsTexts);
	const library = useTexts(libraryTexts);
	const { genre } = useTexts(siteTexts);
	const [searchParams] = useSearchParams();
	const place = readListPlace(searchParams);
	const { from, does } = place;
	const isRemoved = useIsRemoved();
	const removalOf = ({ mediaType, id, title, addedAt }: ListItem): Removal => {
		return { title: { mediaType, id }, name: title, kind: "unlist", list: list.id, since: addedAt };
	};
	const removed = items.filter((item) => isRemoved(removalOf(item))).length;
	const shown = items.length - removed;
	const isOrdering = does === "order";
	return (
		<div className="px-gutter pt-20 md:pt-28">
			<header className="mb-8">
				<Link to={LISTS_PATH} className="inline-flex min-h-9 items-center gap-1 text-soft hover:text-cream">
					<Icon name="left" className="size-4" />
					{library.lists}
				</Link>
				<h1 dir="auto" className="lettering mt-2 text-title wrap-anywhere">
					{list.name}
				</h1>
				<p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-soft">
					{library.titles(list.size - removed)}
					<span aria-hidden="true">·</span>
					<Icon name={list.url ? "share" : "lock"} className="size-4" />
					{list.url ? texts.openToAnyone : texts.isPrivate}
				</p>
				{list.note && (
					<p
						dir="auto"
						className="mt-4 w-fit max-w-[68ch] leading-relaxed wrap-anywhere whitespace-pre-line text-cream/90"
					>
						{list.note}
					</p>
				)}
				<div className="mt-6 flex flex-wrap items-center gap-2">
					{isOrdering ? (
						<ButtonLink
							to={listUrl(list, { from, does: null })}
							replace
							preventScrollReset
							variant="primary"
							icon="check"
						>
							{texts.done}
						</ButtonLink>
					) : (
						<>
							{list.size > 1 && (
								<ButtonLink to={listUrl(list, { from, does: "order" })} replace preventScrollReset icon="list">
									{texts.reorder}
								</ButtonLink>
							)}
							<ShareList list={list} />
							<ButtonLink to={listUrl(list, { from, does: "edit" })} replace preventScrollReset variant="quiet">
								{texts.edit}
							</ButtonLink>
						</>
					)}
				</div>
				<p role="alert" className="mt-4 text-alarm empty:hidden">
					{does !== "edit" && state?.message}
				</p>
			</header>
			{does === "edit" && <EditList list={list} state={state} place={place} />}
			<DeleteList list={list} isOpen={does === "delete"} back={listUrl(list, { from, does: null })} />
			{shown === 0 ? (
				<EmptyList
					heading={from > 0 ? library.endOfList : texts.nothingInList}
					advice={from > 0 ? library.endOfListAdvice : texts.nothingInListAdvice}
				>
					<ButtonLink to={from > 0 ? listUrl(list, { from: 0, does }) : "/movies"} variant="primary" className="mt-2">
						{from > 0 ? library.firstPage : texts.findSomething}
					</ButtonLink>
				</EmptyList>
			) : isOrdering ? (
				<ListOrder list={list} items={items} />
			) : (
				<ListGrid label={list.name}>
					{items.map((item, index) => (
						<ListCard
							key={titleKey(item)}
							card={item}
							removal={removalOf(item)}
							watchTo={null}
							isGone={item.isGone}
							isFirst={index < FIRST_POSTERS}
							level={2}
							isSelecting={false}
						>
							<p className="truncate">
								{[texts.number(item.rank), item.year, ...item.genres.map(genre)].filter(Boolean).join(" · ")}
							</p>
						</ListCard>
					))}
				</ListGrid>
			)}
			<Pages list={list} place={place} />
		</div>
	);
}

function Pages({ list, place: { from, does } }: { list: ShownList; place: ListPlace }) {
	const texts = useTexts(listsTexts);
	const library = useTexts(libraryTexts);
	const pageFrom = (first: number, label: string) => ({ to: listUrl(list, { from: first, does }), children: label });
	return (
		<PageLinks
			label={texts.pages}
			className="mt-10 justify-between"
			back={from > 0 && pageFrom(Math.max(0, from - LIST_PAGE), library.previousPage)}
			next={list.size > from + LIST_PAGE && pageFrom(from + LIST_PAGE, library.nextPage)}
		/>
	);
}

function useIsSending(intent: string): boolean {
	return useNavigation().formData?.get("intent") === intent;
}

/** Its hidden fields. */
function Intent({ list, intent }: { list: Pick<OwnList, "id">; intent: string }) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="id" value={list.id} />
		</>
	);
}

interface EditListProps extends Pick<OwnListPageProps, "list" | "state"> {
	place: ListPlace;
}

function EditList({ list, state, place }: EditListProps) {
	const texts = useTexts(listsTexts);
	const { cancel } = useTexts(siteTexts);
	const isBusy = useIsSending("save-list");
	return (
		<Form
			method="post"
			replace
			className="mb-10 max-w-lg space-y-4 rounded-2xl border border-line bg-raised/60 p-5 sm:p-7"
		>
			<Intent list={list} intent="save-list" />
			<ListFields state={state} name={list.name} note={list.note} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="primary" busyLabel={isBusy && texts.saving}>
					{texts.save}
				</Button>
				<ButtonLink to={listUrl(list, { ...place, does: null })} replace preventScrollReset variant="quiet">
					{cancel}
				</ButtonLink>
				<ButtonLink
					to={listUrl(list, { ...place, does: "delete" })}
					replace
					preventScrollReset
					variant="danger"
					className="ms-auto"
				>
					{texts.delete}
				</ButtonLink>
			</div>
		</Form>
	);
}

function DeleteList({ list, isOpen, back }: { list: ShownList; isOpen: boolean; back: string }) {
	const texts = useTexts(listsTexts);
	const formats = useFormats();
	const isBusy = useIsSending("delete-list");
	const parts = [
		...(list.size > 0 ? [texts.itsOrder(list.size)] : []),
		...(list.note ? [texts.itsNote] : []),
		...(list.url ? [texts.itsLink] : []),
	];
	return (
		<Question
			isOpen={isOpen}
			title={texts.deleteQuestion}
			about={list.name}
			text={texts.deleteText(parts.length > 0 ? formats.list(parts) : "")}
			label={texts.delete}
			variant="danger"
			busyLabel={isBusy && texts.deleting}
			back={back}
			renderForm={({ className, children }) => (
				<Form method="post" replace className={className}>
					<Intent list={list} intent="delete-list" />
					{children}
				</Form>
			)}
		/>
	);
}

/** Opens the list to anyone who has its link, and ends the link. */
function ShareList({ list }: { list: ShownList }) {
	const texts = useTexts(listsTexts);
	const { share } = useTexts(libraryTexts);
	return (
		<Menu
			button={
				<>
					<Icon name="share" />
					{share}
				</>
			}
			buttonClass={buttonClass()}
			className="w-80 max-w-[calc(100vw-2rem)] space-y-4 p-5"
		>
			{list.url === null ? (
				<>
					<p className="text-sm text-soft">{texts.nobodyButYou}</p>
					<Form method="post" replace preventScrollReset>
						<Intent list={list} intent="open-list" />
						<Button type="submit" variant="primary">
							{texts.makeLink}
						</Button>
					</Form>
				</>
			) : (
				<OpenLink list={list} url={list.url} />
			)}
		</Menu>
	);
}

function OpenLink({ list, url }: { list: ShownList; url: string }) {
	const texts = useTexts(listsTexts);
	const { copied } = useTexts(libraryTexts);
	const { isCopied, copy } = useCopy();
	return (
		<>
			<p className="text-sm text-soft">{texts.anyoneReads}</p>
			{isCopied === false ? (
				<CopyByHand text={url} label={texts.link} />
			) : (
				<a href={url} className="block text-sm break-all text-bulb underline underline-offset-4 hover:text-glow">
					{url}
				</a>
			)}
			<Button size="small" icon={isCopied ? "check" : "copy"} onClick={() => copy(url)} className="noscript:hidden">
				<span aria-live="polite">{isCopied ? copied : texts.copyLink}</span>
			</Button>
			<Form method="post" replace preventScrollReset className="border-t border-line pt-4">
				<Intent list={list} intent="show-name" />
				{!list.showsName && <input type="hidden" name="shows_name" value="1" />}
				<p className="mb-3 text-sm text-soft">{list.showsName ? texts.saysName : texts.saysNoName}</p>
				<Button type="submit" size="small">
					{list.showsName ? texts.leaveNameOut : texts.showName}
				</Button>
			</Form>
			<Form method="post" replace preventScrollReset className="border-t border-line pt-4">
				<Intent list={list} intent="close-list" />
				<Button type="submit" size="small" variant="danger">
					{texts.endLink}
				</Button>
			</Form>
		</>
	);
}
