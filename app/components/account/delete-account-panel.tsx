import { Form, Link, useNavigate } from "react-router";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { PasswordField } from "~/components/ui/field";
import { Panel } from "~/components/ui/panel";
import { checkDeleteForm } from "~/domain/accounts/validation";
import { formValues } from "~/lib/read-form";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { settingsUrl } from "./settings-tabs";
import { useFormErrors } from "./use-form-errors";

const BACK = settingsUrl("security");
/** The URL opens the confirmation, so that it also works without scripts. */
const CONFIRM_DELETE_URL = `${BACK}&confirm=delete`;

interface DeleteAccountPanelProps {
	userId: string;
	isAsking: boolean;
	state: SettingsState | undefined;
}

export function DeleteAccountPanel({ userId, isAsking, state: latest }: DeleteAccountPanelProps) {
	const navigate = useNavigate();
	const { state, isBusy, isDisabled } = useSettingsForm("delete", latest);
	const { errors, form } = useFormErrors({
		state,
		check: (values) => checkDeleteForm(formValues(values, ["password"])),
	});
	return (
		<Panel
			title="Danger Zone"
			tone="alarm"
			lead="Deleting your account deletes your profile, sessions, watch history and Watch Later. The privacy page says what stays."
		>
			<Link to={CONFIRM_DELETE_URL} preventScrollReset className={buttonClass("danger")}>
				Delete Account
			</Link>
			<Dialog
				isOpen={isAsking}
				kind="question"
				labelledBy="delete-title"
				describedBy="delete-text"
				onClose={() => isAsking && navigate(BACK, { replace: true, preventScrollReset: true })}
				className="max-w-md"
			>
				<Form {...form} method="post" action={CONFIRM_DELETE_URL} preventScrollReset className="space-y-5 p-6 sm:p-8">
					<h2 id="delete-title" className="lettering text-heading">
						Delete Account
					</h2>
					<p id="delete-text" className="text-soft">
						Are you sure you want to delete your account? This action cannot be undone.
					</p>
					<input type="hidden" name="intent" value="delete" />
					<input type="hidden" name="userId" value={userId} />
					{state?.message && (
						<p role="alert" className="text-sm text-alarm">
							{state.message}
						</p>
					)}
					<PasswordField
						name="password"
						label="Your Password"
						autoComplete="current-password"
						error={errors.password}
					/>
					<div className="flex flex-wrap justify-end gap-3">
						<ButtonLink to={BACK} replace preventScrollReset>
							Cancel
						</ButtonLink>
						<Button type="submit" variant="danger" disabled={isDisabled} busyLabel={isBusy && "Deleting..."}>
							Delete Account
						</Button>
					</div>
				</Form>
			</Dialog>
		</Panel>
	);
}
