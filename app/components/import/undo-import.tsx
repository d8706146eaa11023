import { Form, useNavigation } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import { MarkedText } from "~/components/ui/marked-text";
import { Question } from "~/components/ui/question";
import { importUrl, undoUrl } from "~/domain/import/import-view";
import { importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";
import type { Import } from "./import-list";
import { useWritten } from "./names";

/** Asks whether to take back what an import wrote. */
export function UndoImport({ shown, isAsking }: { shown: Import; isAsking: boolean }) {
	const texts = useTexts(importTexts);
	const { id } = shown;
	const intent = useNavigation().formData?.get("intent");
	const written = useWritten()(shown.written);
	return (
		<>
			<ButtonLink to={undoUrl(id)} preventScrollReset>
				{texts.undoThis}
			</ButtonLink>
			<Question
				isOpen={isAsking}
				title={texts.undoThis}
				text={
					<MarkedText
						text={written ? texts.removeWritten(written) : texts.broughtNothing}
						marks={{ time: () => <LocalTime time={shown.undo_until} /> }}
					/>
				}
				label={texts.undoIt}
				variant="danger"
				busyLabel={intent === "undo" && texts.undoing}
				back={importUrl(id)}
				renderForm={(props) => <Form {...props} method="post" action={importUrl(id)} replace preventScrollReset />}
			>
				<input type="hidden" name="intent" value="undo" />
			</Question>
		</>
	);
}
