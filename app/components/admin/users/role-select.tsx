import { useEffect, useEffectEvent, useId, useState } from "react";
import { useFetcher, useHref, useNavigate } from "react-router";
import type { PanelResult } from "~/components/admin/parts/admin-forms";
import { useAdminUrl } from "~/components/admin/parts/admin-url";
import { Confirm } from "~/components/admin/parts/confirm";
import { PanelFields, useSentForm } from "~/components/admin/parts/panel-form";
import { buttonClass } from "~/components/ui/button";
import { FieldMessage, PasswordField, TextField } from "~/components/ui/field";
import { Question } from "~/components/ui/question";
import { Select } from "~/components/ui/select";
import { OWN_PASSWORD } from "~/domain/accounts/fresh-password";
import { ROLES, type Role, type User } from "~/domain/accounts/types";

/** Roles that one question gives; to make an owner there is a form of its own. */
const ASKED: Record<Exclude<Role, "owner">, { title: string; label: string; text: (name: string) => string }> = {
	user: {
		title: "Remove this user's role?",
		label: "Make User",
		text: (name) => `${name} will no longer be able to open this panel. Their lists and watch history stay.`,
	},
	admin: {
		title: "Make this user an admin?",
		label: "Make Admin",
		text: (name) =>
			`${name} will be able to view and export the list of users, read the audit log, change who is Premium, run jobs and clear caches.`,
	},
};

/** A user's role. A choice does nothing by itself: the button beside it opens the question about it. */
export function RoleSelect({ user }: { user: User }) {
	const { confirmationUrl } = useAdminUrl();
	const navigate = useNavigate();
	const sent = useSentForm({ intent: "role", userId: user.id })?.get("role");
	const [chosen, setChosen] = useState<string | null>(null);
	const role = typeof sent === "string" ? sent : user.role;
	const [path = "", search] = confirmationUrl("role", { user: user.id }).split("?");
	const action = useHref(path);

	function apply(event: React.FormEvent): void {
		event.preventDefault();
		setChosen(null);
		if (chosen)
			void navigate(confirmationUrl("role", { user: user.id, to: chosen }), {
				replace: true,
				preventScrollReset: true,
			});
	}

	const button = (
		<button type="submit" aria-label={`Apply role of ${user.username}`} className={buttonClass("secondary", "small")}>
			Apply
		</button>
	);
	return (
		<form action={action} onSubmit={apply} className="flex items-center gap-2">
			{[...new URLSearchParams(search)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Select
				name="to"
				label={`Role of ${user.username}`}
				value={chosen ?? role}
				className="min-w-32"
				options={ROLES.map((name) => [name, name])}
				onChange={({ target }) => setChosen(target.value === role ? null : target.value)}
			/>
			{chosen ? button : <noscript className="noscript:contents">{button}</noscript>}
		</form>
	);
}

/** The questions about a role. `user` is null when the user to ask about is not on the page. */
export function RoleQuestions({ user }: { user: User | null }) {
	const { confirmedRole } = useAdminUrl();
	const asked = user && confirmedRole !== user.role ? user : null;
	if (confirmedRole === "owner") return <OwnerQuestion user={asked} />;
	const question = ASKED[confirmedRole === "admin" ? "admin" : "user"];
	return (
		<Confirm
			question="role"
			title={question.title}
			text={question.text(asked?.username ?? "")}
			label={question.label}
			variant="primary"
			user={asked}
			fields={{ intent: "role", userId: asked?.id ?? "", role: confirmedRole ?? "" }}
		/>
	);
}

/** Matches only this text; each character is written by its number, so that none has a meaning of its own. */
function exactly(text: string): string {
	return text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Asks for the user's name and the own password, and stays open until the server has accepted both. */
function OwnerQuestion({ user }: { user: User | null }) {
	const id = useId();
	const navigate = useNavigate();
	const fetcher = useFetcher<PanelResult>();
	const { confirmation, here } = useAdminUrl();
	const isOpen = confirmation === "role" && user !== null;
	const failure = fetcher.data?.ok === false ? fetcher.data : undefined;

	const finish = useEffectEvent(() => {
		if (isOpen) void navigate(here, { replace: true, preventScrollReset: true });
	});
	useEffect(() => {
		if (fetcher.data?.ok) finish();
	}, [fetcher.data]);

	return (
		<Question
			isOpen={isOpen}
			title="Make this user an owner?"
			about={user?.username}
			text="An owner can do everything that you can: change any role, including yours, delete accounts and block titles. Type their username and your password to confirm."
			label="Make Owner"
			variant="danger"
			busyLabel={fetcher.state !== "idle" && "Checking..."}
			back={here}
			renderForm={(form) => <fetcher.Form {...form} method="post" action={here} />}
		>
			<PanelFields fields={{ intent: "make-owner", userId: user?.id ?? "" }} />
			<TextField
				name="username"
				label="Their Username"
				pattern={exactly(user?.username ?? "")}
				title="The username as shown above"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<PasswordField name={OWN_PASSWORD} label="Your Password" autoComplete="current-password" required />
			<FieldMessage id={`${id}error`}>{failure && (failure.reason ?? failure.message)}</FieldMessage>
		</Question>
	);
}
