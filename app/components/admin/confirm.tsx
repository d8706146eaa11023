import { useId } from "react";
import { useNavigate } from "react-router";
import { Button, ButtonLink, type ButtonVariant } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { NavigateButton } from "~/components/ui/navigate-button";
import { type AdminFields, CONFIRMATIONS } from "./admin-forms";
import { PanelForm, useSentForm } from "./panel-form";
import { useAdminUrl } from "./use-admin-url";

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
}

/** A confirmation dialog. Its URL opens it, so that it also works without scripts. */
export function Confirm({ question, title, text, label, variant, user, fields, onConfirm }: ConfirmProps) {
	const id = useId();
	const navigate = useNavigate();
	const { confirmation, here } = useAdminUrl();
	const isOpen = confirmation === question && user !== null;

	function close(): void {
		if (isOpen) navigate(here, { replace: true, preventScrollReset: true });
	}

	function confirm(event: React.FormEvent): void {
		event.preventDefault();
		onConfirm?.();
		close();
	}

	const className = "space-y-5 p-6 sm:p-8";
	const content = (
		<>
			<h2 id={`${id}title`} className="lettering text-heading">
				{title}
			</h2>
			{user && <p className="font-semibold break-all">{user.username}</p>}
			<p id={`${id}text`} className="text-soft">
				{question === "role" ? text : CONFIRMATIONS[question]}
			</p>
			<div className="flex flex-wrap justify-end gap-3">
				<ButtonLink to={here} replace preventScrollReset>
					Cancel
				</ButtonLink>
				<Button type="submit" variant={variant}>
					{label}
				</Button>
			</div>
		</>
	);
	return (
		<Dialog
			isOpen={isOpen}
			kind="question"
			labelledBy={`${id}title`}
			describedBy={`${id}text`}
			onClose={close}
			className="max-w-md"
		>
			{fields ? (
				<PanelForm fields={fields} onSent={close} className={className}>
					{content}
				</PanelForm>
			) : (
				<form onSubmit={confirm} className={className}>
					{content}
				</form>
			)}
		</Dialog>
	);
}

/** The button that opens a question; busy while the question's form is sent. */
export function ConfirmationButton({
	question,
	busyLabel,
	...rest
}: {
	question: keyof typeof CONFIRMATIONS;
	busyLabel?: string;
} & Omit<React.ComponentProps<typeof Button>, "type">) {
	const { confirmationUrl } = useAdminUrl();
	const isSent = useSentForm({ intent: question }) !== undefined;
	return <NavigateButton {...rest} to={confirmationUrl(question)} replace busyLabel={isSent && busyLabel} />;
}
