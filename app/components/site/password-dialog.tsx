import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, callApi } from "~/browser/call-api.client";
import { passwordPrompt } from "~/browser/password-prompt";
import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { PasswordField } from "~/components/ui/field";
import { OWN_PASSWORD } from "~/domain/accounts/fresh-password";
import { useStore } from "~/lib/store";
import type { UnconfirmedForm } from "~/operations/page-form";
import { useSite } from "./site-context";

const FAILED = "The password could not be checked. Try again in a moment.";

interface PasswordDialogProps {
	/** A form that the browser sent as a document and that needs the password. */
	unconfirmed: UnconfirmedForm | undefined;
	/** The page without this dialog; the form is sent there again. */
	page: string;
}

/** Asks for the password before an action that needs it, then the action runs. */
export function PasswordDialog({ unconfirmed, page }: PasswordDialogProps) {
	const prompt = useStore(passwordPrompt, null);
	const navigate = useNavigate();

	useEffect(() => () => passwordPrompt.get()?.finish(false), []);

	function cancel(): void {
		if (prompt) prompt.finish(false);
		else if (unconfirmed) navigate(page, { replace: true, preventScrollReset: true });
	}

	return (
		<Dialog
			isOpen={prompt !== null || unconfirmed !== undefined}
			kind="question"
			labelledBy="own-password-title"
			describedBy="own-password-text"
			onClose={cancel}
			className="max-w-md"
		>
			<PasswordForm unconfirmed={unconfirmed} page={page} onConfirmed={prompt ? () => prompt.finish(true) : undefined}>
				{prompt ? (
					<Button onClick={cancel}>Cancel</Button>
				) : (
					<ButtonLink to={page} replace preventScrollReset>
						Cancel
					</ButtonLink>
				)}
			</PasswordForm>
		</Dialog>
	);
}

interface PasswordFormProps extends PasswordDialogProps {
	/** Called once the server has accepted the password; without it, the browser sends the form as a document. */
	onConfirmed: (() => void) | undefined;
	/** The way out. */
	children: React.ReactNode;
}

function PasswordForm({ unconfirmed, page, onConfirmed, children }: PasswordFormProps) {
	const { visitor } = useSite();
	const [error, setError] = useState(unconfirmed?.error);
	const [isBusy, setIsBusy] = useState(false);

	async function confirm(event: React.FormEvent<HTMLFormElement>): Promise<void> {
		if (!onConfirmed) return;
		event.preventDefault();
		const form = event.currentTarget;
		const password = String(new FormData(form).get(OWN_PASSWORD));
		setIsBusy(true);
		try {
			await callApi("POST /api/auth/confirm-password", { body: { password } });
			onConfirmed();
		} catch (failure) {
			setError(failure instanceof ApiError ? failure.message : FAILED);
			setIsBusy(false);
			form.querySelector<HTMLElement>("input[type=password]")?.focus();
		}
	}

	return (
		<form method="post" action={page} onSubmit={confirm} className="space-y-5 p-6 sm:p-8">
			<h2 id="own-password-title" className="lettering text-heading">
				Confirm your password
			</h2>
			<p id="own-password-text" className="text-soft">
				This action needs your password. It then stays confirmed for ten minutes.
			</p>
			{Object.entries(unconfirmed?.fields ?? {}).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{/* For password managers, which want to know whose password it is. */}
			<input type="text" autoComplete="username" defaultValue={visitor?.username} readOnly hidden />
			<PasswordField
				name={OWN_PASSWORD}
				label="Your Password"
				autoComplete="current-password"
				required
				error={error}
				onInput={() => setError(undefined)}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				{children}
				<Button type="submit" variant="primary" disabled={isBusy} busyLabel={isBusy && "Checking..."}>
					Confirm
				</Button>
			</div>
		</form>
	);
}
