import { Form, useNavigation } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import { Question } from "~/components/ui/question";
import { importUrl, undoUrl } from "~/domain/import/import-view";
import { WRITTEN, WRITTEN_KINDS } from "~/domain/import/row-kinds";
import { formatPlural } from "~/lib/text/format";
import type { Import } from "./import-list";

/** As "12 plays, 3 ratings and 1 saved title"; null for nothing. */
export function listWritten({ written }: Pick<Import, "written">): string | null {
	const kinds = WRITTEN_KINDS.filter((kind) => written[kind] > 0);
	const named = kinds.map((kind) => formatPlural(written[kind], WRITTEN[kind].noun));
	return named.length > 0 ? new Intl.ListFormat("en").format(named) : null;
}

/** Asks whether to take back what an import wrote. */
export function UndoImport({ shown, isAsking }: { shown: Import; isAsking: boolean }) {
	const { id } = shown;
	const intent = useNavigation().formData?.get("intent");
	const written = listWritten(shown);
	return (
		<>
			<ButtonLink to={undoUrl(id)} preventScrollReset>
				Undo this import
			</ButtonLink>
			<Question
				isOpen={isAsking}
				title="Undo this import"
				text={
					<>
						{written ? `Remove the ${written} that this import brought?` : "This import brought nothing new."} You can
						apply it again until <LocalTime time={shown.undo_until} />.
					</>
				}
				label="Undo it"
				variant="danger"
				busyLabel={intent === "undo" && "Undoing..."}
				back={importUrl(id)}
				renderForm={(props) => <Form {...props} method="post" action={importUrl(id)} replace preventScrollReset />}
			>
				<input type="hidden" name="intent" value="undo" />
			</Question>
		</>
	);
}
