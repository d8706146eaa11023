// The forms that change titles in a person's library, on any page: each is read into changes, which are one request.
import { readChangeForm } from "~/domain/library/changes/change-form";
import { NEEDED_FIELDS } from "~/domain/library/changes/changes";
import { playsPath } from "~/domain/library/diary/plays-path";
import { formText } from "~/lib/http/read-form";
import { mapValues } from "~/lib/map-values";
import { call, type OperationData } from "../operation-call";
import type { PageForms } from "../page-form";

function change(form: FormData) {
	return call("POST /api/changes", { body: { changes: readChangeForm(form, Date.now()) } });
}

/** By the kind of the change. */
export const LIBRARY_FORMS = mapValues(NEEDED_FIELDS, () => change) satisfies PageForms;

type Refused = OperationData<"POST /api/changes">["refused"][number];

/** Where a form leads that would remove plays which nobody has confirmed: to the list of them on the title's page, which asks. */
export function questionPath({ media_type: mediaType, media_id: id }: Refused, form: FormData): string {
	const part = ["season", "episode"].flatMap((name) => formText(form, name) || []).join("-");
	return playsPath({ mediaType, id: Number(id) }, { remove: part });
}
