import { Form } from "react-router";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { Panel } from "~/components/ui/panel";
import type { User } from "~/domain/accounts/types";
import type { ProfileField } from "~/domain/accounts/validation";
import { RoleBadge } from "./role-badge";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { useFormErrors } from "./use-form-errors";

/** What of the profile the form changes. */
const FIELDS: (React.ComponentProps<typeof TextField> & { name: ProfileField })[] = [
	{ name: "username", label: "Username", autoComplete: "username", autoCapitalize: "none", spellCheck: false },
	{ name: "email", type: "email", label: "Email Address", autoComplete: "email" },
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
	return (
		<Panel title="Profile">
			{user.name && (
				<p className="mb-4 text-sm wrap-break-word">
					<span className="text-soft">Full Name:</span> <bdi>{user.name}</bdi>
				</p>
			)}
			<dl className="mb-6 flex gap-x-8 text-sm">
				<div>
					<dt className="text-soft">Role</dt>
					<dd className="mt-1.5">
						<RoleBadge role={user.role}>{user.role.toUpperCase()}</RoleBadge>
					</dd>
				</div>
				<div>
					<dt className="text-soft">Status</dt>
					<dd className="mt-1.5">
						<Badge tone={user.isPremium ? "bulb" : "plain"}>{user.isPremium ? "Premium" : "Free"}</Badge>
					</dd>
				</div>
				{isVerified !== null && (
					<div>
						<dt className="text-soft">Email Address</dt>
						<dd className="mt-1.5">
							<Badge tone={isVerified ? "good" : "plain"}>{isVerified ? "Verified" : "Not verified"}</Badge>
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
						defaultValue={state?.values?.[field.name] ?? user[field.name]}
						error={errors[field.name]}
					/>
				))}
				<Button type="submit" variant="primary" disabled={isDisabled} busyLabel={isBusy && "Saving..."}>
					Save Changes
				</Button>
			</Form>
			{isVerified === false && <VerifyForm state={latest} />}
			<p className="mt-10 text-xs break-all text-soft">
				User ID <code>{user.id}</code>
			</p>
		</Panel>
	);
}

/** A form beside that of the profile, because it sends no field. */
function VerifyForm({ state }: { state: SettingsState | undefined }) {
	const { isBusy, isDisabled } = useSettingsForm("verify-email", state);
	return (
		<Form method="post" action="/settings" preventScrollReset className="mt-8 max-w-lg space-y-3">
			<input type="hidden" name="intent" value="verify-email" />
			<p className="text-sm text-soft">
				If you forget your password, a link to set a new one is sent to your email address. It has to be verified first.
			</p>
			<Button type="submit" disabled={isDisabled} busyLabel={isBusy && "Sending..."}>
				Send a Mail to Verify It
			</Button>
		</Form>
	);
}
