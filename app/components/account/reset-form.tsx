import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { Notice } from "~/components/ui/notice";
import { checkResetForm } from "~/domain/accounts/validation";
import { formValues } from "~/lib/read-form";
import type { FormState } from "~/operations/page-form";
import { PASSWORD_HINT } from "./auth-forms";
import { useFormErrors } from "./use-form-errors";

/** Sets a new password by a link that an owner has given out. */
export function ResetForm({ token, sent }: { token: string; sent?: FormState }) {
	const isBusy = useNavigation().formMethod === "POST";
	const { errors, form } = useFormErrors({
		state: sent,
		check: (form) => checkResetForm(formValues(form, ["password", "confirmPassword"])),
	});
	return (
		<Form {...form} method="post" className="space-y-5">
			<input type="hidden" name="token" value={token} />
			<div role="alert" className="empty:hidden">
				{sent?.message && !isBusy && <Notice tone="alarm">{sent.message}</Notice>}
			</div>
			<PasswordField
				name="password"
				label="New Password"
				autoComplete="new-password"
				hint={PASSWORD_HINT}
				error={errors.password}
			/>
			<PasswordField
				name="confirmPassword"
				label="Confirm New Password"
				autoComplete="new-password"
				error={errors.confirmPassword}
			/>
			<Button type="submit" variant="primary" className="w-full" busyLabel={isBusy && "Changing Password..."}>
				Change Password
			</Button>
		</Form>
	);
}
