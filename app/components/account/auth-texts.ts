export type AuthForm = "login" | "signup";

/** Above each form, in its dialog and on its page. */
export const AUTH_TEXTS = {
	login: { title: "Login", lead: "Welcome back. Your list and your place in every title are waiting." },
	signup: { title: "Sign Up", lead: "One account keeps your list and your place in every title, on every device." },
};

/** At a field for a new password. */
export const PASSWORD_HINT = "At least 8 characters, with a lowercase letter, an uppercase letter and a number.";
