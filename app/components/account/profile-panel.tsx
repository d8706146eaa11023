import { Form } from "react-router";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { Panel } from "~/components/ui/panel";
import type { User } from "~/domain/accounts/types";
import type { ProfileField } from "~/domain/accounts/validation";
import { accountTexts } from "~/messages/account";
import { settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";
import { RoleBadge } from "./role-badge";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { useFormErrors } from "./use-form-errors";

/** What of the profile the form changes. */
const FIELDS: (Omit<React.ComponentProps<typeof TextField>, "label"> & { name: ProfileField })[] = [
	{ name: "username", autoComplete: "username", autoCapitalize: "none", spellCheck: false },
	{ name: "email", type: "email", autoComplete: "email" },
];

export function ProfilePanel({
	user,
	isVerified,
	state: latest,
}: {
	user: User;
	/** Whether the address is; null: the site sends no mail. */
	isVerified: boolean | null;
	state: SettingsState | undefined;
}) {
	const { state, isBusy, isDisabled } = useSettingsForm("profile", latest);
	const { errors, form } = useFormErrors({ state });
	const texts = useTexts(settingsTexts);
	const { username } = useTexts(accountTexts);
	const labels: Partial<Record<ProfileField, string>> = { username, email: texts.emailAddress };
	return (
		<Panel title={texts.tabs.profile}>
			{user.name && (
				<p className="mb-4 text-sm wrap-break-word">
					<span className="text-soft">{texts.fullNameIs}</span> <bdi>{user.name}</bdi>
				</p>
			)}
			<dl className="mb-6 flex gap-x-8 text-sm">
				<div>
					<dt className="text-soft">{texts.role}</dt>
					<dd className="mt-1.5">
						<RoleBadge role={user.role}>{texts.roles[user.role]}</RoleBadge>
					</dd>
				</div>
				<div>
					<dt className="text-soft">{texts.status}</dt>
					<dd className="mt-1.5">
						<Badge tone={user.isPremium ? "bulb" : "plain"}>{user.isPremium ? texts.premium : texts.free}</Badge>
					</dd>
				</div>
				{isVerified !== null && (
					<div>
						<dt className="text-soft">{texts.emailAddress}</dt>
						<dd className="mt-1.5">
							<Badge tone={isVerified ? "good" : "plain"}>{isVerified ? texts.verified : texts.notVerified}</Badge>
						</dd>
					</div>
				)}
			</dl>
			<Form {...form} method="post" action="/settings" preventScrollReset className="max-w-lg space-y-5">
				<input type="hidden" name="intent" value="profile" />
				<input type="hidden" name="userId" value={user.id} />
				{FIELDS.map((field) => (
					<TextField
						{...field}
						key={field.name}
						label={labels[field.name] ?? ""}
						defaultValue={state?.values?.[field.name] ?? user[field.name]}
						error={errors[field.name]}
					/>
				))}
				<Button type="submit" variant="primary" disabled={isDisabled} busyLabel={isBusy && texts.saving}>
					{texts.saveChanges}
				</Button>
			</Form>
			{isVerified === false && <VerifyForm state={latest} />}
			<p className="mt-10 text-xs break-all text-soft">
				{texts.userId} <code>{user.id}</code>
			</p>
		</Panel>
	);
}

/** A form beside that of the profile, because it sends no field. */
function VerifyForm({ state }: { state: SettingsState | undefined }) {
	const { isBusy, isDisabled } = useSettingsForm("verify-email", state);
	const texts = useTexts(settingsTexts);
	const { sending } = useTexts(accountTexts);
	return (
		<Form method="post" action="/settings" preventScrollReset className="mt-8 max-w-lg space-y-3">
			<input type="hidden" name="intent" value="verify-email" />
			<p className="text-sm text-soft">{texts.verifyLead}</p>
			<Button type="submit" disabled={isDisabled} busyLabel={isBusy && sending}>
				{texts.sendVerification}
			</Button>
		</Form>
	);
}
