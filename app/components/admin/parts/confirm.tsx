import { useNavigate } from "react-router";
import type { Button, ButtonVariant } from "~/components/ui/button";
import { NavigateButton } from "~/components/ui/navigate-button";
import { Question } from "~/components/ui/question";
import { type AdminFields, CONFIRMATIONS } from "./admin-forms";
import { useAdminUrl } from "./admin-url";
import { PanelForm, useSentForm } from "./panel-form";

interface ConfirmProps {
	question: keyof typeof CONFIRMATIONS | "role";
	title: string;
	/** Of a question that depends on the user. */
	text?: string;
	/** Of the button that confirms. */
	label: string;
	variant?: ButtonVariant;
	/** The user to confirm the action for; null when that user is not on the page. */
	user?: { id: string; username: string } | null;
	/** The fields of the form that is sent; without them `onConfirm` runs in the browser. */
	fields?: AdminFields;
	onConfirm?: () => void;
	/** Fields that the administrator fills in. */
	children?: React.ReactNode;
}

/** A question of the panel. Its URL opens it. */
export function Confirm({ question, text, user, fields, onConfirm, ...rest }: ConfirmProps) {
	const navigate = useNavigate();
	const { confirmation, here } = useAdminUrl();

	function close(): void {
		void navigate(here, { replace: true, preventScrollReset: true });
	}

	function confirm(event: React.FormEvent): void {
		event.preventDefault();
		onConfirm?.();
		close();
	}

	return (
		<Question
			{...rest}
			isOpen={confirmation === question && user !== null}
			about={user?.username}
			text={question === "role" ? text : CONFIRMATIONS[question]}
			back={here}
			renderForm={(form) =>
				fields ? <PanelForm {...form} fields={fields} onSent={close} /> : <form {...form} onSubmit={confirm} />
			}
		/>
	);
}

/** The button that opens a question; busy while the question's form is sent. */
export function ConfirmationButton({
	question,
	user,
	busyLabel,
	...rest
}: {
	question: keyof typeof CONFIRMATIONS;
	/** The id of whom it is about. */
	user?: string;
	busyLabel?: string;
} & Omit<React.ComponentProps<typeof Button>, "type">) {
	const { confirmationUrl } = useAdminUrl();
	const isSent = useSentForm({ intent: question, ...(user && { userId: user }) }) !== undefined;
	return <NavigateButton {...rest} to={confirmationUrl(question, { user })} replace busyLabel={isSent && busyLabel} />;
}
