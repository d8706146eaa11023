import { Dialog } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import type { LoginReason } from "~/domain/accounts/policy";
import { accountTexts } from "~/messages/account";
import { useTexts } from "~/messages/use-language";
import { AuthCard } from "./auth-card";
import { type AuthForm, useAuthHeadings } from "./auth-forms";
import { LoginForm } from "./login-form";
import { SignupForm } from "./signup-form";

interface AuthDialogProps {
	/** Null: closed. */
	form: AuthForm | null;
	/** Where signing in leads; null: it stays here. */
	redirectTo: string | null;
	/** Why Login is asked for. */
	reason: LoginReason | null;
	onClose: () => void;
}

/** Login and Sign Up over the page, for wide screens with scripts; elsewhere they are pages. */
export function AuthDialog({ form, redirectTo, reason, onClose }: AuthDialogProps) {
	const texts = useTexts(accountTexts);
	const headings = useAuthHeadings();
	return (
		<Dialog isOpen={form !== null} onClose={onClose} labelledBy="auth-title" className="max-w-md">
			{form && (
				<AuthCard {...headings[form]} id="auth-title" level={2}>
					{reason && (
						<div className="mb-5">
							<Notice>{texts.loginReasons[reason]}</Notice>
						</div>
					)}
					{form === "login" ? <LoginForm redirectTo={redirectTo} /> : <SignupForm redirectTo={redirectTo} />}
				</AuthCard>
			)}
		</Dialog>
	);
}
