import { Form, useNavigation } from "react-router";
import { useSite } from "~/components/site/site-context";
import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { PasswordField } from "~/components/ui/field";
import { OWN_PASSWORD } from "~/domain/accounts/fresh-password";
import type { UnconfirmedForm } from "~/operations/page-form";
import { useFormErrors } from "./use-form-errors";

interface PasswordDialogProps {
	/** A form that needs the password. */
	unconfirmed: UnconfirmedForm | undefined;
	/** The page without this dialog; the form is sent there again. */
	page: string;
	onCancel: () => void;
}

/** Asks for the password that a form needs, and sends the form again with it. */
export function PasswordDialog({ unconfirmed, page, onCancel }: PasswordDialogProps) {
	return (
		<Dialog
			isOpen={unconfirmed !== undefined}
			kind="question"
			labelledBy="own-password-title"
			describedBy="own-password-text"
			onClose={() => unconfirmed && onCancel()}
			className="max-w-md"
		>
			{unconfirmed && <PasswordForm unconfirmed={unconfirmed} page={page} onCancel={onCancel} />}
		</Dialog>
	);
}

function PasswordForm({ unconfirmed, page, onCancel }: PasswordDialogProps & { unconfirmed: UnconfirmedForm }) {
	const { visitor } = useSite();
	const isBusy = useNavigation().formData !== undefined;
	const { errors, form } = useFormErrors({ state: unconfirmed });
	return (
		<Form
			{...form}
			noValidate={false}
			method="post"
			action={page}
			replace
			preventScrollReset
			className="space-y-5 p-6 sm:p-8"
		>
			<h2 id="own-password-title" className="lettering text-heading">
				Confirm your password
			</h2>
			<p id="own-password-text" className="text-soft">
				Enter your password to continue. We won't ask for it again for ten minutes.
			</p>
			{Object.entries(unconfirmed.fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{/* For password managers, which want to know whose password it is. */}
			<input type="text" autoComplete="username" defaultValue={visitor?.username} readOnly hidden />
			<PasswordField
				name={OWN_PASSWORD}
				label="Your Password"
				autoComplete="current-password"
				required
				error={errors[OWN_PASSWORD]}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<ButtonLink
					to={page}
					replace
					preventScrollReset
					onClick={(event) => {
						event.preventDefault();
						onCancel();
					}}
				>
					Cancel
				</ButtonLink>
				<Button type="submit" variant="primary" disabled={isBusy} busyLabel={isBusy && "Checking..."}>
					Confirm
				</Button>
			</div>
		</Form>
	);
}
