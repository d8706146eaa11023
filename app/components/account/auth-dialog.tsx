import { Dialog } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { AuthCard } from "./auth-card";
import { AUTH_TEXTS, type AuthForm } from "./auth-forms";
import { LoginForm } from "./login-form";
import { SignupForm } from "./signup-form";

interface AuthDialogProps {
	/** Null: closed. */
	form: AuthForm | null;
	/** Where signing in leads; null: it stays here. */
	redirectTo: string | null;
	/** Why Login is asked for. */
	reason: string | null;
	onClose: () => void;
}

/** Login and Sign Up over the page, for wide screens with scripts; elsewhere they are pages. */
export function AuthDialog({ form, redirectTo, reason, onClose }: AuthDialogProps) {
	return (
		<Dialog isOpen={form !== null} onClose={onClose} labelledBy="auth-title" className="max-w-md">
			{form && (
				<AuthCard {...AUTH_TEXTS[form]} id="auth-title" level={2}>
					{reason && (
						<div className="mb-5">
							<Notice>{reason}</Notice>
						</div>
					)}
					{form === "login" ? <LoginForm redirectTo={redirectTo} /> : <SignupForm redirectTo={redirectTo} />}
				</AuthCard>
			)}
		</Dialog>
	);
}
