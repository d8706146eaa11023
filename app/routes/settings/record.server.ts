// What the tab Your data says of the record of what was watched, and its forms.
import type { RouterContextProvider } from "react-router";
import type { RecordFacts } from "~/components/account/clear-record";
import { isPasswordFresh } from "~/domain/accounts/sessions.server";
import { readCleared } from "~/domain/library/store/clear-record.server";
import { readLibraryTotals } from "~/domain/library/store/record-size.server";
import { formValues } from "~/lib/http/read-form";
import { database } from "~/middleware/database";
import { visitorSession } from "~/middleware/visitor";
import { call } from "~/operations/operation-call";
import type { PageForms } from "~/operations/page-form";

/** Null where nobody is in the session. */
export async function loadRecord(
	context: Readonly<RouterContextProvider>,
	{ searchParams }: { searchParams: URLSearchParams },
): Promise<RecordFacts | null> {
	const session = await context.get(visitorSession);
	if (!session?.profile) return null;
	const db = context.get(database);
	const [totals, cleared] = await Promise.all([
		readLibraryTotals(db, session.profile.id),
		readCleared(db, session.profile.id),
	]);
	const isAsking = searchParams.get("confirm") === "clear";
	return { totals, cleared, isAsking, needsPassword: !isPasswordFresh(session) };
}

export const RECORD_FORMS = {
	"clear-watched": (form: FormData) => call("DELETE /api/watched", { body: formValues(form, ["password"]) }),
	"restore-cleared": () => call("POST /api/watched/restore-cleared", {}),
} satisfies PageForms;
