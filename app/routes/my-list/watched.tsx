import { Form, useNavigation } from "react-router";
import { sendForm } from "~/browser/send-form.client";
import { EmptyList } from "~/components/browse/empty-list";
import { WatchedList } from "~/components/library/watched-list";
import { unlistedMeta } from "~/components/site/page-meta";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Deferred } from "~/components/ui/deferred";
import { Notice } from "~/components/ui/notice";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { openWatchedPage } from "~/domain/library/watched-page.server";
import { resolveWithin } from "~/lib/deferred";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/watched";

/** Milliseconds that the first HTML waits for names and posters. */
const TITLES_BUDGET = 120;
const PATH = "/watched";

export const meta: Route.MetaFunction = () => unlistedMeta("What You Watched");

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
	const { id: userId } = context.get(currentUser);
	const cursor = searchParams.get("cursor") ?? undefined;
	const page = await openWatchedPage(context.get(database), openCatalogue(context.get(platformContext)), {
		userId,
		cursor,
	});
	return {
		...page,
		now: Date.now(),
		entries: await resolveWithin(page.entries, TITLES_BUDGET),
		isFirst: cursor === undefined,
	};
}

export { runLibraryForm as action } from "~/operations/library/run-library-form.server";

export async function clientAction(args: Route.ClientActionArgs) {
	return await sendForm<{ ok: boolean } | undefined, "clear-watched">(args, { toState: () => ({ ok: false }) });
}

export default function Watched({ loaderData, actionData }: Route.ComponentProps) {
	const { now, entries, nextCursor, isRecordFull, isFirst } = loaderData;
	return (
		<div className="mx-auto max-w-4xl px-gutter pt-28 md:pt-36">
			<h1 className="lettering text-title">What You Watched</h1>
			<p className="mt-3 mb-8 max-w-prose text-soft">
				Every episode and movie you have watched, latest first. Entries stay until you remove them or clear the list.
			</p>
			<div role="alert" className="not-empty:mb-6">
				{actionData && !actionData.ok && <Notice tone="alarm">Failed to clear the list</Notice>}
			</div>
			{isRecordFull && (
				<div className="mb-6">
					<Notice tone="alarm">
						The list is full: it holds 100,000 entries. Remove some so that new ones can be added.
					</Notice>
				</div>
			)}
			<Deferred value={entries} waiting={<p role="status">Loading...</p>}>
				{(items) =>
					items.length > 0 ? (
						<WatchedList items={items} now={now} />
					) : (
						<EmptyList
							heading="Nothing watched yet"
							advice="What you finish watching, or mark as watched, appears here"
						>
							<ButtonLink to="/movies" variant="primary" className="mt-2">
								Find something to watch
							</ButtonLink>
						</EmptyList>
					)
				}
			</Deferred>
			{(!isFirst || nextCursor) && (
				<nav aria-label="Pages" className="mt-6 flex flex-wrap justify-between gap-3">
					{isFirst ? <span /> : <ButtonLink to={PATH}>Latest</ButtonLink>}
					{nextCursor && (
						<ButtonLink to={`${PATH}?cursor=${nextCursor}`} rel="next">
							Earlier
						</ButtonLink>
					)}
				</nav>
			)}
			<ClearForm />
		</div>
	);
}

function ClearForm() {
	const isBusy = useNavigation().formMethod === "POST";
	return (
		<details className="mt-12 border-t border-line pt-8">
			<summary className={buttonClass("danger")}>Clear what I've watched</summary>
			<p className="mt-4 max-w-prose">
				This cannot be undone. It also clears where you stopped, so every title starts from the beginning again.
			</p>
			<Form method="post" action={PATH} preventScrollReset className="mt-4">
				<input type="hidden" name="intent" value="clear-watched" />
				<Button type="submit" variant="danger" busyLabel={isBusy && "Clearing..."} disabled={isBusy}>
					Clear it for good
				</Button>
			</Form>
		</details>
	);
}
