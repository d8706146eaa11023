import { Form, Link } from "react-router";
import { buttonClass } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { Panel } from "~/components/ui/panel";
import { Question } from "~/components/ui/question";
import { checkDeleteForm } from "~/domain/accounts/validation";
import { formValues } from "~/lib/http/read-form";
import { accountTexts } from "~/messages/account";
import { settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { CONFIRM_DELETE_URL, settingsUrl } from "./settings-tabs";
import { useFormErrors } from "./use-form-errors";

interface DeleteAccountPanelProps {
	userId: string;
	isAsking: boolean;
	state: SettingsState | undefined;
}

export function DeleteAccountPanel({ userId, isAsking, state: latest }: DeleteAccountPanelProps) {
	const { state, isBusy, isDisabled } = useSettingsForm("delete", latest);
	const { errors, form } = useFormErrors({
		state,
		check: (values) => checkDeleteForm(formValues(values, ["password"])),
	});
	const texts = useTexts(settingsTexts);
	const { yourPassword } = useTexts(accountTexts);
	return (
		<Panel title={texts.dangerZone} tone="alarm" lead={texts.deleteAccountLead}>
			<Link to={CONFIRM_DELETE_URL} preventScrollReset className={buttonClass("danger")}>
				{texts.deleteAccount}
			</Link>
			<Question
				isOpen={isAsking}
				title={texts.deleteAccount}
				text={texts.deleteAccountSure}
				label={texts.deleteAccount}
				variant="danger"
				isDisabled={isDisabled}
				busyLabel={isBusy && texts.deleting}
				back={settingsUrl("security")}
				renderForm={(props) => (
					<Form {...form} {...props} method="post" action={CONFIRM_DELETE_URL} preventScrollReset />
				)}
			>
				<input type="hidden" name="intent" value="delete" />
				<input type="hidden" name="userId" value={userId} />
				{state?.message && (
					<p role="alert" className="text-sm text-alarm">
						{state.message}
					</p>
				)}
				<PasswordField name="password" label={yourPassword} autoComplete="current-password" error={errors.password} />
			</Question>
		</Panel>
	);
}
