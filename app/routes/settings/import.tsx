import { data, redirect, useSearchParams } from "react-router";
import { sendForm } from "~/browser/forms/send-form.client";
import { SettingsFrame } from "~/components/account/settings-frame";
import { type ChangedRows, type ImportFailure, type ImportIntent, ImportPage } from "~/components/import/import-page";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { ButtonLink } from "~/components/ui/button";
import { mayAdminister } from "~/domain/accounts/policy";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { IMPORT_URL } from "~/domain/import/import-path";
import { importUrl, readImportView } from "~/domain/import/import-view";
import { allFormValues, formText } from "~/lib/http/read-form";
import { listTimeZones } from "~/lib/text/time-zones";
import { importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";
import { database } from "~/middleware/database";
import { currentProfileId } from "~/middleware/guard-page";
import { visitorSession } from "~/middleware/visitor";
import { call, type OperationInput } from "~/operations/operation-call";
import type { PageForms } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/import";

export const meta: Route.MetaFunction = (args) => unlistedMeta(importTexts.in(metaLanguage(args)).title);

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, params: { id }, url: { searchParams } }: Route.LoaderArgs) {
	const [{ openImport }, { openImportWords }] = await Promise.all([
		import("~/domain/import/import-page.server"),
		import("~/domain/import/describe-import"),
	]);
	const { language } = context.get(platformContext);
	const catalogue = openCatalogue(context.get(platformContext));
	const view = readImportView(searchParams);
	const opened = await openImport(context.get(database), catalogue, {
		profileId: context.get(currentProfileId),
		id,
		view,
		words: await openImportWords(language),
	});
	if (!opened) throw new Response(importTexts.in(language).gone, { status: 404 });
	const timeZones = opened.shown.questions.includes("timeZone") ? listTimeZones(opened.options.timeZone) : [];
	return { ...opened, timeZones, hasDebug: mayAdminister(await context.get(visitorSession)) };
}

type SeenState = OperationInput<"DELETE /api/imports/:id">["query"]["state"];
type Answers = OperationInput<"PUT /api/imports/:id">["body"];

/** What the names of fields begin with that stand for a column or a list. */
const COLUMN = "column:";
const LIST = "list:";

/** The answers about lists, which are asked one by one. */
function splitLists(given: Record<string, string>) {
	const isList = ([name]: [string, string]) => name.startsWith(LIST);
	const answers = Object.entries(given);
	const lists = answers.filter(isList).map(([name, meaning]) => [name.slice(LIST.length), meaning]);
	return {
		lists: lists.length > 0 ? { lists: Object.fromEntries(lists) } : {},
		others: Object.fromEntries(answers.filter((answer) => !isList(answer))),
	};
}

/** The forms of the import that the path names. */
function formsOf(id: string) {
	const params = { id };
	const row = (form: FormData) => ({ id, row: formText(form, "row") });
	/** In which the page showed the import. */
	const query = (form: FormData) => ({ state: (formText(form, "state") || undefined) as SeenState });
	/** Without the fields that were left empty. */
	const readText = (form: FormData) =>
		Object.fromEntries(
			Object.entries(allFormValues(form)).filter(([name, value]) => name !== "intent" && value !== ""),
		);
	const apply = (form: FormData) => call("POST /api/imports/:id/apply", { params, query: query(form) });
	return {
		answer(form: FormData) {
			const { lists, others } = splitLists(readText(form));
			const body = { ...others, ...lists, ...(form.has("person") && { person: formText(form, "person") || null }) };
			return call("PUT /api/imports/:id", { params, body: body as Answers });
		},
		columns(form: FormData) {
			const named = Object.entries(readText(form)).filter(([name]) => name.startsWith(COLUMN));
			const columns = named.map(([name, as]) => ({ column: name.slice(COLUMN.length), as }));
			return call("PUT /api/imports/:id", { params, body: { columns } as Answers });
		},
		choose(form: FormData) {
			const title = {
				media_type: formText(form, "media_type") as "movie" | "tv",
				media_id: formText(form, "media_id"),
			};
			const place = form.has("place") ? formText(form, "place").split(" ") : null;
			const [season, episode] = place ?? [formText(form, "season"), formText(form, "episode")];
			// An episode that was sought is that of all rows of its name; one row is given another number.
			const body =
				place || form.has("episode")
					? { ...title, season: Number(season), episode: Number(episode), all: place !== null }
					: { ...title, all: true };
			return call("PUT /api/imports/:id/rows/:row", { params: row(form), body });
		},
		"leave-out": (form: FormData) =>
			call("PUT /api/imports/:id/rows/:row", { params: row(form), body: { leaveOut: true, all: !form.has("alone") } }),
		apply,
		resume: apply,
		undo: () => call("POST /api/imports/:id/undo", { params }),
		stop: (form: FormData) => call("DELETE /api/imports/:id", { params, query: query(form) }),
		remove: (form: FormData) => call("DELETE /api/imports/:id", { params, query: query(form) }),
		"go-on": () => call("POST /api/imports/:id/work", { params }),
	} satisfies PageForms & Record<ImportIntent, unknown>;
}

type State = { ok: true } | ChangedRows | ImportFailure;

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
	const { result, status, headers } = await runForm({ request, context }, formsOf(id));
	if (result.ok && result.intent === "remove") return redirect(IMPORT_URL, { headers });
	// The page begins at its top again, where it says what happens.
	if (result.ok && /^(?:apply|resume|undo|stop)$/.test(result.intent)) return redirect(importUrl(id), { headers });
	if (result.ok && (result.intent === "choose" || result.intent === "leave-out"))
		return data<State>({ ok: true, intent: result.intent, rows: result.data.changed }, { headers });
	if (result.ok) return data<State>({ ok: true }, { headers });
	const { intent, errors, message, code } = result;
	// The page shows what the import is by now, so that the next press means that.
	if (code === "changed") return redirect(importUrl(id), { headers });
	return data<State>({ ok: false, intent, message: Object.values(errors)[0] ?? message }, { status, headers });
}

export async function clientAction(args: Route.ClientActionArgs) {
	return await sendForm<State, ImportIntent>(args, {
		toState: ({ message, intent }) => ({ ok: false, message, intent }),
	});
}

export default function Import({ loaderData: { hasDebug, ...opened }, actionData }: Route.ComponentProps) {
	const texts = useTexts(importTexts);
	const [searchParams] = useSearchParams();
	const state: State | undefined = actionData;
	const changed = state && "rows" in state ? state : null;
	return (
		<SettingsFrame tab="data" hasDebug={hasDebug}>
			<ButtonLink to={IMPORT_URL} variant="quiet" size="small" icon="left">
				{texts.allImports}
			</ButtonLink>
			<ImportPage
				{...opened}
				view={readImportView(searchParams)}
				isAskingToUndo={searchParams.get("confirm") === "undo"}
				failure={state?.ok === false ? state : null}
				changed={changed}
			/>
		</SettingsFrame>
	);
}
