import { data, redirect } from "react-router";
import { SettingsFrame } from "~/components/account/settings-frame";
import { FileChooser } from "~/components/import/file-chooser";
import { ImportList } from "~/components/import/import-list";
import { Services } from "~/components/import/services";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { Panel } from "~/components/ui/panel";
import { mayAdminister } from "~/domain/accounts/policy";
import type { FieldErrors } from "~/domain/accounts/validation";
import { importUrl } from "~/domain/import/import-view";
import type { Language } from "~/lib/language/languages";
import { readPerson } from "~/loaders/load-own";
import { formatsIn } from "~/messages/formats";
import { importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";
import { database } from "~/middleware/database";
import { visitorSession } from "~/middleware/visitor";
import { call } from "~/operations/operation-call";
import type { PageForms } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/imports";

export const meta: Route.MetaFunction = (args) => unlistedMeta(importTexts.in(metaLanguage(args)).title);

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context }: Route.LoaderArgs) {
	const [{ openImportList }, { openImportWords }] = await Promise.all([
		import("~/domain/import/import-page.server"),
		import("~/domain/import/describe-import"),
	]);
	const words = await openImportWords(context.get(platformContext).language);
	return {
		services: words.services,
		imports: await readPerson(context, (userId) => openImportList(context.get(database), userId, words)),
		hasDebug: mayAdminister(await context.get(visitorSession)),
	};
}

const FORMS = {
	upload(form: FormData) {
		return call("POST /api/imports", { body: { file: form.getAll("file") } });
	},
} satisfies PageForms;

/** Each file with what is the matter with it. */
function explain(message: string | null, errors: FieldErrors, language: Language): string {
	const reasons = Object.entries(errors).map(([name, reason]) => formatsIn(language).labelled(name, reason ?? ""));
	return reasons.length > 0 ? reasons.join(" · ") : (message ?? importTexts.in(language).notRead);
}

export async function action({ request, context }: Route.ActionArgs) {
	const { result, status, headers } = await runForm({ request, context }, FORMS);
	if (result.ok) return redirect(importUrl(result.data.id), { headers });
	const { language } = context.get(platformContext);
	return data({ failure: explain(result.message, result.errors, language) }, { status, headers });
}

export default function Imports({ loaderData: { hasDebug, imports, services }, actionData }: Route.ComponentProps) {
	const texts = useTexts(importTexts);
	return (
		<SettingsFrame tab="data" hasDebug={hasDebug}>
			<Panel title={texts.title} lead={texts.lead}>
				<div className="grid gap-5">
					<FileChooser failure={actionData?.failure} />
				</div>
			</Panel>
			{imports.length > 0 && (
				<Panel title={texts.yourImports} lead={texts.yourImportsLead}>
					<ImportList imports={imports} />
				</Panel>
			)}
			<Panel title={texts.whereFilesAre}>
				<Services services={services} />
			</Panel>
		</SettingsFrame>
	);
}
