import { useId } from "react";
import { useNavigate } from "react-router";
import type { AdminAct } from "~/components/admin/admin-act-form";
import { QUESTIONS } from "~/components/admin/admin-texts";
import { Button, ButtonLink, type ButtonVariant } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { NavigateButton } from "~/components/ui/navigate-button";
import { ActForm } from "./act-form";
import { type UserChange, useActs } from "./use-admin-acts";
import { useAdminUrl } from "./use-admin-url";

interface ConfirmProps {
	question: keyof typeof QUESTIONS;
	title: string;
	/** What the button that does it says. */
	label: string;
	variant?: ButtonVariant;
	/** Whom it is about, where it is about somebody; null: nobody who is on the page. */
	user?: { id: string; username: string } | null;
	/** What is done by a call, or else in the browser alone. */
	act?: AdminAct;
	onConfirm?: () => void;
	change?: UserChange;
}

/** A question over the panel. Its address opens it, so that it is asked without scripts too. */
export function Confirm({ question, title, label, variant, user, act, onConfirm, change }: ConfirmProps) {
	const id = useId();
	const navigate = useNavigate();
	const { asked, here } = useAdminUrl();
	const isOpen = asked === question && user !== null;

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
				{QUESTIONS[question]}
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
			{act ? (
				<ActForm act={act} change={change} onSent={close} className={className}>
					{content}
				</ActForm>
			) : (
				<form onSubmit={confirm} className={className}>
					{content}
				</form>
			)}
		</Dialog>
	);
}

/** The button that leads to a question. */
export function AskButton({
	question,
	user,
	act,
	busyLabel,
	...rest
}: {
	question: keyof typeof QUESTIONS;
	user?: string;
	act?: AdminAct;
	busyLabel?: string;
} & Omit<React.ComponentProps<typeof Button>, "type">) {
	const { asking } = useAdminUrl();
	const { isRunning } = useActs();
	return (
		<NavigateButton {...rest} to={asking(question, user)} replace busyLabel={act && isRunning(act) && busyLabel} />
	);
}
