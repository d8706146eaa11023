import { useEffect } from "react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { Panel } from "~/components/ui/panel";
import type { User } from "~/domain/accounts/types";
import { checkPasswordForm } from "~/domain/accounts/validation";
import { formValues } from "~/lib/http/read-form";
import { accountTexts } from "~/messages/account";
import { settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { settingsUrl } from "./settings-tabs";
import { useFormErrors } from "./use-form-errors";

export function PasswordPanel({ user, state: latest }: { user: User; state: SettingsState | undefined }) {
	const { state, isBusy, isDisabled } = useSettingsForm("password", latest);
	const { errors, form } = useFormErrors({
		state,
		check: (values) => checkPasswordForm(formValues(values, ["currentPassword", "newPassword", "confirmPassword"])),
	});

	const texts = useTexts(settingsTexts);
	const account = useTexts(accountTexts);

	useEffect(() => {
		if (state?.ok) form.ref.current?.reset();
	}, [state, form.ref]);

	return (
		<Panel title={account.changePassword} lead={texts.passwordLead}>
			<Form {...form} method="post" action={settingsUrl("security")} preventScrollReset className="max-w-lg space-y-5">
				<input type="hidden" name="intent" value="password" />
				<input type="hidden" name="userId" value={user.id} />
				{/* For password managers, which want to know whose password it is. */}
				<input type="text" autoComplete="username" defaultValue={user.username} readOnly hidden />
				<PasswordField
					name="currentPassword"
					label={texts.currentPassword}
					autoComplete="current-password"
					error={errors.currentPassword}
				/>
				<PasswordField
					name="newPassword"
					label={account.newPassword}
					autoComplete="new-password"
					error={errors.newPassword}
				/>
				<PasswordField
					name="confirmPassword"
					label={account.confirmNewPassword}
					autoComplete="new-password"
					error={errors.confirmPassword}
				/>
				<Button type="submit" variant="primary" disabled={isDisabled} busyLabel={isBusy && account.changingPassword}>
					{account.changePassword}
				</Button>
			</Form>
		</Panel>
	);
}
