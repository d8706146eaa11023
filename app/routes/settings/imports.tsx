import { data, redirect } from "react-router";
import { SettingsFrame } from "~/components/account/settings-frame";
import { FileChooser } from "~/components/import/file-chooser";
import { ImportList } from "~/components/import/import-list";
import { Services } from "~/components/import/services";
import { unlistedMeta } from "~/components/site/page-meta";
import { Panel } from "~/components/ui/panel";
import { mayAdminister } from "~/domain/accounts/policy";
import type { FieldErrors } from "~/domain/accounts/validation";
import { importUrl } from "~/domain/import/import-view";
import { readPerson } from "~/loaders/load-own";
import { database } from "~/middleware/database";
import { visitorSession } from "~/middleware/visitor";
import { call } from "~/operations/operation-call";
import type { PageForms } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import type { Route } from "./+types/imports";

export const meta: Route.MetaFunction = () => unlistedMeta("Import");

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context }: Route.LoaderArgs) {
	const [{ openImportList }, { SERVICES: services }] = await Promise.all([
		import("~/domain/import/import-page.server"),
		import("~/domain/import/reading/services"),
	]);
	return {
		services,
		imports: await readPerson(context, (userId) => openImportList(context.get(database), userId)),
		hasDebug: mayAdminister(await context.get(visitorSession)),
	};
}

const FORMS = {
	upload(form: FormData) {
		return call("POST /api/imports", { body: { file: form.getAll("file") } });
	},
} satisfies PageForms;

/** Each file with what is the matter with it. */
function explain(message: string | null, errors: FieldErrors): string {
	const reasons = Object.entries(errors).map(([name, reason]) => `${name}: ${reason}`);
	return reasons.length > 0 ? reasons.join(" · ") : (message ?? "The files could not be read");
}

export async function action({ request, context }: Route.ActionArgs) {
	const { result, status, headers } = await runForm({ request, context }, FORMS);
	if (result.ok) return redirect(importUrl(result.data.id), { headers });
	return data({ failure: explain(result.message, result.errors) }, { status, headers });
}

export default function Imports({ loaderData: { hasDebug, imports, services }, actionData }: Route.ComponentProps) {
	return (
		<SettingsFrame tab="data" hasDebug={hasDebug}>
			<Panel
				title="Import"
				lead="Bring along what you watched, rated and saved elsewhere. First you see what each row becomes; you can undo all of it for 30 days."
			>
				<div className="grid gap-5">
					<FileChooser failure={actionData?.failure} />
				</div>
			</Panel>
			{imports.length > 0 && (
				<Panel title="Your imports" lead="Kept for a day until you apply them, then for 30 days.">
					<ImportList imports={imports} />
				</Panel>
			)}
			<Panel title="Where your file is">
				<Services services={services} />
			</Panel>
		</SettingsFrame>
	);
}
