import { sendForm } from "~/browser/forms/send-form.client";
import { OwnListsPage } from "~/components/library/own-lists-page";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { readTitleKeys } from "~/domain/catalogue/paths";
import { pageLanguage } from "~/lib/language/languages";
import { readPerson } from "~/loaders/load-own";
import { libraryTexts } from "~/messages/library";
import { listsTexts } from "~/messages/lists";
import { database } from "~/middleware/database";
import type { FormState } from "~/operations/page-form";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/lists";

export const meta: Route.MetaFunction = (args) => unlistedMeta(libraryTexts.in(metaLanguage(args)).lists);

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
	const [{ openListsPage }, { countLists }] = await Promise.all([
		import("~/domain/library/own-lists/own-lists-page.server"),
		import("~/domain/library/lists/my-list.server"),
	]);
	const db = context.get(database);
	const catalogue = openCatalogue(context.get(platformContext));
	const [title = null] = readTitleKeys(searchParams.get("title"));
	const [page, counts] = await readPerson(context, (profileId) =>
		Promise.all([openListsPage(db, catalogue, { profileId, title }), countLists(db, catalogue, profileId)]),
	);
	return { ...page, counts };
}

export async function action(args: Route.ActionArgs) {
	const { runListForm } = await import("./list-forms.server");
	return await runListForm(args);
}

export async function clientAction(args: Route.ClientActionArgs) {
	return await sendForm<FormState, "create-list">(args as never, {
		toState: ({ message }) => ({ ok: false, message: message ?? listsTexts.in(pageLanguage()).makeFailed }),
	});
}

export default function OwnLists({ loaderData, actionData }: Route.ComponentProps) {
	return <OwnListsPage {...loaderData} state={actionData as FormState | undefined} />;
}
