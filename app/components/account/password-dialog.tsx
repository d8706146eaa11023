import { Form, useNavigation } from "react-router";
import { useSite } from "~/components/site/site-context";
import { PasswordField } from "~/components/ui/field";
import { Question } from "~/components/ui/question";
import { OWN_PASSWORD } from "~/domain/accounts/fresh-password";
import { accountTexts } from "~/messages/account";
import { useTexts } from "~/messages/use-language";
import type { UnconfirmedForm } from "~/operations/page-form";
import { useFormErrors } from "./use-form-errors";

interface PasswordDialogProps {
	/** A form that needs the password. */
	unconfirmed: UnconfirmedForm | undefined;
	/** Says what the password is for. */
	text?: string | undefined;
	/** The page without this dialog; the form is sent there again. */
	page: string;
	onCancel: () => void;
}

/** Asks for the password that a form needs, and sends the form again with it. */
export function PasswordDialog({ unconfirmed, text, page, onCancel }: PasswordDialogProps) {
	const texts = useTexts(accountTexts);
	const { visitor } = useSite();
	const isBusy = useNavigation().formData !== undefined;
	const { errors, form } = useFormErrors({ state: unconfirmed });
	return (
		<Question
			isOpen={unconfirmed !== undefined}
			title={texts.confirmYourPassword}
			text={text ?? texts.enterToContinue}
			label={texts.confirm}
			variant="primary"
			isDisabled={isBusy}
			busyLabel={isBusy && texts.checking}
			back={page}
			onCancel={onCancel}
			renderForm={(props) => (
				<Form {...form} {...props} noValidate={false} method="post" action={page} replace preventScrollReset />
			)}
		>
			{Object.entries(unconfirmed?.fields ?? {}).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{/* For password managers, which want to know whose password it is. */}
			<input type="text" autoComplete="username" defaultValue={visitor?.username} readOnly hidden />
			<PasswordField
				name={OWN_PASSWORD}
				label={texts.yourPassword}
				autoComplete="current-password"
				required
				error={errors[OWN_PASSWORD]}
			/>
		</Question>
	);
}
