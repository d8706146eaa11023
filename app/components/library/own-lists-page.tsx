import { Form, Link, useNavigation } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { Poster } from "~/components/title/artwork";
import { ListToggle } from "~/components/title/verbs/list-menu";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Icon, PathIcon } from "~/components/ui/icon";
import { MarkedText } from "~/components/ui/marked-text";
import { titleKey, titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import type { ListTab } from "~/domain/library/lists/list-view";
import { LISTS_MAX, LISTS_PATH, ownListPath } from "~/domain/library/own-lists/own-lists";
import type { ListSummary } from "~/domain/library/own-lists/own-lists-page.server";
import { libraryTexts } from "~/messages/library";
import { listsTexts } from "~/messages/lists";
import { useTexts } from "~/messages/use-language";
import type { FormState } from "~/operations/page-form";
import { ListFields } from "./list-fields";
import { ListHeader } from "./list-tabs";

interface OwnListsPageProps {
	lists: ListSummary[];
	/** One that is to be added to lists. */
	title: (TitleRef & { name: string }) | null;
	counts: Partial<Record<ListTab, number>>;
	state: FormState | undefined;
}

const PLUS = "M12 5v14M5 12h14";

/** The lists that a person has made, and a form for another one. */
export function OwnListsPage({ lists, title, counts, state }: OwnListsPageProps) {
	const texts = useTexts(listsTexts);
	const { addToList } = useTexts(libraryTexts);
	return (
		<div className="px-gutter pt-20 md:pt-28">
			{title ? (
				<header className="mb-8">
					<Link to={titlePath(title)} className="inline-flex min-h-9 items-center gap-1 text-soft hover:text-cream">
						<Icon name="left" className="size-4" />
						<bdi>{title.name}</bdi>
					</Link>
					<h1 className="lettering mt-2 text-title">{addToList}</h1>
				</header>
			) : (
				<ListHeader view={null} counts={counts} />
			)}
			<NewList
				key={title ? titleKey(title) : ""}
				title={title}
				isFirst={lists.length === 0}
				state={state}
				isFull={lists.length >= LISTS_MAX}
			/>
			{lists.length === 0 && !title && <EmptyList heading={texts.noLists} advice={texts.noListsAdvice} />}
			{lists.length > 0 && (
				<ul aria-label={texts.yourLists} className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
					{lists.map((list) => (
						<li key={list.id} className="min-w-0">
							<ListTile list={list} />
							{title && (
								<ListToggle
									list={list}
									title={title}
									name={title.name}
									hasTitle={list.hasTitle}
									className={buttonClass("secondary", "small", "mt-3 aria-pressed:bg-bulb aria-pressed:text-ink")}
								/>
							)}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** Its first posters, one behind the other, its name and how many titles it has. */
function ListTile({ list: { id, name, note, size, isOpen, posters } }: { list: ListSummary }) {
	const texts = useTexts(listsTexts);
	const { titles } = useTexts(libraryTexts);
	return (
		<Link to={ownListPath({ id })} className="group block rounded-lg">
			<span
				className={`flex aspect-100/42 overflow-hidden rounded-lg ${posters.length > 0 ? "bg-raised/60 inset-ring inset-ring-line" : "border border-dashed border-edge"}`}
			>
				{posters.map((poster) => (
					<span
						key={poster.id}
						className="-ms-[10%] block w-[28%] shrink-0 border-s border-ground shadow-xl first:ms-0 first:border-0"
					>
						<Poster subject={poster.id} path={poster.path} sizes="8rem" className="aspect-2/3 w-full" />
					</span>
				))}
			</span>
			<span dir="auto" className="mt-3 line-clamp-1 text-lg font-semibold group-hover:text-glow">
				{name}
			</span>
			<span className="mt-0.5 flex items-center gap-2 text-[0.8125rem] text-soft">
				{titles(size)}
				<span aria-hidden="true">·</span>
				<Icon name={isOpen ? "share" : "lock"} className="size-3.5" />
				{isOpen ? texts.openByLink : texts.isPrivate}
			</span>
			{note && (
				<span dir="auto" className="mt-1 line-clamp-2 text-sm text-soft">
					{note}
				</span>
			)}
		</Link>
	);
}

interface NewListProps {
	title: OwnListsPageProps["title"];
	/** Whether there is no other: then the form is open. */
	isFirst: boolean;
	isFull: boolean;
	state: FormState | undefined;
}

function NewList({ title, isFirst, isFull, state }: NewListProps) {
	const texts = useTexts(listsTexts);
	const isBusy = useNavigation().formData?.get("intent") === "create-list";
	if (isFull) {
		return <p className="mb-8 text-soft">{texts.isFull(LISTS_MAX)}</p>;
	}
	return (
		<details open={isFirst || state !== undefined} className="group mb-8">
			<summary className={buttonClass("primary", "medium", "w-fit group-open:hidden")}>
				<PathIcon path={PLUS} className="size-4.5 stroke-2" />
				{texts.newList}
			</summary>
			<Form method="post" className="max-w-lg space-y-4 rounded-2xl border border-line bg-raised/60 p-5 sm:p-7">
				<input type="hidden" name="intent" value="create-list" />
				{title && <input type="hidden" name="title" value={titleKey(title)} />}
				<h2 className="lettering text-heading">{texts.newList}</h2>
				{title && (
					<p className="text-soft">
						<MarkedText
							text={texts.beginsWith(title.name)}
							marks={{ name: (name) => <bdi className="text-cream">{name}</bdi> }}
						/>
					</p>
				)}
				<ListFields state={state} autoFocus={title !== null && isFirst} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" variant="primary" busyLabel={isBusy && texts.making}>
						{texts.make}
					</Button>
					{title && !isFirst && (
						<ButtonLink to={LISTS_PATH} variant="quiet">
							{texts.allLists}
						</ButtonLink>
					)}
				</div>
			</Form>
		</details>
	);
}
