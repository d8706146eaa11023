import { sendForm } from "~/browser/forms/send-form.client";
import { whenChangesMade } from "~/browser/library/made-here";
import { LIST_PAGE, OwnListPage, readListPlace } from "~/components/library/own-list-page";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { openListPath } from "~/domain/library/own-lists/own-lists";
import { pageLanguage } from "~/lib/language/languages";
import { orNotFound } from "~/loaders/catalogue";
import { readPerson } from "~/loaders/load-own";
import { listsTexts } from "~/messages/lists";
import { database } from "~/middleware/database";
import type { FormState } from "~/operations/page-form";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/list";

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
	unlistedMeta(loaderData?.list.name ?? listsTexts.in(metaLanguage(args)).list);

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ params: { id }, context, url }: Route.LoaderArgs) {
	const [{ findList }, { listItems }] = await Promise.all([
		import("~/domain/library/own-lists/lists.server"),
		import("~/domain/library/own-lists/list-titles.server"),
	]);
	const platform = context.get(platformContext);
	const db = context.get(database);
	const { from } = readListPlace(url.searchParams);
	const list = await orNotFound(
		readPerson(context, (profileId) => findList(db, { profileId, id })),
		url,
	);
	const { secret, ...facts } = list;
	const origin = platform.config.ORIGIN ?? url.origin;
	return {
		list: { ...facts, url: secret === null ? null : origin + openListPath(secret) },
		items: await listItems(db, openCatalogue(platform), { listId: id, limit: LIST_PAGE, offset: from }),
	};
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	await whenChangesMade();
	return await serverLoader();
}

export async function action(args: Route.ActionArgs) {
	const { runListForm } = await import("./list-forms.server");
	return await runListForm(args);
}

export async function clientAction(args: Route.ClientActionArgs) {
	return await sendForm<FormState, "save-list">(args as never, {
		toState: ({ message }) => ({ ok: false, message: message ?? listsTexts.in(pageLanguage()).changeFailed }),
	});
}

export default function OwnList({ loaderData, actionData }: Route.ComponentProps) {
	return <OwnListPage {...loaderData} state={actionData as FormState | undefined} />;
}
